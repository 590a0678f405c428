/// One piece of what is heard at a stop, or of what else came of a gesture.
package struct HeardPart: Hashable, Sendable {
  /// What the piece tells.
  package var kind: Kind
  /// The piece, as it is heard.
  package var text: String
  /// The name of the rule by which the reader says it; empty for a text of the app.
  package var rule = ""

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case label
    case value
    /// A detail that is said unasked.
    case content
    /// A header of the table.
    case header
    /// The name of a group that is entered.
    case group
    /// What is heard where nothing says what its parts are.
    case words
    case hint
    /// What the app announced.
    case announcement
    case state
    case trait
    /// The place among siblings, or in a table.
    case position
    /// The boundary of a list, a landmark or a card.
    case container
    /// What tells of more to find.
    case cue
    case gesture
    /// What a gesture did.
    case action
    case sound
    case note

    /// Whether it belongs to the surroundings, so that the reader says it wherever they begin.
    var isOfSurroundings: Bool { [.header, .group, .position, .container].contains(self) }
  }

  package init(_ kind: Kind, _ text: String, rule: String = "") {
    self.kind = kind
    self.text = text
    self.rule = rule
  }

  /// Whether it is known again by its rule, in whichever words the reader puts it.
  var isReadersOwn: Bool { !rule.isEmpty }

  /// The pieces that can be lost for themselves: phrases between commas, and sentences.
  var pieces: [HeardPart] {
    guard !isReadersOwn, kind != .note else { return [self] }
    return text.phrases.map { HeardPart(kind, $0) }
  }
}

extension [HeardPart] {
  /// Creates the parts of an announcement whose hint is one text.
  init(_ announcement: Announcement) {
    self = announcement.parts(.comma).map { HeardPart($0) }
    if let hint = announcement.hint { append(HeardPart(.hint, hint)) }
    for cue in announcement.cues { append(HeardPart(.cue, cue, rule: cue)) }
  }

  /// Creates the parts of an announcement whose hint and cues say where they come from.
  init(_ explanation: Explanation) {
    self = (explanation.announcement.parts(.comma) + explanation.hint + explanation.cues)
      .map { HeardPart($0) }
  }
}

extension HeardPart {
  /// Creates the part that a segment is.
  fileprivate init(_ segment: Announcement.Segment) {
    let isReadersOwn = segment.phrase != nil
    self.init(
      Self.kind(of: segment), segment.text, rule: isReadersOwn ? segment.rule : "")
  }

  private static func kind(of segment: Announcement.Segment) -> Kind {
    switch segment.kind {
    case .header: .header
    case .label: .label
    case .value: segment.rule == "switch-state" ? .state : .value
    case .state: .state
    case .trait: segment.rule == "card-entered" ? .container : .trait
    case .cell, .position: .position
    case .container: .container
    case .content: segment.rule == "content-cue" ? .cue : .content
    case .action: segment.rule == "actions-cue" ? .cue : .words
    case .hint: .hint
    case .group: .group
    case .rotor: .words
    }
  }
}
