extension Rule {
  /// A control whose double tap lands elsewhere.
  ///
  /// A reader first asks the element to act, and taps where it does not; so that another control at
  /// that place is a question, and a place outside a defect (ours). A point at the corner of the
  /// screen is one that was not set, as AccessibilitySnapshot reads it.
  static let activationOutside = Rule(
    id: "activation-outside",
    title: "A double tap lands on the element itself",
    criteria: ["2.5.2", "4.1.2"],
    gravest: .failed,
    rationale: """
      A person hears one control and operates another one, or nothing.
      """,
    fix: "Leave the activation point in the middle, or put it where nothing else is.",
    passing: [
      RuleExample("The middle", #"button "Open" frame=0,0,100,44"#),
      RuleExample("No point", #"button "Open" frame=9,9,100,44 activationPoint=0,0"#),
      RuleExample("A point of its own", #"button "Open" frame=0,0,100,44 activationPoint=10,10"#),
    ],
    failing: [
      RuleExample("A point outside", #"↓button "Open" frame=0,0,100,44 activationPoint=200,10"#),
      RuleExample(
        "A control inside lies in the middle",
        """
        ↓button "Details" frame=0,0,300,100 action=expand
          button "Info" frame=128,28,44,44 action=info
        """),
      RuleExample(
        "A control in front lies in the middle",
        """
        group frame=0,0,300,100
          ↓button "Details" frame=0,0,300,100 action=expand
          button "Save" frame=128,28,44,44 action=save
        """),
    ],
    inapplicable: [
      RuleExample("A text", #"staticText "Open" frame=0,0,100,44 activationPoint=200,10"#),
      RuleExample("No places are known", #"button "Open""#),
    ],
    check: .screen(needsScene: false) { context in
      let front = FrontControls(context)
      return context.stops.map { index in
        let element = RuleElement(context: context, index: index)
        return Verdict(node: index, judgement: judge(element, front))
      }
    })

  private static func judge(_ element: RuleElement, _ front: FrontControls) -> Judgement {
    guard element.isControl, element.isFramed, !element.isDisabled else { return .inapplicable }
    let frame = element.node.frame
    let point = element.node.activationPoint.flatMap { $0 == .zero ? nil : $0 } ?? frame.center
    guard frame.outset(by: 0.5).contains(point) else { return .outside(element, point) }
    return front.control(at: point, over: element).map { .covered(element, $0) } ?? .passed
  }
}

/// The enabled controls of a screen, by their top edges.
private struct FrontControls {
  private let context: RuleContext
  private let sorted: [Int]
  private let tallest: Double

  init(_ context: RuleContext) {
    self.context = context
    let nodes = context.screen.tree.nodes
    sorted = nodes.indices.filter { index in
      let element = RuleElement(context: context, index: index)
      return nodes[index].isElement && nodes[index].defaultAction != nil && element.isFramed
        && !element.isInvisible && !element.isDisabled
    }
    .sorted { (nodes[$0].frame.y, $0) < (nodes[$1].frame.y, $1) }
    tallest = sorted.map { nodes[$0].frame.height }.max() ?? 0
  }

  /// Returns a control in front of an element that does something else at a point.
  ///
  /// In front is what the tree has later, the parts of the element included.
  func control(at point: Point, over element: RuleElement) -> RuleElement? {
    let nodes = context.screen.tree.nodes
    var place = sorted.partitioningIndex { nodes[$0].frame.y >= point.y - tallest }
    while place < sorted.count, nodes[sorted[place]].frame.y <= point.y {
      let other = sorted[place]
      if other > element.index, nodes[other].frame.contains(point),
        nodes[other].defaultAction != element.node.defaultAction
      {
        return RuleElement(context: context, index: other)
      }
      place += 1
    }
    return nil
  }
}

extension Judgement {
  fileprivate static func outside(_ element: RuleElement, _ point: Point) -> Self {
    .failed(
      "A double tap on the \(element.title) lands at \(Measure.points(point.x)), "
        + "\(Measure.points(point.y)), which is outside of it.")
  }

  fileprivate static func covered(_ element: RuleElement, _ other: RuleElement) -> Self {
    .cantTell(
      "A double tap on the \(element.title) lands on the \(other.title).", reason: "other-control")
  }
}
