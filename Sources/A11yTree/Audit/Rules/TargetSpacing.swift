extension Rule {
  /// Small targets that stand close together.
  ///
  /// Source: HIG, 12 points around a control with a bezel and 24 around one without, second-hand
  /// (facts: rules-and-peers.md §5). Only a target below 44 points in the direction of its neighbour
  /// is judged; fields, switches and sliders count as bezels, and so does what paints nothing (ours).
  static let targetSpacing = Rule(
    id: "target-spacing",
    title: "Small targets stand apart",
    criteria: ["2.5.8"],
    gravest: .advice,
    rationale: """
      A finger covers some 10 millimetres. Where two small targets stand close together it hits the \
      wrong one, and who sees little does not notice which.
      """,
    fix: "Leave 12 points between controls with a bezel, 24 between others, or make them larger.",
    limits: ["enhancedTargetSize"],
    passing: [
      RuleExample(
        "Symbols with room between them",
        """
        button "Like" frame=0,0,24,24
          picture "heart" symbol
        button "Share" frame=48,0,24,24
          picture "square.and.arrow.up" symbol
        """),
      RuleExample(
        "Bezels with some room",
        """
        button "Day" frame=0,0,40,32
          shape fill=#EEEEEE
        button "Week" frame=52,0,40,32
          shape fill=#EEEEEE
        """),
    ],
    failing: [
      RuleExample(
        "Symbols side by side",
        """
        ↓button "Like" frame=0,0,24,24
          picture "heart" symbol
        ↓button "Share" frame=32,0,24,24
          picture "square.and.arrow.up" symbol
        """),
      RuleExample(
        "Texts below each other",
        """
        ↓button "Terms" frame=0,0,100,20
          text "Terms" size=15
        ↓button "Privacy" frame=0,28,100,20
          text "Privacy" size=15
        """),
      RuleExample(
        "A small one beside a large one",
        """
        button "Plan" frame=0,0,200,60
        ↓button "More" frame=204,18,24,24
        """),
    ],
    inapplicable: [
      RuleExample("One target", #"button "Like" frame=0,0,24,24"#),
      RuleExample(
        "Large ones", "button \"Like\" frame=0,0,44,44\nbutton \"Share\" frame=44,0,44,44"),
      RuleExample(
        "Links in a line of text",
        """
        staticText "By" frame=0,0,20,18
        link "Ada" frame=22,0,30,18
        """),
    ],
    check: .screen(needsScene: false) { context in
      let targets = context.stops.map { RuleElement(context: context, index: $0) }
        .filter { $0.isTarget && !$0.isLinkInText }
      let gaps = TargetGaps(targets, large: context.thresholds.enhancedTargetSize)
      return targets.compactMap { target in
        gaps.narrowest[target.index].map { gap in
          Verdict(
            node: target.index,
            judgement: gap.isTooNarrow ? .close(target, gap) : .passed)
        }
      }
    })
}

/// The gap between a small target and a neighbour.
private struct TargetGap {
  let other: RuleElement
  let width: Double
  let needed: Double

  /// Sums of layout may miss a whole number by rounding.
  var isTooNarrow: Bool { width < needed - 1e-6 }
  var shortage: Double { needed - width }
}

/// The gaps that small targets have to their neighbours, up to 24 points.
private struct TargetGaps {
  /// For each small target the gap that is too narrow by most, by the index of its node.
  private(set) var narrowest: [Int: TargetGap] = [:]

  private static let reach = 24.0

  init(_ targets: [RuleElement], large: Double) {
    let sorted = targets.sorted { ($0.node.frame.y, $0.index) < ($1.node.frame.y, $1.index) }
    for (place, target) in sorted.enumerated() {
      let frame = target.node.frame
      for other in sorted[(place + 1)...] {
        guard other.node.frame.y <= frame.maxY + Self.reach else { break }
        add(target, other, large)
      }
    }
  }

  private mutating func add(_ one: RuleElement, _ other: RuleElement, _ large: Double) {
    let (first, second) = (one.node.frame, other.node.frame)
    let dx = max(second.x - first.maxX, first.x - second.maxX)
    let dy = max(second.y - first.maxY, first.y - second.maxY)
    let isBeside = dx >= 0 && -dy >= min(first.height, second.height) / 2
    let isBelow = dy >= 0 && -dx >= min(first.width, second.width) / 2
    guard isBeside || isBelow, max(dx, dy) <= Self.reach else { return }
    let needed = one.hasBezel && other.hasBezel ? 12.0 : Self.reach
    for (target, neighbour) in [(one, other), (other, one)] {
      let side = isBeside ? target.node.frame.width : target.node.frame.height
      guard side < large - 1e-6 else { continue }
      let gap = TargetGap(other: neighbour, width: max(dx, dy), needed: needed)
      let known = narrowest[target.index]
      if known == nil || gap.shortage > (known?.shortage ?? 0) { narrowest[target.index] = gap }
    }
  }
}

extension RuleElement {
  /// Whether it shows how far it reaches, or nothing is known of what it shows.
  fileprivate var hasBezel: Bool {
    !paints || isField || !traits.isDisjoint(with: [.isToggle, .adjustable])
      || painted.contains { item in
        if case .shape = item.content { true } else { false }
      }
  }
}

extension Judgement {
  fileprivate static func close(_ element: RuleElement, _ gap: TargetGap) -> Self {
    let (measured, required) = (Measure.points(gap.width), Measure.points(gap.needed))
    return .advice(
      "The \(element.title) is small, and \(measured) away from the \(gap.other.title); "
        + "\(required) keep them apart.", measured: measured, required: required)
  }
}
