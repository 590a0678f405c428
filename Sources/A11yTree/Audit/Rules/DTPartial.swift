extension Rule {
  /// A text that grows with the text size, but not to 200 percent.
  ///
  /// It is judged at the first size at which the text style reaches 200 percent by itself, or at
  /// the largest one for a style that never does; what then has the style's own size is not
  /// limited (facts: platform.md §1.5, rules-and-peers.md §5).
  static let dtPartial = Rule(
    id: "dt-partial",
    title: "Text grows to 200 percent",
    criteria: ["1.4.4"],
    gravest: .failed,
    rationale: """
      A limit on the text size stops the text where many people begin to need it. Body text that \
      ends at xxxLarge is 135 percent.
      """,
    fix: "Drop the limit of dynamicTypeSize, or move it to accessibility3 or beyond.",
    passing: [
      RuleExample(
        "A text that follows the size all the way",
        """
        screen dynamicType=accessibility3
        staticText "Plan"
          text "Plan" size=40 declared=17 style=body
        """),
      RuleExample(
        "A large title, which stops at 176 percent by itself",
        """
        screen dynamicType=accessibility5
        staticText "Plan"
          text "Plan" size=60 declared=34 style=largeTitle
        """),
    ],
    failing: [
      RuleExample(
        "A text that stops at xxxLarge",
        """
        screen
        staticText "Plan"
          text "Plan" size=17 style=body
        screen dynamicType=accessibility3
        ↓staticText "Plan"
          text "Plan" size=23 declared=17 style=body
        """)
    ],
    inapplicable: [
      RuleExample(
        "A size at which nothing reaches 200 percent",
        """
        screen dynamicType=accessibility1
        staticText "Plan"
          text "Plan" size=23 declared=17 style=body
        """),
      RuleExample(
        "A fixed size does not grow at all",
        """
        screen dynamicType=accessibility3
        staticText "Plan"
          text "Plan" size=17
        """),
    ],
    check: .matrix { contexts in
      SizeSeries.all(in: contexts.map(\.screen), atLeast: 1).flatMap { series in
        let sizes = series.bySize.map { contexts[$0].screen.environment.dynamicType }
        return series.bySize.flatMap { screen in
          contexts[screen].texts.map { text in
            MatrixVerdict(screen: screen, verdict: verdict(text, among: sizes))
          }
        }
      }
    })

  private static func verdict(_ text: RuleText, among sizes: [DynamicTypeSize]) -> Verdict {
    Verdict(
      node: text.owner.index, evidence: text.evidence, item: text.item,
      judgement: judge(text, among: sizes))
  }

  private static func judge(_ text: RuleText, among sizes: [DynamicTypeSize]) -> Judgement {
    let font = text.run.font
    let size = text.owner.context.screen.environment.dynamicType
    guard text.isPainted, font.declaredSize > 0, size == font.sizeToJudge(among: sizes),
      let free = font.freeSize(at: size)
    else { return .inapplicable }
    let isFull = font.size >= 2 * font.declaredSize || font.size >= free - MeasuringBand.pixel
    return isFull ? .passed : .capped(text.run, size)
  }
}

extension ResolvedFont {
  /// Returns the first of some sizes at which the font reaches 200 percent, else the largest one.
  fileprivate func sizeToJudge(among sizes: [DynamicTypeSize]) -> DynamicTypeSize? {
    sizes.first { (freeSize(at: $0) ?? 0) >= 2 * declaredSize }
      ?? sizes.last { $0 == .accessibility5 }
  }
}

extension Judgement {
  fileprivate static func capped(_ run: TextRun, _ size: DynamicTypeSize) -> Self {
    let percent = (run.font.size / run.font.declaredSize * 100).rounded()
    let words = Int(exactly: percent).map { ", \($0) percent" } ?? ""
    let measured = Measure.points(run.font.size)
    return .failed(
      "The text \(run.text.quoted) stops at \(measured)\(words), still so at \(size.rawValue).",
      measured: measured, required: .points(2 * run.font.declaredSize))
  }
}
