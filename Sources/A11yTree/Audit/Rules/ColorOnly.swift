extension Rule {
  /// A link or a state that only its colour tells.
  static let colorOnly = Rule(
    id: "color-only",
    title: "Links and states differ by more than their colour",
    criteria: ["1.4.1"],
    gravest: .cantTell,
    rationale: """
      One man in twelve and one woman in two hundred cannot tell some colours from others. Where \
      two colours are about equally light, nothing else tells them the link or the state.
      """,
    fix: "Add a line, a weight, a symbol or a form, or colours that differ by 3:1.",
    sees: .paint,
    passing: [
      RuleExample(
        "A link with a line under it",
        """
        staticText "Read the" frame=0,0,80,20
          text "Read the" size=17 color=#000000 on=#FFFFFF
        link "terms" frame=84,0,50,20
          text "terms" size=17 underline color=#3A0000 on=#FFFFFF
        """),
      RuleExample(
        "A link that is much lighter than the text beside it",
        """
        staticText "Read the" frame=0,0,80,20
          text "Read the" size=17 color=#000000 on=#FFFFFF
        link "terms" frame=84,0,50,20
          text "terms" size=17 color=#0070E0 on=#FFFFFF
        """),
      RuleExample(
        "A selected tab in bold",
        """
        group
          button "Day" selected frame=0,0,60,44
            text "Day" size=15 bold color=#7A0000 on=#FFFFFF
          button "Week" frame=60,0,60,44
            text "Week" size=15 color=#004A00 on=#FFFFFF
        """),
      RuleExample(
        "A selected tab with a line that is seen",
        """
        group frame=0,0,120,44
          button "Day" selected frame=0,0,60,44
            text "Day" size=15 color=#7A0000 on=#FFFFFF
            shape fill=#7A0000 frame=0,42,60,2
          button "Week" frame=60,0,60,44
            text "Week" size=15 color=#004A00 on=#FFFFFF
        """),
    ],
    failing: [
      RuleExample(
        "A link as dark as the text beside it",
        """
        staticText "Read the" frame=0,0,80,20
          text "Read the" size=17 color=#333333 on=#FFFFFF
        ↓button "terms" link frame=84,0,50,20
          text "terms" size=17 color=#7A0000 on=#FFFFFF
        """),
      RuleExample(
        "A selected tab in another hue, on a ground that hardly shows",
        """
        group frame=0,0,120,44
          ↓button "Day" selected frame=0,0,60,44
            shape fill=#F6F6FF
            text "Day" size=15 color=#7A0000
          button "Week" frame=60,0,60,44
            text "Week" size=15 color=#004A00
        """),
      RuleExample(
        "A symbol in another hue",
        """
        group frame=0,0,88,44
          ↓button "Like" selected frame=0,0,44,44
            picture "heart" symbol tint=#B00020
          button "Share" frame=44,0,44,44
            picture "heart" symbol tint=#1B5E20
        """),
    ],
    inapplicable: [
      RuleExample(
        "A link that stands alone",
        """
        link "Terms" frame=0,0,80,20
          text "Terms" size=17 color=#7A0000 on=#FFFFFF
        """),
      RuleExample(
        "No other one to be told from",
        """
        group
          button "Day" selected frame=0,0,60,44
            text "Day" size=15 color=#7A0000 on=#FFFFFF
        """),
    ],
    check: .screen(needsScene: true) { context in
      context.stops.map { index in
        let element = RuleElement(context: context, index: index)
        return Verdict(node: index, evidence: "color", judgement: judge(element))
      }
    })

  private static func judge(_ element: RuleElement) -> Judgement {
    guard !element.isDisabled else { return .inapplicable }
    if element.traits.contains(.isLink) { return judgeLink(element) }
    if element.traits.contains(.isSelected) { return judgeState(element) }
    return .inapplicable
  }

  private static func judgeLink(_ link: RuleElement) -> Judgement {
    let required = Measure.ratio(link.context.thresholds.nonTextContrast)
    guard let text = link.textBeside, let own = link.looks.first, let other = text.looks.first
    else { return .inapplicable }
    guard own.form == other.form, let pair = own.pair(with: other) else {
      return .passed
    }
    let measured = Measure.ratio(pair.ratio.value)
    guard pair.ratio.value < link.context.thresholds.nonTextContrast else {
      return .passed(measured: measured, required: required)
    }
    return .cantTell(
      "Only its colour tells the \(link.title) from the text beside it: \(pair.front) beside "
        + "\(pair.back), a contrast ratio of \(measured); without another sign it needs \(required).",
      reason: "link-by-color", measured: measured, required: required)
  }

  private static func judgeState(_ element: RuleElement) -> Judgement {
    let required = Measure.ratio(element.context.thresholds.nonTextContrast)
    guard let other = element.unselectedSibling else { return .inapplicable }
    let (own, its) = (element.looks, other.looks)
    guard own.map(\.form) == its.map(\.form), !element.hasMark(beside: other) else {
      return .passed
    }
    let pairs = zip(own, its).compactMap { $0.pair(with: $1) }
    guard let pair = pairs.max(by: { $0.ratio < $1.ratio }), pair.ratio.value > 1 else {
      return .inapplicable
    }
    let measured = Measure.ratio(pair.ratio.value)
    guard pair.ratio.value < element.context.thresholds.nonTextContrast else {
      return .passed(measured: measured, required: required)
    }
    return .cantTell(
      "Only its colour tells that the \(element.title) is selected and the \(other.title) is not: "
        + "\(pair.front) beside \(pair.back), a contrast ratio of \(measured); without another sign "
        + "it needs \(required).", reason: "state-by-color", measured: measured,
      required: required)
  }
}
