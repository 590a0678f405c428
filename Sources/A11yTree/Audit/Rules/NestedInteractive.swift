extension Rule {
  /// A control inside of a control.
  static let nestedInteractive = Rule(
    id: "nested-interactive",
    title: "Controls do not stand inside of controls",
    criteria: ["4.1.2"],
    gravest: .failed,
    rationale: """
      The outer control is one stop, so the inner one is none: at best it becomes an action that \
      only those find who look for actions, at worst nobody who listens can reach it.
      """,
    fix: "Put the controls side by side, or offer the inner one: accessibilityAction(named:).",
    sees: .content,
    passing: [
      RuleExample(
        "Two controls side by side",
        """
        button "Ada Lovelace" action=open
        button "Follow" action=follow
        """),
      RuleExample("A part whose action is not known", "button \"Wi-Fi\"\n  toggleButton \"Wi-Fi\""),
    ],
    failing: [
      RuleExample(
        "An inner button that became an action",
        """
        ↓button "Ada Lovelace" action=open customAction="Follow":follow innerControl="Follow"
        """),
      RuleExample(
        "An inner button that is lost",
        """
        ↓button "Ada Lovelace" action=open
          button "Follow" action=follow
        """),
      RuleExample(
        "An inner button without a name becomes an action without one",
        """
        ↓button "Ada Lovelace" action=open customAction="":follow innerControl=""
        """),
    ],
    inapplicable: [
      RuleExample("A text with actions", #"element "Ada" customAction="Follow":follow"#)
    ],
    check: .eachStop { element in
      guard element.isControl else { return .inapplicable }
      let inner = element.innerControls
      guard !inner.isEmpty else { return .passed }
      let lost = inner.filter { !element.offers($0) }
      return lost.isEmpty ? .becameActions(element, inner) : .lost(element, lost)
    })
}

extension Judgement {
  fileprivate static func becameActions(_ element: RuleElement, _ inner: [InnerControl]) -> Self {
    .advice(
      "The \(element.title) holds other controls, which readers offer as actions only: "
        + "\(inner.titles).")
  }

  fileprivate static func lost(_ element: RuleElement, _ lost: [InnerControl]) -> Self {
    .failed("The \(element.title) holds controls that no reader can reach: \(lost.titles).")
  }
}
