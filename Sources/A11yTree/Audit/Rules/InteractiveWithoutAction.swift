extension Rule {
  /// Something that looks as if it could be activated, and cannot.
  ///
  /// Ours: DESIGN §4 promises the advice for a card with `isInteractive` and without an action.
  static let interactiveWithoutAction = Rule(
    id: "interactive-without-action",
    title: "What reacts to a pointer can be activated",
    criteria: [],
    gravest: .advice,
    rationale: """
      It moves under a pointer as a control does, so people tap it, and nothing happens; readers \
      say nothing of it.
      """,
    fix: "Give it an action, or leave isInteractive out.",
    passing: [
      RuleExample(
        "A card with an action",
        #"button "Open" card explicitLabel looksInteractive action=open"#),
      RuleExample(
        "The view around it acts",
        """
        group action=open
          semanticGroup card looksInteractive
            staticText "Plan"
        """),
    ],
    failing: [
      RuleExample(
        "A card that only hovers",
        """
        ↓semanticGroup card looksInteractive
          staticText "Plan"
        """)
    ],
    inapplicable: [
      RuleExample("A card that does not react", "semanticGroup card\n  staticText \"Plan\""),
      RuleExample("A part of a button", "button \"Open\"\n  group looksInteractive"),
    ],
    check: .eachNode { element in
      guard element.node.background.looksInteractive, !element.isOutOfReach else {
        return .inapplicable
      }
      let acts = element.isControl || element.ancestors.contains { $0.node.defaultAction != nil }
      return acts ? .passed : .onlyHovers(element)
    })
}

extension Judgement {
  fileprivate static func onlyHovers(_ element: RuleElement) -> Self {
    .advice("This \(element.noun) reacts to a pointer, and does nothing when it is activated.")
  }
}
