extension Rule {
  /// A card for columns that stands alone.
  ///
  /// Source: the page of the ODS cards, "preferred for two-column portrait mobile screen display".
  /// Ours: it is alone where it takes two thirds of a phone held upright; at accessibility sizes one
  /// column is right.
  static let cardSmallWide = Rule(
    id: "card-small-wide",
    title: "Cards for columns stand in columns",
    criteria: [],
    gravest: .advice,
    rationale: """
      A card that is made for half the width cuts its texts to one line. Alone it wastes the room \
      in which a full-width card would show them whole.
      """,
    fix: "Put it into a grid of two columns, or use a full-width card.",
    passing: [
      RuleExample(
        "Two columns",
        """
        element "Title 1" madeForColumns frame=24,140,163,60
        element "Title 2" madeForColumns frame=203,140,163,60
        """)
    ],
    failing: [
      RuleExample("The whole width", #"↓element "Title 1" madeForColumns frame=24,140,342,60"#)
    ],
    inapplicable: [
      RuleExample("Any other card", #"element "Title 1" frame=24,140,342,60"#),
      RuleExample(
        "An accessibility size",
        """
        screen dynamicType=accessibility1
        element "Title 1" madeForColumns frame=24,140,342,60
        """),
      RuleExample(
        "A tablet",
        """
        screen width=820 height=1180 idiom=pad
        element "Title 1" madeForColumns frame=24,140,780,60
        """),
    ],
    check: .eachStop { element in
      let environment = element.context.screen.environment
      guard element.node.background.isMadeForColumns, element.isFramed, environment.idiom == .phone,
        environment.width < environment.height, !environment.dynamicType.isAccessibilitySize
      else { return .inapplicable }
      let width = element.node.frame.width
      return width >= environment.width * 2 / 3 ? .wide(element, width) : .passed
    })
}

extension Judgement {
  fileprivate static func wide(_ element: RuleElement, _ width: Double) -> Self {
    .advice(
      "The \(element.title) is a card for columns, and is \(Measure.points(width)) wide.",
      measured: .points(width))
  }
}
