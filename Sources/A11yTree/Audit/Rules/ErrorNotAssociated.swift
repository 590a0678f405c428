extension Rule {
  /// A message about a mistake that is seen below a field and not heard at it.
  ///
  /// Ours: a message is a text within 24 points below a field that is red, or says one of the words
  /// of messages. That it is one, a person has to judge.
  static let errorNotAssociated = Rule(
    id: "error-not-associated",
    title: "What is wrong with a field is heard at the field",
    criteria: ["3.3.1"],
    gravest: .cantTell,
    rationale: """
      A person who listens comes back to the field, hears its name and what was typed, and does not \
      learn that it is wrong, or why.
      """,
    fix: "Add the message to the value or the hint of the field, and announce it.",
    readsWords: true,
    sees: .paint,
    passing: [
      RuleExample(
        "The message in the hint",
        """
        textEntry "Email" hint="Enter an address with an @" frame=16,0,300,34
        staticText "Enter an address with an @" frame=16,38,300,18
          text "Enter an address with an @" size=13 color=#D70015
        """)
    ],
    failing: [
      RuleExample(
        "A red text",
        """
        ↓textEntry "Email" frame=16,0,300,34
        staticText "Enter an address with an @" frame=16,38,300,18
          text "Enter an address with an @" size=13 color=#D70015
        """),
      RuleExample(
        "A text that says so",
        """
        ↓textEntry "Email" frame=16,0,300,34
        staticText "Invalid address" frame=16,38,300,18
          text "Invalid address" size=13 color=#000000
        """),
    ],
    inapplicable: [
      RuleExample(
        "Advice in grey",
        """
        textEntry "Email" frame=16,0,300,34
        staticText "We never share it" frame=16,38,300,18
          text "We never share it" size=13 color=#6D6D72
        """),
      RuleExample(
        "A red text far away",
        """
        textEntry "Email" frame=16,0,300,34
        staticText "Delete the account" frame=16,200,300,18
          text "Delete the account" size=13 color=#D70015
        """),
      RuleExample(
        "A red button below the field",
        """
        textEntry "Email" frame=16,0,300,34
        button "Delete the account" frame=16,38,300,44
          text "Delete the account" size=13 color=#D70015
        """),
    ],
    check: .screen(needsScene: true) { context in
      let fields = context.stops.map { RuleElement(context: context, index: $0) }
        .filter { $0.isField && $0.isFramed }
      guard !fields.isEmpty else { return [] }
      let messages = context.texts.filter(\.isMessage)
        .sorted { ($0.frame.y, $0.item) < ($1.frame.y, $1.item) }
      return fields.compactMap { field in
        messages.first(below: field.node.frame).map { message in
          Verdict(
            node: field.index,
            judgement: field.says(message) ? .passed : .notHeard(field, message))
        }
      }
    })
}

extension RuleText {
  /// Whether it is a text that is only read and that may be about a mistake.
  fileprivate var isMessage: Bool {
    guard isPainted, run.text.hasWords, frame.isFinite, !owner.isControl else { return false }
    if run.color?.isRed ?? false { return true }
    return owner.lexicon?.phrase(.error, in: Wording(run.text)) != nil
  }
}

extension [RuleText] {
  /// Returns the first of the texts, sorted by their tops, that stands right below a frame.
  fileprivate func first(below frame: Rect) -> RuleText? {
    let place = partitioningIndex { $0.frame.y >= frame.maxY - 1 }
    return self[place...].prefix { $0.frame.y <= frame.maxY + 24 }
      .first { $0.frame.x < frame.maxX && $0.frame.maxX > frame.x }
  }
}

extension SRGBColor {
  /// Whether people call it red.
  fileprivate var isRed: Bool {
    let limit = Double(red) * 0.45
    return red > 127 && Double(green) < limit && Double(blue) < limit && alpha > 0
  }
}

extension RuleElement {
  fileprivate func says(_ message: RuleText) -> Bool {
    let text = Wording(message.run.text)
    let heard = [node.label, node.value, node.hint] + node.customContent.map(\.value)
    return heard.contains { $0.map { Wording($0).contains(text) } ?? false }
  }
}

extension Judgement {
  fileprivate static func notHeard(_ field: RuleElement, _ message: RuleText) -> Self {
    .cantTell(
      "The text \(message.run.text.quoted) below the \(field.title) may be about a mistake; it is "
        + "not heard at the field.", reason: "message-below")
  }
}
