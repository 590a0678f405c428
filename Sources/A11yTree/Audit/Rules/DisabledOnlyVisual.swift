extension Rule {
  /// A control that looks disabled and is not, or that says it is and works.
  ///
  /// It looks so where all that it shows is less than 60 percent opaque (facts: rules-and-peers.md
  /// §5); the placeholder of a field is left out (ours).
  static let disabledOnlyVisual = Rule(
    id: "disabled-only-visual",
    title: "What looks disabled is disabled",
    criteria: ["4.1.2"],
    gravest: .cantTell,
    rationale: """
      Sighted people leave a faint button alone. A person who listens hears nothing of it, activates \
      it, and does not learn why nothing happens; or hears "dimmed", and passes by what works.
      """,
    fix: "Use disabled(_:), which dims it and says so.",
    passing: [
      RuleExample(
        "A control in full colour",
        """
        button "Send" action=send
          text "Send" size=17 color=#000000
        """)
    ],
    failing: [
      RuleExample(
        "A faint text on an enabled button",
        """
        ↓button "Send" action=send
          text "Send" size=17 color=#000000@0.3
        """),
      RuleExample(
        "Dimmed, and operated all the same", "↓button \"Send\" notEnabled interactive=true"),
    ],
    inapplicable: [
      RuleExample(
        "Disabled, and faint",
        """
        button "Send" notEnabled
          text "Send" size=17 color=#000000@0.3
        """),
      RuleExample(
        "A placeholder",
        """
        textEntry "Email"
          text "Email" size=17 color=#3C3C43@0.3
        """),
      RuleExample(
        "A faint text beside a clear one",
        """
        button "Send, later" action=send
          text "Send" size=17 color=#000000
          text "later" size=17 color=#000000@0.3
        """),
      RuleExample("Nothing is painted", #"button "Send" action=send"#),
    ],
    check: .eachStop { element in
      guard element.isControl, !element.isField else { return .inapplicable }
      if element.isDisabled {
        return element.node.respondsToUserInteraction == true ? .works(element) : .inapplicable
      }
      let opacities = element.opacities
      guard let clearest = opacities.max() else { return .inapplicable }
      if clearest < 0.6 { return .looksDisabled(element, clearest) }
      return opacities.contains { $0 < 0.6 } ? .inapplicable : .passed
    })
}

extension RuleElement {
  /// How opaque its texts and symbols are.
  fileprivate var opacities: [Double] {
    painted.compactMap { item in
      switch item.content {
      case .text(let run): run.text.hasWords ? run.color?.alpha : nil
      case .image(let image): image.source == .symbol ? image.tint?.alpha : nil
      case .shape: nil
      }
    }
    .filter { $0 > 0 }
  }
}

extension Judgement {
  fileprivate static func looksDisabled(_ element: RuleElement, _ opacity: Double) -> Self {
    .cantTell(
      "What the \(element.title) shows is at most \(Int(opacity * 100)) percent opaque, as if it "
        + "were disabled, and it is enabled.", reason: "looks-disabled")
  }

  fileprivate static func works(_ element: RuleElement) -> Self {
    .cantTell(
      "The \(element.title) says that it is dimmed, and responds to people.", reason: "works")
  }
}
