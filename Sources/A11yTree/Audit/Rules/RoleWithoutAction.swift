extension Rule {
  /// Something that says it is a button, and that does nothing.
  static let roleWithoutAction = Rule(
    id: "role-without-action",
    title: "What says that it can be activated does something",
    criteria: ["4.1.2"],
    gravest: .cantTell,
    rationale: """
      A screen reader promises a button, so a person activates it and waits for something that \
      never comes.
      """,
    fix: "Make it a Button with an action, or remove the trait.",
    passing: [
      RuleExample(
        "A button with an action",
        """
        screen painted
        button "Open" action=open
        """),
      RuleExample(
        "The stack around it acts on a tap",
        """
        screen painted
        group action=open
          button "Summer Salad"
        """),
    ],
    failing: [
      RuleExample(
        "A text with the trait of a button",
        """
        screen painted
        ↓button "Open"
        """)
    ],
    inapplicable: [
      RuleExample(
        "A button that is disabled",
        """
        screen painted
        button "Open" notEnabled
        """),
      RuleExample(
        "A slider is adjusted, not activated",
        """
        screen painted
        adjustable "Volume" value="50%"
        """),
      RuleExample("A tree without a scene may leave actions out", #"button "Open""#),
    ],
    check: .screen(needsScene: true) { context in
      context.stops.map { index in
        Verdict(node: index, judgement: judge(RuleElement(context: context, index: index)))
      }
    })

  private static func judge(_ element: RuleElement) -> Judgement {
    let roles: AccessibilityTraits = [.isButton, .isLink, .isBackButton, .isTabBarItem]
    guard !element.traits.isDisjoint(with: roles), !element.isDisabled else {
      return .inapplicable
    }
    let acts =
      element.node.defaultAction != nil
      || element.ancestors.contains { $0.node.defaultAction != nil }
    return acts ? .passed : .doesNothing(element)
  }
}

extension Judgement {
  fileprivate static func doesNothing(_ element: RuleElement) -> Self {
    .cantTell("The \(element.title) has no action.", reason: "no-action")
  }
}
