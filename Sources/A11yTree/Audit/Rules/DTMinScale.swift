extension Rule {
  /// A text that may shrink so far that it does not reach 200 percent.
  ///
  /// What may shrink at accessibility3 below twice its size, or below the size of a style that does
  /// not reach that, is for a person to judge (facts: rules-and-peers.md §5).
  static let dtMinScale = Rule(
    id: "dt-min-scale",
    title: "Text does not shrink instead of wrapping",
    criteria: ["1.4.4"],
    gravest: .cantTell,
    rationale: """
      minimumScaleFactor makes text small again just where somebody has asked for large text, and \
      most where the words are long.
      """,
    fix: "Drop minimumScaleFactor at accessibility sizes, and let the text take more lines.",
    passing: [
      RuleExample(
        "A text that keeps its size",
        """
        staticText "Summer Salad"
          text "Summer Salad" size=17 style=body lines=1/1
        """),
      RuleExample(
        "A text that may shrink a little",
        """
        staticText "Summer Salad"
          text "Summer Salad" size=17 style=body lines=1/1 minScale=0.9
        """),
    ],
    failing: [
      RuleExample(
        "A text that may shrink to one half",
        """
        screen dynamicType=accessibility3
        ↓staticText "Summer Salad"
          text "Summer Salad" size=40 declared=17 style=body lines=1/1 minScale=0.5 scale=0.6
        """)
    ],
    inapplicable: [
      RuleExample("Nothing is painted", "screen painted\nstaticText \"Plan\""),
      RuleExample(
        "A fixed size does not grow in the first place",
        """
        staticText "Plan"
          text "Plan" size=17 lines=1/1 minScale=0.5
        """),
    ],
    check: .eachText { text in
      let font = text.run.font
      guard text.isPainted, font.declaredSize > 0, let free = font.freeSize(at: .accessibility3)
      else { return .inapplicable }
      let least = text.run.minimumScaleFactor * free
      let required = min(2 * font.declaredSize, free)
      return least >= required ? .passed : .shrinks(text.run, least, required)
    })
}

extension Judgement {
  fileprivate static func shrinks(
    _ run: TextRun, _ least: Double, _ required: Double
  ) -> Self {
    .cantTell(
      "The text \(run.text.quoted) may shrink to \(Measure.points(least)) at accessibility3.",
      reason: "may-shrink", measured: .points(least), required: .points(required))
  }
}
