/// How the segments of an announcement are joined.
public enum Rendering: String, Hashable, Sendable, CaseIterable {
  /// As heard: `selected, Delete, dimmed, button`.
  case comma
  /// As AccessibilitySnapshot writes it: `Selected: Delete. Dimmed. Button.`
  case snapshot
}

extension Announcement {
  /// Returns what is spoken before the pause, "" where nothing is.
  public func spoken(_ rendering: Rendering = .comma) -> String {
    switch rendering {
    case .snapshot: return snapshotParts().map(\.text).joined(separator: " ")
    case .comma:
      var spoken = ""
      for segment in segments where !segment.text.isEmpty {
        if !spoken.isEmpty { spoken += spoken.pause }
        spoken += segment.text
      }
      return spoken
    }
  }

  /// Returns the segments with their texts as they stand in a rendering.
  ///
  /// AccessibilitySnapshot knows neither the names of groups nor important custom content, so
  /// that its rendering has no such segment (facts: voiceover.md §6.7).
  public func parts(_ rendering: Rendering) -> [Segment] {
    switch rendering {
    case .comma: segments.filter { !$0.text.isEmpty }
    case .snapshot: snapshotParts()
    }
  }

  /// A piece of what is spoken, in one language.
  package struct Passage: Hashable, Sendable {
    /// What is said, with the punctuation before the next piece.
    package var text: String
    /// The language as a BCP 47 tag, nil for the screen's.
    package var language: String?
  }

  /// Returns what is spoken before the pause in pieces of one language each; joined, they are
  /// what `spoken` is.
  package func passages(_ rendering: Rendering) -> [Passage] {
    var passages: [Passage] = []
    for part in parts(rendering) {
      guard let last = passages.indices.last else {
        passages.append(Passage(text: part.text, language: part.language))
        continue
      }
      passages[last].text += rendering == .comma ? passages[last].text.pause : " "
      if passages[last].language == part.language {
        passages[last].text += part.text
      } else {
        passages.append(Passage(text: part.text, language: part.language))
      }
    }
    return passages
  }

  /// Gives the content its full stop where a role word or a boundary follows.
  private func snapshotParts() -> [Segment] {
    var parts: [Segment] = []
    parts.reserveCapacity(segments.count)
    for segment in segments where !segment.isUnknownToSnapshot {
      if let last = parts.last, segment.closesSentence(of: last) {
        parts[parts.count - 1].text.endSentence()
      }
      var part = segment
      part.text = segment.written
      parts.append(part)
    }
    return parts
  }
}

extension Announcement.Segment {
  /// Whether it is content, as against words about the content.
  fileprivate var isContent: Bool {
    switch kind {
    case .header, .label, .cell, .content, .hint, .group: true
    case .value: !isToggleState
    case .state, .trait, .position, .container, .action, .rotor: false
    }
  }

  /// Whether it is a group's name, or a detail that is said unasked.
  fileprivate var isUnknownToSnapshot: Bool {
    kind == .group || (kind == .content && rule != "content-item")
  }

  /// Whether it is "on" or "off", which stands among the words for roles.
  private var isToggleState: Bool { kind == .value && rule == "switch-state" }

  /// Whether the segment before must end in a full stop (facts: voiceover.md §6.1 steps 7, 9).
  fileprivate func closesSentence(of last: Self) -> Bool {
    switch kind {
    case .trait, .state: last.isContent
    case .value: isToggleState && last.isContent
    case .container: true
    default: false
    }
  }
}

extension String {
  /// Adds a full stop unless one ends the text.
  package mutating func endSentence() {
    if utf8.last != UInt8(ascii: ".") { self += "." }
  }

  /// What joins the next part to this text.
  fileprivate var pause: String { endsInPunctuation ? " " : ", " }

  /// Whether the last character already makes a pause, so that no comma follows it.
  fileprivate var endsInPunctuation: Bool {
    guard let last = unicodeScalars.last else { return false }
    return switch last {
    case ".", ",", ";", ":", "!", "?", "…", "。", "、", "！", "？", "：", "،", "؛", "؟": true
    default: false
    }
  }
}
