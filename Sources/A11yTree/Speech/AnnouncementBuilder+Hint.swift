/// The hint: the author's, and the system's that wraps, replaces or follows it.
extension AnnouncementBuilder {
  /// Returns what is said after the pause (facts: voiceover.md §6.5).
  ///
  /// - Parameter isSpent: Whether the author's hint already stood in for a name.
  /// - Returns: The hint, nil for none.
  func hint(isSpent: Bool) -> String? {
    var hint = !isSpent && node.hint.isSpoken ? node.hint : nil
    guard !node.traits.contains(.notEnabled) else { return hint }
    let isToggle = node.traits.contains(.isToggle)
    if isToggle { hint = chain(hint, .toggleHint) }
    if node.traits.contains(.isTextEntry) { hint = phrases[textEntryHint].written }
    if node.traits.contains(.adjustable), !isToggle, !isSpent {
      hint = chain(hint, .adjustableHint)
    }
    if profile.knowsExpandedStatus, let isExpanded = node.isExpanded {
      hint = chain(hint, isExpanded ? .expandedHint : .collapsedHint)
    }
    return hint
  }

  private var textEntryHint: Phrase {
    if node.traits.contains(.isEditing) { return .editingHint }
    return node.traits.contains(.isTextArea) ? .textAreaHint : .editHint
  }

  private func chain(_ hint: String?, _ phrase: Phrase) -> String {
    guard var chained = hint else { return phrases[phrase].written }
    chained.endSentence()
    return chained + " " + phrases[phrase].written
  }
}
