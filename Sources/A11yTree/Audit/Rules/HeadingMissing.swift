extension Rule {
  /// A screen of cards without a heading.
  static let headingMissing = Rule(
    id: "heading-missing",
    title: "A screen of several cards has a heading",
    criteria: ["2.4.6", "2.4.10"],
    gravest: .advice,
    rationale: """
      Headings are how people who listen skim a screen. Without one they have to hear every card to \
      find the one they want.
      """,
    fix:
      "Make the title of the screen, or of each card, a heading: accessibilityAddTraits(.isHeader).",
    sees: .content,
    passing: [
      RuleExample(
        "A heading above the cards",
        """
        header "Plans"
        semanticGroup card
          staticText "Free"
        semanticGroup card
          staticText "Paid"
        """)
    ],
    failing: [
      RuleExample(
        "Two cards and no heading",
        """
        ↓semanticGroup card
          staticText "Free"
        semanticGroup card
          staticText "Paid"
        """)
    ],
    inapplicable: [
      RuleExample("One card", "semanticGroup card\n  staticText \"Free\""),
      RuleExample(
        "A card inside of a card is not a second one",
        """
        semanticGroup card
          semanticGroup card
            staticText "Free"
        """),
    ],
    check: .screen(needsScene: false) { context in
      let cards = context.cards.filter { card in
        !card.ancestors.contains { $0.traits.contains(.isCard) }
      }
      guard cards.count > 1, let first = cards.first else { return [] }
      let hasHeading = context.stops.contains { context.screen.tree[$0].traits.contains(.isHeader) }
      return [Verdict(node: first.index, judgement: hasHeading ? .passed : .none(cards.count))]
    })
}

extension Judgement {
  fileprivate static func none(_ count: Int) -> Self {
    .advice("This screen has \(count) cards and no heading; this is the first of them.")
  }
}
