extension Rule {
  /// A target below the least size of the platform's guidelines.
  static let targetHIGMin = Rule(
    id: "target-hig-min",
    title: "Targets have the platform's least size",
    criteria: [],
    gravest: .advice,
    rationale: """
      Apple's guidelines give 28 × 28 points as the least size of a control; below it even a steady \
      finger misses.
      """,
    fix: "Make it at least 28 × 28 points, better 44 × 44.",
    limits: ["leastTargetSize", "targetTolerance"],
    passing: [
      RuleExample("Just large enough", #"button "Like" frame=0,0,28,28"#)
    ],
    failing: [
      RuleExample("One side is too short", #"↓button "Like" frame=0,0,100,27.5"#)
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
    check: .eachStop { element in
      element.judgeSize(element.context.thresholds.leastTargetSize) { .small(element, $0, $1) }
    })
}

extension Judgement {
  fileprivate static func small(
    _ element: RuleElement, _ size: Measure, _ required: Measure
  ) -> Self {
    .advice(
      "The \(element.title) is \(size); the platform's guidelines ask for at least \(required).",
      measured: size, required: required)
  }
}
