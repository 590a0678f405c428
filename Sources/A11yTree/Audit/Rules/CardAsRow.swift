extension Rule {
  /// Cards that are the rows of a list.
  ///
  /// Source: the page of DSCard, "Avoid using for list rows with standard iOS styling". Ours: rows
  /// are cards as wide as the screen, but for the insets of a list, that stand below each other
  /// without a gap and hold the same kinds of stops; the first of them is reported.
  static let cardAsRow = Rule(
    id: "card-as-row",
    title: "Cards are not the rows of a list",
    criteria: [],
    gravest: .advice,
    rationale: """
      Rows without a gap are seen as a list. As cards each of them says "card", and none says where \
      the list begins or ends.
      """,
    fix: "Use DSListRow for rows, or leave a gap between cards.",
    passing: [
      RuleExample(
        "Cards with a gap",
        """
        semanticGroup card frame=16,0,358,60
          staticText "One" frame=32,16,100,20
        semanticGroup card frame=16,76,358,60
          staticText "Two" frame=32,92,100,20
        """),
      RuleExample(
        "Cards of different kinds",
        """
        semanticGroup card frame=0,0,390,60
          staticText "One" frame=16,16,100,20
        semanticGroup card frame=0,60,390,60
          button "Two" frame=16,76,100,44
        """),
    ],
    failing: [
      RuleExample(
        "Three rows",
        """
        ↓semanticGroup card frame=0,0,390,60
          staticText "One" frame=16,16,100,20
        semanticGroup card frame=0,60,390,60
          staticText "Two" frame=16,76,100,20
        semanticGroup card frame=0,120,390,60
          staticText "Three" frame=16,136,100,20
        """),
      RuleExample(
        "Rows that act",
        """
        ↓button "One" card explicitLabel frame=16,0,358,60
        button "Two" card explicitLabel frame=16,60,358,60
        """),
    ],
    inapplicable: [
      RuleExample("One card", "semanticGroup card frame=0,0,390,60\n  staticText \"One\""),
      RuleExample(
        "Cards in columns",
        """
        button "One" card explicitLabel frame=0,0,195,60
        button "Two" card explicitLabel frame=0,60,195,60
        """),
    ],
    check: .screen(needsScene: false) { context in
      let least = context.screen.environment.width - 2 * inset
      let wide = context.cards.filter { $0.isFramed && $0.node.frame.width >= least }
      guard wide.count > 1 else { return [] }
      return runs(of: wide).map { run in
        Verdict(node: run[0].index, judgement: run.count > 1 ? .rows(run.count) : .passed)
      }
    })

  /// The largest inset of a system list, in points.
  private static let inset = 20.0

  private static func runs(of cards: [RuleElement]) -> [[RuleElement]] {
    var runs: [[RuleElement]] = []
    for card in cards {
      if let last = runs.last?.last, card.continues(last) {
        runs[runs.count - 1].append(card)
      } else {
        runs.append([card])
      }
    }
    return runs
  }
}

extension RuleElement {
  /// Whether a card stands directly below another one of the same kind.
  fileprivate func continues(_ upper: RuleElement) -> Bool {
    let (own, other) = (node.frame, upper.node.frame)
    let isBelow =
      abs(own.y - other.maxY) <= 1 && abs(own.x - other.x) <= 1
      && abs(own.width - other.width) <= 1
    return isBelow && structure == upper.structure
  }

  /// The traits of the card and of the stops inside, but for states.
  private var structure: [AccessibilityTraits] {
    ([self] + Array(stopsInside)).map { $0.traits.subtracting([.isSelected, .notEnabled]) }
  }
}

extension Judgement {
  fileprivate static func rows(_ count: Int) -> Self {
    .advice("\(count) cards of one kind stand below each other without a gap, as rows of a list.")
  }
}
