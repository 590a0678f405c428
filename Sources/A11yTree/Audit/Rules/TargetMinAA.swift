extension Rule {
  /// A target that is small and close to another.
  static let targetMinAA = Rule(
    id: "target-min-aa",
    title: "Targets are large, or stand apart",
    criteria: ["2.5.8"],
    gravest: .failed,
    rationale: """
      Fingers that tremble or cannot be placed exactly hit what is beside a small target. A small \
      one is fine where nothing else lies within reach.
      """,
    fix: "Make it at least 24 × 24 points, or move it away from its neighbours.",
    limits: ["targetSize"],
    passing: [
      RuleExample(
        "A target of 24 × 24 points beside another",
        """
        button "Like" frame=0,0,24,24
        button "Share" frame=24,0,24,24
        """),
      RuleExample(
        "A small target with room around it",
        """
        button "Like" frame=0,0,16,16
        button "Share" frame=24,0,16,16
        """),
    ],
    failing: [
      RuleExample(
        "A small target whose circle reaches a large one",
        """
        ↓button "Like" frame=0,0,16,16
        button "Share" frame=18,0,44,44
        """),
      RuleExample(
        "Two small targets whose circles meet",
        """
        group
          ↓button "Like" frame=0,0,20,20
          ↓button "Share" frame=22,0,20,20
        """),
    ],
    inapplicable: [
      RuleExample("A text", #"staticText "Like" frame=0,0,10,10"#),
      RuleExample("A target whose frame is not known", #"button "Like""#),
      RuleExample(
        "A link in a line of text",
        """
        staticText "By" frame=0,0,20,18
        link "Ada" frame=22,0,30,18
        """),
    ],
    check: .screen(needsScene: false) { context in
      let targets = context.stops.lazy.map { RuleElement(context: context, index: $0) }
        .filter(\.isTarget)
      let spacing = TargetCircles(targets.map(\.node.frame), limit: context.thresholds.targetSize)
      var number = 0
      return context.stops.map { index in
        let element = RuleElement(context: context, index: index)
        guard element.isTarget else {
          return Verdict(node: index, judgement: .inapplicable)
        }
        defer { number += 1 }
        return Verdict(node: index, judgement: judge(element, number, spacing))
      }
    })

  private static func judge(
    _ element: RuleElement, _ number: Int, _ spacing: TargetCircles
  ) -> Judgement {
    let size = Size(width: element.node.frame.width, height: element.node.frame.height)
    let required = Measure.size(Size(width: spacing.limit, height: spacing.limit))
    guard spacing.isSmall(number) else { return .passed(measured: .size(size), required: required) }
    if element.isLinkInText { return .inapplicable }
    guard spacing.isCrowded(number) else {
      return .passed(measured: .size(size), required: required)
    }
    // The height of a text is exact, its width is not.
    let isDoubtful =
      size.height >= spacing.limit && size.width >= spacing.limit - element.widthBand
    return .small(element, .size(size), required, isDoubtful: isDoubtful)
  }
}

extension Judgement {
  fileprivate static func small(
    _ element: RuleElement, _ size: Measure, _ required: Measure, isDoubtful: Bool
  ) -> Self {
    guard !isDoubtful else {
      return .cantTell(
        "The \(element.title) is \(size), or just as large as it must be; the width of its text is "
          + "not known exactly enough to tell.",
        reason: MeasuringBand.reason, measured: size, required: required)
    }
    return .failed(
      "The \(element.title) is \(size), and another target lies within the circle of 24 pt around "
        + "its middle; at least \(required) is needed there.",
      measured: size, required: required)
  }
}
