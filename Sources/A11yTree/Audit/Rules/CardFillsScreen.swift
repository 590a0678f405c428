extension Rule {
  /// A card that is the whole screen.
  ///
  /// Source: the page of DSCard, "Avoid using for full-screen content"; that nine tenths are the
  /// whole, and that only a card at the default text size is judged, is ours.
  static let cardFillsScreen = Rule(
    id: "card-fills-screen",
    title: "A card is a part of the screen",
    criteria: [],
    gravest: .advice,
    rationale: """
      A card sets something apart from its surroundings. Where there are none, "card" is one more \
      word to hear, and tells nothing.
      """,
    fix: "Use DSContainer or a plain VStack for what fills the screen.",
    passing: [
      RuleExample(
        "A card with room below it",
        """
        semanticGroup card frame=16,16,358,300
          staticText "Plan" frame=32,32,100,20
        """)
    ],
    failing: [
      RuleExample(
        "A card that reaches from edge to edge",
        """
        ↓semanticGroup card frame=16,16,358,812
          staticText "Plan" frame=32,32,100,20
        """)
    ],
    inapplicable: [
      RuleExample("A card whose frame is not known", "semanticGroup card\n  staticText \"Plan\""),
      RuleExample(
        "A larger text size makes every card large",
        """
        screen dynamicType=accessibility5
        semanticGroup card frame=16,16,358,1200
          staticText "Plan" frame=32,32,100,20
        """),
      RuleExample("A group that is no card", "group frame=0,0,390,844"),
    ],
    check: .eachNode { element in
      let environment = element.context.screen.environment
      guard element.isCard, element.isFramed, environment.dynamicType <= .large else {
        return .inapplicable
      }
      let frame = element.node.frame
      let fills =
        frame.width >= environment.width * whole && frame.height >= environment.height * whole
      return fills ? .fills : .passed
    })

  private static let whole = 0.9
}

extension Judgement {
  fileprivate static let fills = advice("This card fills the screen.")
}
