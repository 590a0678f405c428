extension Rule {
  /// A stop whose place depends on the order of the input.
  static let ambiguousOrder = Rule(
    id: "ambiguous-order",
    title: "The order of stops follows from their places",
    criteria: ["1.3.2"],
    gravest: .cantTell,
    rationale: """
      Stops that form a stair, or share a corner, have no order of their own: a screen reader may \
      visit them in another order after the next change of the view, or on another version.
      """,
    fix: "Align them in rows, group them, or give their order: accessibilityElements.",
    passing: [
      RuleExample(
        "Rows that stand apart",
        """
        staticText "Plan" frame=0,0,100,20
        button "Book" frame=200,0,60,20
        staticText "Two seats left" frame=0,40,100,20
        """)
    ],
    failing: [
      RuleExample(
        "Each one 5 points lower, and further to the left",
        """
        ↓staticText "One" frame=60,0,20,20
        ↓staticText "Two" frame=40,5,20,20
        ↓staticText "Three" frame=20,10,20,20
        """),
      RuleExample(
        "Two stops at one place",
        """
        ↓staticText "Plan" frame=0,0,100,20
        ↓staticText "Draft" frame=0,0,60,20
        """),
    ],
    inapplicable: [
      RuleExample(
        "An order that is given",
        """
        group orderedElements frame=0,0,100,40
          staticText "One" frame=60,0,20,20
          staticText "Two" frame=40,5,20,20
          staticText "Three" frame=20,10,20,20
        """),
      RuleExample("No places are known", "staticText \"One\"\nstaticText \"Two\""),
    ],
    check: .screen(needsScene: false) { context in
      let ambiguous = Set(Reading.ambiguousOrder(context.screen))
      return context.stops.map { index in
        let element = RuleElement(context: context, index: index)
        return Verdict(
          node: index,
          judgement: ambiguous.contains(index)
            ? .ambiguous(element) : element.isPlacedByItself ? .passed : .inapplicable)
      }
    })
}

extension RuleElement {
  /// Whether its place, rather than an explicit array, decides when it is read.
  fileprivate var isPlacedByItself: Bool {
    !node.frame.isEmpty && !ancestors.contains { $0.node.hasOrderedElements }
  }
}

extension Judgement {
  fileprivate static func ambiguous(_ element: RuleElement) -> Self {
    .cantTell(
      "When the \(element.title) is read depends on the order in which its view was built, not on "
        + "its place.", reason: "no-single-order")
  }
}
