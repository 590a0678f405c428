extension Rule {
  /// A card inside of a card.
  static let cardNested = Rule(
    id: "card-nested",
    title: "Cards do not stand inside of cards",
    criteria: ["1.3.1"],
    gravest: .advice,
    rationale: """
      A screen reader says "card" again inside of a card, and nothing tells where the inner one \
      ends.
      """,
    fix: "Make the inner card a plain stack, or use the ghost variant for it.",
    sees: .content,
    passing: [
      RuleExample(
        "Two cards side by side",
        """
        group card
          staticText "One"
        group card
          staticText "Two"
        """)
    ],
    failing: [
      RuleExample(
        "A card inside of a card, at any depth",
        """
        semanticGroup card
          staticText "Plan"
          group
            ↓semanticGroup card
              staticText "Two seats left"
              ↓button "Book" card
        """)
    ],
    inapplicable: [
      RuleExample("No card", "group\n  group\n    staticText \"Plan\"")
    ],
    check: .eachNode { element in
      guard element.traits.contains(.isCard), !element.node.isHidden else { return .inapplicable }
      return element.ancestors.contains { $0.traits.contains(.isCard) } ? .nested : .passed
    })
}

extension Judgement {
  fileprivate static let nested = advice("This card stands inside of another card.")
}
