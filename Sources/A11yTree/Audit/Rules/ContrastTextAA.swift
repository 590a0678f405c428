extension Rule {
  /// A text that hardly differs from what lies under it.
  static let contrastTextAA = Rule(
    id: "contrast-text-aa",
    title: "Text stands out from its background",
    criteria: ["1.4.3"],
    gravest: .failed,
    rationale: """
      People with low vision, or in sunlight, cannot read text that is nearly as light or as dark \
      as what lies under it.
      """,
    fix: "Choose a darker or a lighter colour for the text or for what lies under it.",
    limits: ["textContrast", "largeTextContrast", "largeText"],
    passing: [
      RuleExample(
        "Enough for text of any size",
        """
        staticText "Plan"
          text "Plan" size=17 color=#767676 on=#FFFFFF
        """),
      RuleExample(
        "Over several colours the worst one counts",
        """
        group frame=0,0,100,40
          shape fill=#FFFFFF frame=0,0,50,40
          shape fill=#DDDDDD frame=50,0,50,40
          text "Plan" size=17 color=#000000 frame=10,10,80,20
        """),
    ],
    failing: [
      RuleExample(
        "A grey that just misses 4.5",
        """
        ↓staticText "Plan"
          text "Plan" size=17 color=#777777 on=#FFFFFF
        """),
      RuleExample(
        "A card painted under the text, and a text that is translucent",
        """
        group frame=0,0,100,40
          shape fill=#F1F5F9 frame=0,0,100,40
          ↓staticText "Muted" frame=10,10,80,20
            text "Muted" size=14 color=#71717A
          ↓staticText "Faint" frame=10,10,80,20
            text "Faint" size=14 color=#000000@0.4
        """),
      RuleExample(
        "Half of the background is too close to the text",
        """
        ↓group frame=0,0,100,40
          shape fill=#777777 frame=0,0,50,40
          text "Plan" size=17 color=#000000@0.6 frame=10,10,80,20
        """),
      RuleExample(
        "Large by one reading of large text and not by another is an advice",
        """
        ↓button "Cook"
          text "Cook" size=17 bold color=#F16E00 on=#FFFFFF
        """),
      RuleExample(
        "A larger text size, chosen by a person, does not make the text large",
        """
        screen dynamicType=accessibility3
        ↓staticText "Plan"
          text "Plan" size=40 declared=17 style=body color=#777777 on=#FFFFFF
        """),
      RuleExample(
        "Over a picture a person has to judge",
        """
        ↓group frame=0,0,100,40
          picture "salad" decorative
          text "Salad" size=17 color=#FFFFFF
        """),
      RuleExample(
        "A text that readers do not read may be decoration",
        """
        group elementsHidden
          ↓staticText "AL"
            text "AL" size=17 color=#777777 on=#FFFFFF
        """),
      RuleExample(
        "A colour that is not known",
        """
        ↓staticText "Plan"
          text "Plan" size=17 on=#FFFFFF
        """),
    ],
    inapplicable: [
      RuleExample(
        "A disabled control",
        """
        button "Cook" notEnabled
          text "Cook" size=17 color=#CCCCCC on=#FFFFFF
        """),
      RuleExample(
        "A text in the colour of its background is not shown as text",
        """
        staticText "Plan"
          text "Plan" size=17 color=#FFFFFF on=#FFFFFF
        """),
      RuleExample(
        "A sign that is neither letter nor digit",
        """
        staticText "Rating"
          text "★" size=17 color=#DDDDDD on=#FFFFFF
        """),
      RuleExample("Nothing is painted", "screen painted\nstaticText \"Plan\""),
    ],
    check: .screen(needsScene: true) { $0.judgeTextsOnBackdrops(judge) })

  private static func judge(_ text: RuleText, _ run: TextRun) -> Judgement {
    guard text.isPainted, run.text.hasWords, !text.owner.isDisabled else { return .inapplicable }
    guard let color = run.color else { return .unknownColor(run) }
    guard color.alpha > 0 else { return .inapplicable }
    let backgrounds: [SRGBColor]
    switch run.backdrop {
    case .colors(let colors): backgrounds = colors
    case .unknown(let reason): return .unknownBackground(run, reason)
    case nil: return .unknownBackground(run, .color)
    }
    let pairs = backgrounds.map { SeenPair(color, on: $0) }
    guard let worst = pairs.min(by: { $0.ratio < $1.ratio }) else {
      return .unknownBackground(run, .color)
    }
    guard pairs.contains(where: { $0.ratio.value > 1 }) else { return .inapplicable }
    return judge(text, TextPair(run: run, pair: worst, backgrounds: backgrounds))
  }

  private static func judge(_ text: RuleText, _ pair: TextPair) -> Judgement {
    let thresholds = text.owner.context.thresholds
    let ratio = pair.pair.ratio.value
    let required = thresholds.contrast(for: pair.run.font, by: thresholds.largeText)
    guard ratio >= required else {
      if text.owner.isHiddenFromReaders { return .low(pair, required).asPossibleDecoration }
      return .low(pair, required)
    }
    for reading in LargeText.allCases {
      let other = thresholds.contrast(for: pair.run.font, by: reading)
      if ratio < other { return .lowByAnother(pair, thresholds.largeText, reading, other) }
    }
    return .passed(measured: .ratio(ratio), required: .ratio(required))
  }
}

