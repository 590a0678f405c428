extension Rule {
  /// A text or an outline that stands out less where a person asks for more contrast.
  ///
  /// What reaches level AAA with increased contrast is enough, whatever it was without
  /// (facts: rules-and-peers.md §5).
  static let contrastIncrease = Rule(
    id: "contrast-increase",
    title: "Increased contrast is not less contrast",
    criteria: [],
    gravest: .advice,
    rationale: """
      Who switches on Increase Contrast cannot read the design as it is. A colour without a value \
      for it, on a background that has one, may then be read even less.
      """,
    fix: "Give the colour a value for increased contrast in light and in dark.",
    passing: [
      RuleExample(
        "More contrast where it is asked for",
        """
        screen
        staticText "Plan"
          text "Plan" size=17 color=#777777 on=#FFFFFF
        screen contrast=increased
        staticText "Plan"
          text "Plan" size=17 color=#555555 on=#FFFFFF
        """),
      RuleExample(
        "A little less, and still enough at level AAA",
        """
        screen
        staticText "Plan"
          text "Plan" size=17 color=#000000 on=#FFFFFF
        screen contrast=increased
        staticText "Plan"
          text "Plan" size=17 color=#000000 on=#EBEBF0
        """),
    ],
    failing: [
      RuleExample(
        "The background has a value for increased contrast, the text has none",
        """
        screen
        staticText "Plan"
          text "Plan" size=17 color=#767676 on=#FFFFFF
        screen contrast=increased
        ↓staticText "Plan"
          text "Plan" size=17 color=#767676 on=#EBEBF0
        """),
      RuleExample(
        "The outline of a card",
        """
        screen
        button "Plan" card explicitLabel frame=16,16,200,80
          shape radius=16 fill=#FFFFFF stroke=#949494
        screen contrast=increased
        ↓button "Plan" card explicitLabel frame=16,16,200,80
          shape radius=16 fill=#EBEBF0 stroke=#949494
        """),
    ],
    inapplicable: [
      RuleExample(
        "One setting of the contrast",
        """
        screen
        staticText "Plan"
          text "Plan" size=17 color=#767676 on=#FFFFFF
        screen colorScheme=dark contrast=increased
        staticText "Plan"
          text "Plan" size=17 color=#767676 on=#EBEBF0
        """),
      RuleExample(
        "A disabled control",
        """
        screen
        button "Cook" notEnabled
          text "Cook" size=17 color=#767676 on=#FFFFFF
        screen contrast=increased
        button "Cook" notEnabled
          text "Cook" size=17 color=#767676 on=#EBEBF0
        """),
    ],
    check: .matrix(judge))

  private static func judge(_ contexts: [RuleContext]) -> [MatrixVerdict] {
    var verdicts: [MatrixVerdict] = []
    for (index, context) in contexts.enumerated() where context.isIncreased {
      var environment = context.screen.environment
      environment.contrast = .standard
      let reference = contexts.first { $0.screen.environment == environment }
      guard let reference, reference.screen.hasScene, context.screen.hasScene else { continue }
      verdicts += judgeOutlines(context, with: reference).map {
        MatrixVerdict(screen: index, verdict: $0)
      }
      var standards: [TextKey: TextContrast] = [:]
      for contrast in reference.textContrasts { standards[TextKey(contrast.text)] = contrast }
      for contrast in context.textContrasts {
        guard let standard = standards[TextKey(contrast.text)] else { continue }
        verdicts.append(
          MatrixVerdict(
            screen: index,
            verdict: Verdict(
              node: contrast.text.owner.index, evidence: contrast.text.evidence,
              item: contrast.text.item, judgement: compare(contrast, with: standard))))
      }
    }
    return verdicts
  }

  private static func judgeOutlines(
    _ context: RuleContext, with reference: RuleContext
  ) -> [Verdict] {
    var before: [NodeID: SeenPair] = [:]
    for outline in NontextContrast(reference).knownOutlines {
      before[reference.screen.tree[outline.node].id] = outline.pair
    }
    return NontextContrast(context).knownOutlines.compactMap { outline in
      let owner = RuleElement(context: context, index: outline.node)
      guard let standard = before[owner.node.id] else { return nil }
      let (now, required) = (outline.pair.ratio.value, standard.ratio.value)
      guard now < min(required, context.thresholds.textContrast) else {
        return Verdict(
          node: outline.node, evidence: "outline", item: outline.item,
          judgement: .passed(measured: .ratio(now), required: .ratio(required)))
      }
      return Verdict(
        node: outline.node, evidence: "outline", item: outline.item,
        judgement: .advice(
          "With increased contrast the outline of the \(owner.title) has a contrast ratio of "
            + "\(Measure.ratio(now)) (\(outline.pair.front) beside \(outline.pair.back)), without it "
            + "\(Measure.ratio(required)) (\(standard.front) beside \(standard.back)).",
          measured: .ratio(now), required: .ratio(required)))
    }
  }

  private static func compare(
    _ increased: TextContrast, with standard: TextContrast
  ) -> Judgement {
    guard increased.exemption == nil, standard.exemption == nil, let now = increased.known,
      let before = standard.known
    else { return .inapplicable }
    let thresholds = increased.text.owner.context.thresholds
    let enough = thresholds.enhancedContrast(for: increased.run.font)
    let (ratio, other) = (now.ratio.value, before.ratio.value)
    let required = min(other, enough)
    guard ratio < required else {
      return .passed(measured: .ratio(ratio), required: .ratio(required))
    }
    return Judgement.advice(
      "With increased contrast the text \(increased.run.text.quoted) has a contrast ratio of "
        + "\(Measure.ratio(ratio)) (\(now.front) on \(now.back)), without it "
        + "\(Measure.ratio(other)) (\(before.front) on \(before.back)).",
      measured: .ratio(ratio), required: .ratio(required)
    ).suggesting(increased, required)
  }
}

extension TextContrast {
  /// The pair that differs least, nil where not everything is known.
  fileprivate var known: SeenPair? {
    guard run.color != nil, surfaces.allSatisfy({ $0.reason == nil }) else { return nil }
    return surfaces.compactMap(\.worst).min { $0.ratio < $1.ratio }
  }
}

extension RuleContext {
  fileprivate var isIncreased: Bool { screen.environment.contrast == .increased }
}
