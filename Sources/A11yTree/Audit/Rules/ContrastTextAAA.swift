extension Rule {
  /// A text that is readable for most, and not for all.
  ///
  /// Where level AAA is not required, a text that is below level AA by any reading of large text is
  /// left out (ours): a rule of its own reports it already.
  static let contrastTextAAA = Rule(
    id: "contrast-text-aaa",
    title: "Text stands out from its background for everyone",
    criteria: ["1.4.6"],
    gravest: .advice,
    rationale: """
      A ratio of 4.5:1 makes up for a sight of 20/40; people who see less read 7:1. It is required \
      at level AAA only.
      """,
    fix: "Choose a darker or a lighter colour for the text or for what lies under it.",
    limits: ["enhancedTextContrast", "enhancedLargeTextContrast", "requiresEnhancedContrast"],
    sees: .paint,
    passing: [
      RuleExample(
        "Enough for text of any size",
        """
        staticText "Plan"
          text "Plan" size=17 color=#595959 on=#FFFFFF
        """),
      RuleExample(
        "Enough for large text",
        """
        staticText "Plan"
          text "Plan" size=24 color=#767676 on=#FFFFFF
        """),
    ],
    failing: [
      RuleExample(
        "Enough at level AA, and not at level AAA",
        """
        ↓staticText "Plan"
          text "Plan" size=17 color=#767676 on=#FFFFFF
        """)
    ],
    inapplicable: [
      RuleExample(
        "Not enough at level AA",
        """
        staticText "Plan"
          text "Plan" size=17 color=#777777 on=#FFFFFF
        """),
      RuleExample(
        "A disabled control",
        """
        button "Cook" notEnabled
          text "Cook" size=17 color=#CCCCCC on=#FFFFFF
        """),
      RuleExample(
        "Colours that are not known",
        """
        group frame=0,0,100,40
          picture "salad" decorative
          text "Salad" size=17 color=#FFFFFF
        """),
    ],
    check: .screen(needsScene: true) { $0.judgeTexts(judge) })

  private static func judge(_ contrast: TextContrast) -> Judgement {
    let run = contrast.run
    guard contrast.exemption == nil, !contrast.isPlaceholder, run.color != nil,
      !contrast.text.owner.isHiddenFromReaders
    else { return .inapplicable }
    let thresholds = contrast.text.owner.context.thresholds
    let required = thresholds.enhancedContrast(for: run.font)
    switch contrast.result(required) {
    case .enough(let ratio): return .passed(measured: .ratio(ratio), required: .ratio(required))
    case .open(let surface):
      return thresholds.requiresEnhancedContrast ? contrast.open(surface, required) : .inapplicable
    case .low(let surface):
      guard let pair = surface.best else { return .inapplicable }
      let least = contrast.surfaces.map(\.least).min() ?? 1
      let isLow = LargeText.allCases.contains { reading in
        least < thresholds.contrast(for: run.font, by: reading)
      }
      guard thresholds.requiresEnhancedContrast || !isLow else { return .inapplicable }
      let judgement = low(run, pair, required, isRequired: thresholds.requiresEnhancedContrast)
      return judgement.suggesting(contrast, required)
    }
  }

  private static func low(
    _ run: TextRun, _ pair: SeenPair, _ required: Double, isRequired: Bool
  ) -> Judgement {
    let measured = Measure.ratio(pair.ratio.value)
    let message =
      "The text \(run.text.quoted) has a contrast ratio of \(measured) (\(pair.front) on "
      + "\(pair.back)); level AAA asks for \(Measure.ratio(required))."
    return isRequired
      ? .failed(message, measured: measured, required: .ratio(required))
      : .advice(message, measured: measured, required: .ratio(required))
  }
}