/// A text with the colours that tell it least from its background.
private struct TextPair {
  var run: TextRun
  var pair: SeenPair
  var backgrounds: [SRGBColor]

  var colors: String { "\(pair.front) on \(pair.back)" }

  var font: String {
    Measure.points(run.font.declaredSize).description + (run.font.weight >= 700 ? " bold" : "")
  }

  /// The nearest colour of the text that is enough on every background, nil where there is none.
  func repair(_ required: Double) -> String? {
    let color = ContrastRepair.nearest(to: pair.front, against: pair.back, reaching: required)
    guard let color else { return nil }
    let isEnough = backgrounds.allSatisfy { ContrastRatio(color, $0).value >= required }
    return isEnough ? "Use \(color) for the text, or another colour under it." : nil
  }
}

extension Judgement {
  fileprivate static func low(_ pair: TextPair, _ required: Double) -> Self {
    let measured = Measure.ratio(pair.pair.ratio.value)
    var judgement = failed(
      "The text \(pair.run.text.quoted) has a contrast ratio of \(measured) (\(pair.colors)); "
        + "at \(pair.font) it needs \(Measure.ratio(required)).",
      measured: measured, required: .ratio(required))
    judgement.fix = pair.repair(required)
    return judgement
  }

  fileprivate static func lowByAnother(
    _ pair: TextPair, _ reading: LargeText, _ other: LargeText, _ required: Double
  ) -> Self {
    let measured = Measure.ratio(pair.pair.ratio.value)
    var judgement = advice(
      "The text \(pair.run.text.quoted) has a contrast ratio of \(measured) (\(pair.colors)): "
        + "enough for large text, which \(pair.font) is by the reading \(reading.rawValue); by the "
        + "reading \(other.rawValue) it is not, and needs \(Measure.ratio(required)).",
      measured: measured, required: .ratio(required))
    judgement.fix = pair.repair(required)
    return judgement
  }

  /// The same, for a text that readers do not read and that may be pure decoration.
  fileprivate var asPossibleDecoration: Self {
    var judgement = self
    judgement.outcome = .cantTell
    judgement.reason = "hidden-from-readers"
    judgement.message += " It is hidden from readers: pure decoration needs no contrast."
    return judgement
  }

  fileprivate static func unknownColor(_ run: TextRun) -> Self {
    .cantTell("The colour of the text \(run.text.quoted) is not known.", reason: "text-color")
  }

  fileprivate static func unknownBackground(_ run: TextRun, _ reason: Backdrop.Reason) -> Self {
    switch reason {
    case .image:
      .cantTell(
        "The text \(run.text.quoted) lies over a picture, whose colours are not known.",
        reason: "over-image")
    case .color:
      .cantTell(
        "The colours under the text \(run.text.quoted) are not known.", reason: "under-color")
    }
  }
}
