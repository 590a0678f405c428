extension Rule {
  /// A stop that is read after one that stands behind it.
  ///
  /// Two stops that are read one after the other are compared (ours: each jump back is one
  /// finding, not each pair that it turns round). A stop that lies wholly further along the lines
  /// may stand higher: it begins another column (ours).
  static let orderVsVisual = Rule(
    id: "order-vs-visual",
    title: "Stops are read in the order in which they are seen",
    criteria: ["1.3.2"],
    gravest: .cantTell,
    rationale: """
      Where a screen reader jumps back, what is heard does not fit what sighted people read, and \
      people who see a little lose their place.
      """,
    fix: "Order the views as they are seen, or check that the sort priority helps.",
    passing: [
      RuleExample(
        "From the top, then along the line",
        """
        group orderedElements
          staticText "Plan" frame=0,0,100,20
          button "Book" frame=200,0,60,20
          staticText "Two seats left" frame=0,40,100,20
        """),
      RuleExample(
        "Column by column",
        """
        group orderedElements
          staticText "One" frame=0,0,100,20
          staticText "First" frame=0,40,100,20
          staticText "Two" frame=120,0,100,20
          staticText "Second" frame=120,40,100,20
        """),
      RuleExample(
        "From the right where lines begin there",
        """
        screen layoutDirection=rightToLeft
        group orderedElements
          staticText "Plan" frame=200,0,100,20
          button "Book" frame=0,0,60,20
        """),
    ],
    failing: [
      RuleExample(
        "A title that is read after the text below it",
        """
        group orderedElements
          staticText "Two seats left" frame=0,40,100,20
          ↓staticText "Plan" frame=0,0,100,20
        """),
      RuleExample(
        "A line that is read from its end",
        """
        group orderedElements
          button "Book" frame=200,0,60,44
          ↓staticText "Plan" frame=0,12,100,20
        """),
    ],
    inapplicable: [
      RuleExample("One stop", #"staticText "Plan" frame=0,0,100,20"#),
      RuleExample(
        "Stops that overlap",
        """
        group orderedElements
          staticText "Plan" frame=0,20,100,40
          staticText "Draft" frame=0,0,100,40
        """),
      RuleExample("No places are known", "staticText \"One\"\nstaticText \"Two\""),
    ],
    check: .screen(needsScene: false) { context in
      let order = VisualOrder(context.screen.environment)
      return context.stops.indices.map { place in
        let element = RuleElement(context: context, index: context.stops[place])
        let previous = place > 0 ? context.stops[place - 1] : nil
        return Verdict(
          node: element.index,
          judgement: judge(
            element, after: previous.map { RuleElement(context: context, index: $0) }, order))
      }
    })

  private static func judge(
    _ element: RuleElement, after previous: RuleElement?, _ order: VisualOrder
  ) -> Judgement {
    guard let previous, order.canTell(previous.node.frame, element.node.frame) else {
      return .inapplicable
    }
    guard let place = order.jumpBack(from: previous.node.frame, to: element.node.frame) else {
      return .passed
    }
    return .jumpsBack(element, previous, place)
  }
}

/// The order in which sighted people read frames.
private struct VisualOrder {
  private let halfLine: Double
  private let isRightToLeft: Bool

  /// Where a frame stands that should have been read before another.
  enum Place: String {
    case above
    case before
  }

  init(_ environment: ScreenEnvironment) {
    halfLine = TextStyle.body.metrics(at: environment.dynamicType).leading / 2
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  /// Returns whether two frames stand apart, by more than half a line in one direction.
  func canTell(_ first: Rect, _ second: Rect) -> Bool {
    guard !first.isEmpty, !second.isEmpty, first.isFinite, second.isFinite else { return false }
    let common = first.intersection(second)
    return common.isEmpty || common.height <= tolerance(first, second)
  }

  /// Returns where a frame stands that is read too late, nil where it is not.
  func jumpBack(from first: Rect, to second: Rect) -> Place? {
    let isAhead = isRightToLeft ? first.maxX <= second.x : second.maxX <= first.x
    let isFurther = isRightToLeft ? second.maxX <= first.x : first.maxX <= second.x
    let shared = min(first.maxY, second.maxY) - max(first.y, second.y)
    if shared > tolerance(first, second) { return isAhead ? .before : nil }
    return second.y < first.y && !isFurther ? .above : nil
  }

  /// By how much the frames of two lines may overlap: half a line, or half of the lower frame.
  private func tolerance(_ first: Rect, _ second: Rect) -> Double {
    min(halfLine, min(first.height, second.height) / 2)
  }
}

extension Judgement {
  fileprivate static func jumpsBack(
    _ element: RuleElement, _ previous: RuleElement, _ place: VisualOrder.Place
  ) -> Self {
    .cantTell(
      "The \(element.title) is read after the \(previous.title), and stands \(place.rawValue) it.",
      reason: "jumps-back")
  }
}
