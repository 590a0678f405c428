extension Rule {
  /// A combined element that swallows the controls inside.
  static let combinedLosesAction = Rule(
    id: "combined-loses-action",
    title: "Combined elements keep the actions of their content",
    criteria: ["2.1.1"],
    gravest: .failed,
    rationale: """
      What was combined is one stop. A button inside that is not among its actions can be tapped, \
      and not be reached with a screen reader, a keyboard or a switch.
      """,
    fix: "Use children: .combine or .contain, or add accessibilityAction(named:).",
    sees: .content,
    passing: [
      RuleExample(
        "A combined element that offers the button inside",
        #"element "Ada" customAction="Follow":follow innerControl="Follow""#),
      RuleExample(
        "An action that the author named alike",
        """
        element "Ada" customAction="follow"
          button "Follow" action=follow
        """),
    ],
    failing: [
      RuleExample(
        "Children that are ignored", #"↓element "Ada" explicitLabel innerControl="Follow""#),
      RuleExample(
        "A button below an element",
        """
        ↓element "Ada"
          button "Follow" action=follow
        """),
    ],
    inapplicable: [
      RuleExample("Nothing inside", #"element "Ada""#),
      RuleExample(
        "A control with a control inside has a rule of its own",
        """
        button "Ada" action=open
          button "Follow" action=follow
        """),
      RuleExample(
        "A disabled button inside", "element \"Ada\"\n  button \"A\" notEnabled action=a"),
    ],
    check: .eachStop { element in
      guard !element.isControl else { return .inapplicable }
      let inner = element.innerControls
      guard !inner.isEmpty else { return .inapplicable }
      let lost = inner.filter { !element.offers($0) }
      return lost.isEmpty ? .passed : .lost(element, lost)
    })
}

extension Judgement {
  fileprivate static func lost(_ element: RuleElement, _ lost: [InnerControl]) -> Self {
    .failed("The \(element.title) swallows controls that readers cannot reach: \(lost.titles).")
  }
}
