extension Rule {
  /// A control that can be reached and not be seen.
  ///
  /// Texts are left out: what is read and not shown may be meant for those who listen (ours).
  static let stopInvisible = Rule(
    id: "stop-invisible",
    title: "Controls that readers reach can be seen",
    criteria: ["2.4.7"],
    gravest: .cantTell,
    rationale: """
      People who see a little, or who use a keyboard, come to a place where nothing is, and hear a \
      button that nobody else has.
      """,
    fix: "Hide it with opacity(0) or accessibilityHidden(true), or show it.",
    passing: [
      RuleExample(
        "A control that is painted",
        """
        button "More" action=more
          text "More" size=17 color=#000000
        """)
    ],
    failing: [
      RuleExample(
        "A transparent text",
        """
        ↓button "More" action=more
          text "More" size=17 color=#00000000
        """)
    ],
    inapplicable: [
      RuleExample(
        "A transparent text on a shape",
        """
        button "More" action=more
          shape fill=#FFFFFF
          text "More" size=17 color=#00000000
        """),
      RuleExample("Nothing is known of what it paints", "screen painted\nbutton \"More\" action=a"),
      RuleExample(
        "A text for those who listen",
        """
        staticText "More"
          text "More" size=17 color=#00000000
        """),
    ],
    check: .screen(needsScene: true) { context in
      context.stops.map { index in
        Verdict(node: index, judgement: judge(RuleElement(context: context, index: index)))
      }
    })

  private static func judge(_ element: RuleElement) -> Judgement {
    guard element.isControl else { return .inapplicable }
    var isTransparent = false
    for item in element.painted {
      switch item.content {
      case .text(let run):
        if run.color?.alpha != 0 { return .passed }
        isTransparent = true
      case .image(let image):
        if image.tint?.alpha != 0 { return .passed }
        isTransparent = true
      case .shape: return .inapplicable
      }
    }
    return isTransparent ? .invisible(element) : .inapplicable
  }
}

extension Judgement {
  fileprivate static func invisible(_ element: RuleElement) -> Self {
    .cantTell(
      "The \(element.title) is read, and all that it shows is transparent.", reason: "transparent")
  }
}
