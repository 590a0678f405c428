extension Rule {
  /// Two targets of which each covers a part of the other.
  ///
  /// A target that lies wholly on another one is left out (ours): it is what is hit there, and the
  /// other one keeps its rest.
  static let targetOverlap = Rule(
    id: "target-overlap",
    title: "Targets do not overlap",
    criteria: ["2.5.8"],
    gravest: .failed,
    rationale: """
      A finger on the common part hits one of them, and nothing shows which; the other one is \
      smaller than it looks.
      """,
    fix: "Move them apart, or make one of them smaller.",
    passing: [
      RuleExample(
        "Two targets side by side",
        """
        button "Like" frame=0,0,44,44
        button "Share" frame=44,0,44,44
        """)
    ],
    failing: [
      RuleExample(
        "Two targets with a common part",
        """
        ↓button "Like" frame=0,0,44,44
        ↓button "Share" frame=40,0,44,44
        """)
    ],
    inapplicable: [
      RuleExample("One target", #"button "Like" frame=0,0,44,44"#),
      RuleExample(
        "A target on a text",
        """
        staticText "Plan" frame=0,0,100,44
        staticText "Two seats left" frame=80,0,44,44
        """),
    ],
    check: .screen(needsScene: false) { context in
      let targets = context.stops.map { RuleElement(context: context, index: $0) }
        .filter(\.isTarget)
        .sorted { ($0.node.frame.y, $0.index) < ($1.node.frame.y, $1.index) }
      let partners = partners(of: targets)
      return context.stops.map { index in
        let element = RuleElement(context: context, index: index)
        guard element.isTarget, targets.count > 1 else {
          return Verdict(node: index, judgement: .inapplicable)
        }
        let partner = partners[index].map { RuleElement(context: context, index: $0) }
        return Verdict(
          node: index, judgement: partner.map { .overlap(element, $0) } ?? .passed)
      }
    })

  /// Returns for each target the first one that it overlaps; they are sorted by their tops.
  private static func partners(of targets: [RuleElement]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    for (place, target) in targets.enumerated() {
      let frame = target.node.frame
      for other in targets[(place + 1)...] {
        let second = other.node.frame
        guard second.y < frame.maxY - MeasuringBand.pixel else { break }
        guard overlap(frame, second) else { continue }
        if partners[target.index] == nil { partners[target.index] = other.index }
        if partners[other.index] == nil { partners[other.index] = target.index }
      }
    }
    return partners
  }

  private static func overlap(_ first: Rect, _ second: Rect) -> Bool {
    let common = first.intersection(second)
    guard common.width > MeasuringBand.pixel, common.height > MeasuringBand.pixel else {
      return false
    }
    return ![first, second].contains { frame in
      frame.width - common.width <= MeasuringBand.pixel
        && frame.height - common.height <= MeasuringBand.pixel
    }
  }
}

extension Judgement {
  fileprivate static func overlap(_ element: RuleElement, _ other: RuleElement) -> Self {
    let words = "The \(element.title) and the \(other.title) overlap"
    let common = element.node.frame.intersection(other.node.frame)
    // The height of a text is exact, its width is not.
    guard common.width > element.widthBand + other.widthBand else {
      return .cantTell(
        words + ", or just do not; the widths of their texts are not known exactly enough to tell.",
        reason: MeasuringBand.reason)
    }
    return .failed(words + ".")
  }
}
