extension Rule {
  /// A card that takes many swipes to get past.
  static let groupTooChatty = Rule(
    id: "group-too-chatty",
    title: "A card has few stops that are only read",
    criteria: [],
    gravest: .advice,
    rationale: """
      Each text is a swipe. In a feed of such cards a person swipes dozens of times to come to the \
      third one.
      """,
    fix: "Combine the texts that belong together: accessibilityElement(children: .combine).",
    limits: ["stopsPerCard"],
    passing: [
      RuleExample(
        "Five texts and a button",
        """
        semanticGroup card
          staticText "One"
          staticText "Two"
          staticText "Three"
          staticText "Four"
          staticText "Five"
          button "Open"
        """)
    ],
    failing: [
      RuleExample(
        "Six texts",
        """
        ↓semanticGroup card
          staticText "One"
          staticText "Two"
          staticText "Three"
          group
            staticText "Four"
            staticText "Five"
            staticText "Six"
        """)
    ],
    inapplicable: [
      RuleExample("A card that is one stop", #"button "Open" card"#),
      RuleExample("A group that is no card", "group\n  staticText \"One\""),
    ],
    check: .eachNode { element in
      guard element.isCardGroup else { return .inapplicable }
      let count = element.stopsInside.count { !$0.isControl }
      let most = element.context.thresholds.budgets.stopsPerCard
      return count > most ? .chatty(count, most) : .passed
    })
}

extension Judgement {
  fileprivate static func chatty(_ count: Int, _ most: Int) -> Self {
    .advice(
      "This card has \(count) stops that are only read; at most \(most) are easy to get past.")
  }
}
