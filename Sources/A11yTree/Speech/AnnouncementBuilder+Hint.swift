/// The hint: the author's, and the system's that wraps, replaces or follows it.
extension AnnouncementBuilder {
  /// Returns what is said after the pause, sentence by sentence (facts: voiceover.md §6.5).
  ///
  /// - Parameter isSpent: Whether the author's hint already stood in for a name.
  /// - Returns: The sentences, none where there is no hint.
  func hintParts(isSpent: Bool) -> [Announcement.Segment] {
    var parts: [Announcement.Segment] = []
    if !isSpent, node.hint.isSpoken, let hint = node.hint {
      parts.append(
        Announcement.Segment(kind: .hint, text: hint, rule: "hint", node: index))
    }
    guard !node.traits.contains(.notEnabled) else { return parts }
    let isToggle = node.traits.contains(.isToggle)
    if isToggle { parts.append(hint(.toggleHint, rule: "toggle-hint")) }
    if node.traits.contains(.isTextEntry) {
      parts = [hint(textEntryHint, rule: "text-field-hint")]
    }
    if node.traits.contains(.adjustable), !isToggle, !isSpent {
      parts.append(hint(.adjustableHint, rule: "adjustable-hint"))
    }
    if profile.knowsExpandedStatus, let isExpanded = node.isExpanded {
      parts.append(hint(isExpanded ? .expandedHint : .collapsedHint, rule: "expanded-hint"))
    }
    return parts
  }

  private var textEntryHint: Phrase {
    if node.traits.contains(.isEditing) { return .editingHint }
    return node.traits.contains(.isTextArea) ? .textAreaHint : .editHint
  }

  private func hint(_ phrase: Phrase, rule: String) -> Announcement.Segment {
    let text = phrases[phrase].written
    return Announcement.Segment(
      kind: .hint, text: text, written: text, rule: rule, node: index, phrase: phrase)
  }
}

extension [Announcement.Segment] {
  /// The texts as sentences that follow each other, nil where there is none.
  var joinedSentences: String? {
    guard var joined = first?.text else { return nil }
    for segment in dropFirst() {
      joined.endSentence()
      joined += " " + segment.text
    }
    return joined
  }
}
