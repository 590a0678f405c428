extension Rule {
  /// A modal view without a control to leave it.
  ///
  /// A tap beside the view may close it, which a screen does not know, so that a person has to judge
  /// (ours).
  static let modalWithoutExit = Rule(
    id: "modal-without-exit",
    title: "A modal view can be left by a control",
    criteria: ["2.1.2"],
    gravest: .cantTell,
    rationale: """
      Everything else is out of reach, so that a person who listens is caught where a tap beside \
      the view is the only way out.
      """,
    fix: "Add a button that closes it, and accessibilityAction(.escape).",
    passing: [
      RuleExample(
        "A button",
        """
        semanticGroup modal
          staticText "Saved"
          button "Close" action=close
        """),
      RuleExample(
        "An action",
        """
        semanticGroup modal
          staticText "Saved" customAction="Close":close
        """),
      RuleExample(
        "The gesture that escapes",
        """
        semanticGroup modal escapeAction=close
          staticText "Saved"
        """),
    ],
    failing: [
      RuleExample("Texts only", "↓semanticGroup modal\n  staticText \"Saved\"")
    ],
    inapplicable: [
      RuleExample("No modal view", #"staticText "Saved""#),
      RuleExample("A hidden one", "semanticGroup modal hidden\n  staticText \"Saved\""),
    ],
    check: .eachNode { element in
      guard element.traits.contains(.isModal), !element.isOutOfReach else { return .inapplicable }
      let inside = [element].filter(\.isStop) + Array(element.stopsInside)
      guard !inside.isEmpty else { return .inapplicable }
      if element.escapes || element.ancestors.contains(where: \.escapes) { return .passed }
      let hasExit = inside.contains { stop in
        stop.escapes || !stop.node.customActions.isEmpty
          || (stop.isControl && !stop.isField && !stop.isDisabled)
      }
      return hasExit ? .passed : .noExit
    })
}

extension RuleElement {
  fileprivate var escapes: Bool { node.escapeAction != nil }
}

extension Judgement {
  fileprivate static let noExit = cantTell(
    "This modal view holds no control and no escape, so that nothing shows how to leave it.",
    reason: "no-exit")
}
