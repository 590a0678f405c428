extension Rule {
  /// A target below the size that everyone hits.
  static let targetEnhanced = Rule(
    id: "target-enhanced",
    title: "Targets are large",
    criteria: ["2.5.5"],
    gravest: .advice,
    rationale: """
      People whose hands tremble, who walk, or who use a large part of the thumb, hit targets of \
      44 × 44 points, and miss smaller ones. It is required at level AAA only.
      """,
    fix: "Make it at least 44 × 44 points: frame(minWidth: 44, minHeight: 44).",
    limits: ["enhancedTargetSize", "requiresEnhancedTargetSize", "targetTolerance"],
    passing: [
      RuleExample("Large enough", #"button "Like" frame=0,0,44,44"#)
    ],
    failing: [
      RuleExample("One side is too short", #"↓button "Like" frame=0,0,100,32"#)
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
      let thresholds = element.context.thresholds
      let side = thresholds.enhancedTargetSize
      return element.judgeSize(side) { size, required in
        var judgement = Judgement.small(
          element, size, required, isRequired: thresholds.requiresEnhancedTargetSize)
        judgement.fix = fix(for: side)
        return judgement
      }
    })

  /// The fix of the rule itself names the 44 points of WCAG; Android's checks ask for 48.
  private static func fix(for side: Double) -> String? {
    guard side != 44, let side = Int(exactly: side) else { return nil }
    return
      "Make it at least \(side) × \(side) points: frame(minWidth: \(side), minHeight: \(side))."
  }
}

extension Judgement {
  fileprivate static func small(
    _ element: RuleElement, _ size: Measure, _ required: Measure, isRequired: Bool
  ) -> Self {
    let message = "The \(element.title) is \(size); \(required) is large enough for everyone."
    return isRequired
      ? .failed(message, measured: size, required: required)
      : .advice(message, measured: size, required: required)
  }
}
