extension Rule {
  /// A control that is large enough at the default text size and too small at another.
  ///
  /// One that is too small at the default size is left out (ours), unless it shrinks where the
  /// text grows: rules of their own report its size already.
  static let dtTargetShrinks = Rule(
    id: "dt-target-shrinks",
    title: "A target keeps its size at every text size",
    criteria: ["2.5.5"],
    gravest: .advice,
    rationale: """
      A control whose size follows its text gets too small for a finger where somebody likes small \
      text; one that is squeezed gets too small for those who need large text.
      """,
    fix: "Give it a minimum of 44 × 44 points that does not depend on the text.",
    passing: [
      RuleExample(
        "A control that only grows",
        """
        screen
        button "Follow" #follow frame=0,0,80,44
        screen dynamicType=accessibility3
        button "Follow" #follow frame=0,0,160,80
        """)
    ],
    failing: [
      RuleExample(
        "A control that is too small at small sizes",
        """
        screen dynamicType=xSmall
        ↓button "Follow" #follow frame=0,0,70,39
        screen
        button "Follow" #follow frame=0,0,80,44
        """),
      RuleExample(
        "A control that is squeezed by text that grows",
        """
        screen
        button "Close" #close frame=0,0,40,40
        screen dynamicType=accessibility3
        ↓button "Close" #close frame=0,0,24,40
        """),
    ],
    inapplicable: [
      RuleExample("One text size", #"button "Follow" frame=0,0,40,40"#),
      RuleExample(
        "A control that is too small at the default size",
        """
        screen
        button "Follow" #follow frame=0,0,40,40
        screen dynamicType=accessibility3
        button "Follow" #follow frame=0,0,42,42
        """),
    ],
    check: .matrix { contexts in
      SizeSeries.all(in: contexts.map(\.screen)).flatMap { series in
        let sides = sides(of: series.bySize, in: contexts)
        let standard = contexts[series.reference].screen.environment.dynamicType
        return series.bySize.flatMap { screen in
          contexts[screen].stops.compactMap { node in
            verdict(RuleElement(context: contexts[screen], index: node), screen, sides, standard)
          }
        }
      }
    })

  /// How large a target is at one text size.
  private struct Side {
    var size: DynamicTypeSize
    var target: Size

    var length: Double { min(target.width, target.height) }
  }

  /// The sizes of each target, the smallest text size first.
  private static func sides(of screens: [Int], in contexts: [RuleContext]) -> [NodeID: [Side]] {
    var sides: [NodeID: [Side]] = [:]
    for screen in screens {
      let context = contexts[screen]
      for node in context.stops {
        let element = RuleElement(context: context, index: node)
        guard element.isTarget, !element.isLinkInText else { continue }
        sides[element.node.id, default: []].append(
          Side(size: context.screen.environment.dynamicType, target: element.size))
      }
    }
    return sides
  }

  private static func verdict(
    _ element: RuleElement, _ screen: Int, _ sides: [NodeID: [Side]],
    _ standard: DynamicTypeSize
  ) -> MatrixVerdict? {
    guard element.isTarget, let all = sides[element.node.id] else { return nil }
    let size = element.context.screen.environment.dynamicType
    let least = element.context.thresholds.enhancedTargetSize - MeasuringBand.pixel
    let own = Side(size: size, target: element.size)
    let judgement: Judgement
    if own.length >= least {
      judgement = .passed
    } else if let large = all.first(where: { $0.size == standard && $0.length >= least })
      ?? all.first(where: { $0.size < size && $0.length > own.length + MeasuringBand.pixel })
    {
      judgement = .shrinks(element, (own.target, own.size), (large.target, large.size))
    } else {
      judgement = .inapplicable
    }
    return MatrixVerdict(
      screen: screen, verdict: Verdict(node: element.index, judgement: judgement))
  }
}

extension Judgement {
  fileprivate static func shrinks(
    _ element: RuleElement, _ here: (Size, DynamicTypeSize), _ there: (Size, DynamicTypeSize)
  ) -> Self {
    let side = element.context.thresholds.enhancedTargetSize
    return .advice(
      "The \(element.title) is \(Measure.size(here.0)) at \(here.1.rawValue), but "
        + "\(Measure.size(there.0)) at \(there.1.rawValue).",
      measured: .size(here.0), required: .size(Size(width: side, height: side)))
  }
}
