extension Rule {
  /// A text of which a part is cut off.
  static let dtTruncates = Rule(
    id: "dt-truncates",
    title: "Text is shown whole at every text size",
    criteria: ["1.4.4"],
    gravest: .failed,
    rationale: """
      Text must grow to 200 percent without loss of content. What is cut off is lost for those \
      who look, though a screen reader reads it.
      """,
    fix: "Allow more lines at accessibility sizes, or stack what stands side by side.",
    passing: [
      RuleExample(
        "A text that needs the lines it may have",
        """
        screen dynamicType=accessibility3
        staticText "Summer Salad"
          text "Summer Salad" size=40 style=body lines=2/2
        """)
    ],
    failing: [
      RuleExample(
        "A text that is cut at its only line",
        """
        screen dynamicType=xxxLarge
        ↓staticText "Summer Salad, 20min"
          text "Summer Salad" size=23 style=headline lines=1/1 needs=2 cut
          text "20min" size=23 style=body lines=1/1
        """),
      RuleExample(
        "Beyond 200 percent a person has to judge",
        """
        screen dynamicType=accessibility5
        ↓staticText "Summer Salad"
          text "Summer Salad" size=53 style=body lines=2/2 needs=3 cut
        """),
      RuleExample(
        "Within the band of the measurement a person has to judge",
        """
        ↓staticText "Summer Salad"
          text "Summer Salad" size=17 style=body lines=1/1 cut?
        """),
    ],
    inapplicable: [
      RuleExample("Nothing is painted", "screen painted\nstaticText \"Plan\""),
      RuleExample("An invisible text", "group hidden\n  text \"Plan\" size=17 cut"),
    ],
    check: .eachText { text in
      guard text.isPainted else { return .inapplicable }
      let size = text.owner.context.screen.environment.dynamicType
      switch text.run.truncation {
      case .none: return .passed
      case .possible: return .mayBeCut(text.run, size)
      case .certain:
        return size <= .accessibility3 ? .cut(text.run, size) : .cutBeyond(text.run, size)
      }
    })
}

extension Judgement {
  fileprivate static func cut(_ run: TextRun, _ size: DynamicTypeSize) -> Self {
    .failed(
      "The text \(run.text.quoted) is cut off at \(size.rawValue)" + need(run) + ".",
      measured: .lines(run.neededLines), required: limit(run))
  }

  fileprivate static func cutBeyond(_ run: TextRun, _ size: DynamicTypeSize) -> Self {
    .cantTell(
      "The text \(run.text.quoted) is cut off at \(size.rawValue)" + need(run)
        + "; that is beyond 200 percent.",
      reason: "beyond-200-percent", measured: .lines(run.neededLines), required: limit(run))
  }

  fileprivate static func mayBeCut(_ run: TextRun, _ size: DynamicTypeSize) -> Self {
    .cantTell(
      "The text \(run.text.quoted) just fits or is just cut off at \(size.rawValue); its width is "
        + "not known exactly enough to tell.",
      reason: MeasuringBand.reason, measured: .lines(run.neededLines), required: limit(run))
  }

  private static func limit(_ run: TextRun) -> Measure? {
    run.lineLimit.map { Measure.lines($0) }
  }

  private static func need(_ run: TextRun) -> String {
    guard let limit = run.lineLimit, run.neededLines > limit else { return "" }
    return ": it needs \(Measure.lines(run.neededLines)) and may have \(limit)"
  }
}
