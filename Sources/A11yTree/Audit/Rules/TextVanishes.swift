extension Rule {
  /// A text that is seen in one appearance, and has the colour of its background in another.
  ///
  /// Alone, a text in the colour of its background is not shown as text (facts: platform.md §2), so
  /// that no contrast is required of it; that it is seen elsewhere proves that it is meant to be.
  static let textVanishes = Rule(
    id: "text-vanishes",
    title: "Text that is seen in one appearance is seen in every other",
    criteria: ["1.4.3"],
    gravest: .failed,
    rationale: """
      A colour that was fixed for one appearance, on a background that follows the other one, \
      leaves nothing to read: black on black as soon as it gets dark.
      """,
    fix: "Use a colour that adapts, or give it a value for this appearance.",
    passing: [
      RuleExample(
        "A text that adapts as its background does",
        """
        screen
        staticText "Plan"
          text "Plan" size=17 color=#000000 on=#FFFFFF
        screen colorScheme=dark
        staticText "Plan"
          text "Plan" size=17 color=#FFFFFF on=#000000
        """),
      RuleExample(
        "Transparent where it is not wanted",
        """
        screen
        staticText "Plan"
          text "Plan" size=17 color=#000000 on=#FFFFFF
        screen colorScheme=dark
        staticText "Plan"
          text "Plan" size=17 color=#00000000 on=#000000
        """),
    ],
    failing: [
      RuleExample(
        "Black in the dark",
        """
        screen
        staticText "Plan"
          text "Plan" size=17 color=#000000 on=#FFFFFF
        screen colorScheme=dark
        ↓staticText "Plan"
          text "Plan" size=17 color=#000000 on=#000000
        """),
      RuleExample(
        "A card that becomes white where contrast is increased",
        """
        screen
        staticText "Plan" frame=0,0,100,40
          shape fill=#333333
          text "Plan" size=17 color=#FFFFFF
        screen contrast=increased
        ↓staticText "Plan" frame=0,0,100,40
          shape fill=#FFFFFF
          text "Plan" size=17 color=#FFFFFF
        """),
    ],
    inapplicable: [
      RuleExample(
        "Seen nowhere",
        """
        screen
        staticText "Plan"
          text "Plan" size=17 color=#FFFFFF on=#FFFFFF
        screen contrast=increased
        staticText "Plan"
          text "Plan" size=17 color=#FFFFFF on=#FFFFFF
        """),
      RuleExample(
        "A disabled control",
        """
        screen
        button "Cook" notEnabled
          text "Cook" size=17 color=#000000 on=#FFFFFF
        screen colorScheme=dark
        button "Cook" notEnabled
          text "Cook" size=17 color=#000000 on=#000000
        """),
      RuleExample(
        "One appearance",
        """
        screen
        staticText "Plan"
          text "Plan" size=17 color=#FFFFFF on=#FFFFFF
        """),
    ],
    check: .matrix { contexts in
      let contexts = contexts.enumerated().filter { $0.element.screen.hasScene }
      let appearances = Set(contexts.map { $0.element.screen.environment.appearance })
      guard appearances.count > 1 else { return [] }
      var seen: Set<TextKey> = []
      for (_, context) in contexts {
        for contrast in context.textContrasts where contrast.exemption == nil {
          seen.insert(TextKey(contrast.text))
        }
      }
      return contexts.flatMap { index, context in
        context.judgeTexts { $0.judgeVanishing(isSeenElsewhere: seen.contains(TextKey($0.text))) }
          .map { MatrixVerdict(screen: index, verdict: $0) }
      }
    })
}

extension TextContrast {
  fileprivate func judgeVanishing(isSeenElsewhere: Bool) -> Judgement {
    guard let exemption else { return .passed }
    guard isSeenElsewhere, exemption.reason == Self.invisible, run.color?.alpha != 0,
      let pair = surfaces.first?.worst
    else { return .inapplicable }
    return .failed(
      "The text \(run.text.quoted) has the colour of its background \(text.owner.appearance): "
        + "\(pair.front) on \(pair.back).",
      measured: .ratio(pair.ratio.value))
  }
}

extension ScreenEnvironment {
  fileprivate var appearance: Appearance { Appearance(colorScheme, contrast) }
}
