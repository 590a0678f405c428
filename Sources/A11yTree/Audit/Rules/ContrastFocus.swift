extension Rule {
  /// A ring around what has the focus that is thin, or that hardly changes what is seen.
  ///
  /// The system's own ring needs no check. What is judged is declared as `paintPurpose(.focus)`;
  /// whether it stands out from what lies beside it is another rule's business.
  static let contrastFocus = Rule(
    id: "contrast-focus",
    title: "What shows the focus is thick and changes what is seen",
    criteria: ["2.4.7", "2.4.13"],
    gravest: .advice,
    rationale: """
      People who work with a keyboard or a switch look for what has changed. A hairline, or a ring \\
      in nearly the colour that was there before, is not found.
      """,
    fix: "Draw a ring of 2 points or more, in a colour that has 3:1 to what lies under it.",
    sees: .paint,
    passing: [
      RuleExample(
        "Two points in a colour that is seen",
        """
        button "Day" frame=16,16,100,44
          shape stroke=#0055CC strokeWidth=2 purpose=focus frame=12,12,108,52
          text "Day" size=17 color=#000000
        """)
    ],
    failing: [
      RuleExample(
        "A hairline, and a ring on a ground of nearly its colour",
        """
        ↓button "Day" frame=16,16,100,44
          shape stroke=#0055CC strokeWidth=1 purpose=focus frame=12,12,108,52
          text "Day" size=17 color=#000000
        group frame=0,100,390,100
          shape fill=#3377DD
          ↓button "Week" frame=16,116,100,44
            shape stroke=#0055CC strokeWidth=3 purpose=focus frame=12,112,108,52
            text "Week" size=17 color=#FFFFFF
        """)
    ],
    inapplicable: [
      RuleExample(
        "An outline that shows no focus, and the ring of a disabled control",
        """
        button "Day" frame=16,16,100,44
          shape stroke=#CCCCCC strokeWidth=1
          text "Day" size=17 color=#000000
        button "Week" notEnabled frame=16,116,100,44
          shape stroke=#CCCCCC strokeWidth=1 purpose=focus
        """)
    ],
    check: .screen(needsScene: true) { context in
      let boundaries = BoundaryColors(context)
      return context.screen.scene.items.enumerated().compactMap { index, item in
        guard item.purpose == .focus, case .shape(let shape) = item.content else { return nil }
        let owner = RuleElement(context: context, index: item.owner)
        return Verdict(
          node: item.owner, evidence: "focus", item: index,
          judgement: judge(index, shape, owner, boundaries))
      }
    })

  private static let leastWidth = 2.0

  private static func judge(
    _ index: Int, _ shape: ShapeItem, _ owner: RuleElement, _ boundaries: BoundaryColors
  ) -> Judgement {
    guard !owner.isDisabled, !owner.isInvisible,
      let line = boundaries.sides(ofOutline: index)?.line, !line.isEmpty
    else { return .inapplicable }
    guard shape.strokeWidth >= leastWidth else {
      return .advice(
        "The ring around the \(owner.title) is \(Measure.points(shape.strokeWidth)) thick; "
          + "\(Measure.points(leastWidth)) are seen by more people.",
        measured: .points(shape.strokeWidth), required: .points(leastWidth))
    }
    let required = owner.context.thresholds.nonTextContrast
    let low = line.filter { $0.greatest < required }.min { $0.greatest < $1.greatest }
    guard let low, let pair = low.best else {
      let least = line.map(\.least).min() ?? 21
      return least < required
        ? .inapplicable : .passed(measured: .ratio(least), required: .ratio(required))
    }
    let measured = Measure.ratio(pair.ratio.value)
    return .advice(
      "The ring around the \(owner.title) has a contrast ratio of \(measured) to what is there "
        + "without it (\(pair.front), before \(pair.back)); \(Measure.ratio(required)) is seen as a "
        + "change.", measured: measured, required: .ratio(required))
  }
}
