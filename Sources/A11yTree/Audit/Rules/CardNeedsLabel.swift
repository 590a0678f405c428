extension Rule {
  /// An interactive card that is named by whatever its content happens to be.
  static let cardNeedsLabel = Rule(
    id: "card-needs-label",
    title: "Interactive cards have an explicit label",
    criteria: ["4.1.2"],
    gravest: .failed,
    rationale: """
      The whole card is one button. Without a label of its own a screen reader reads out all of \
      its content as the button's name, which does not say what activating it does.
      """,
    fix: "Say what the card opens: accessibilityLabel(_:) on the card.",
    sees: .content,
    passing: [
      RuleExample(
        "An interactive card with a label",
        #"button "View the article" card explicitLabel action=open"#)
    ],
    failing: [
      RuleExample(
        "An interactive card that is named by its content",
        #"↓button "Interactive Card, Tap to interact" card action=open"#),
      RuleExample("An explicit label without a word", #"↓button " " card explicitLabel"#),
    ],
    inapplicable: [
      RuleExample("A card that is only read", "group card\n  staticText \"Plan\""),
      RuleExample("A button that is no card", #"button "Open" action=open"#),
    ],
    check: .eachStop { element in
      guard element.traits.contains(.isCard), element.isControl else { return .inapplicable }
      return element.node.hasExplicitLabel && element.hasName ? .passed : .noLabel(element)
    })
}

extension Judgement {
  fileprivate static func noLabel(_ element: RuleElement) -> Self {
    guard element.hasName else { return .failed("This interactive card has no label.") }
    return .failed(
      "The interactive card \"\(element.node.label ?? "")\" is named by its content, and has no "
        + "label of its own.")
  }
}
