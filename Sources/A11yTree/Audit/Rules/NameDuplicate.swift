extension Rule {
  /// Two controls with one name that do different things.
  ///
  /// The first one is not reported (ours): it may keep its name.
  static let nameDuplicate = Rule(
    id: "name-duplicate",
    title: "Controls that do different things have different names",
    criteria: ["2.4.6", "2.4.9"],
    gravest: .cantTell,
    rationale: """
      In a list of controls, or with Voice Control, "Follow" and "Follow" cannot be told apart. \
      Where the card around them is heard first, it may be clear.
      """,
    fix: "Say what it acts on: accessibilityLabel(\"Follow Ada Lovelace\").",
    sees: .content,
    passing: [
      RuleExample(
        "Two names",
        """
        button "Follow Ada" action=follow(ada)
        button "Follow Grace" action=follow(grace)
        """),
      RuleExample(
        "Two ways to one action",
        """
        button "Follow" action=follow
        button "Follow" action=follow
        """),
      RuleExample(
        "A link and a button",
        """
        link "Help" action=page
        button "Help" action=call
        """),
    ],
    failing: [
      RuleExample(
        "One name, two actions",
        """
        button "Follow" action=follow(ada)
        ↓button "Follow" action=follow(grace)
        """)
    ],
    inapplicable: [
      RuleExample("Actions that are not known", "button \"Follow\"\nbutton \"Follow\""),
      RuleExample(
        "A control that is disabled",
        """
        button "Follow"
        button "Follow" notEnabled action=follow
        """),
      RuleExample("Texts", "staticText \"Follow\"\nstaticText \"Follow\""),
    ],
    check: .screen(needsScene: false) { context in
      var actions: [String: ActionID] = [:]
      return context.stops.map { index in
        let element = RuleElement(context: context, index: index)
        guard element.isControl, !element.isDisabled, element.hasName,
          let action = element.node.defaultAction
        else {
          return Verdict(node: index, judgement: .inapplicable)
        }
        let key = element.noun + " " + (element.node.label?.comparable ?? "")
        let isFirst = actions[key] == nil || actions[key] == action
        if actions[key] == nil { actions[key] = action }
        return Verdict(node: index, judgement: isFirst ? .passed : .duplicate(element))
      }
    })
}

extension Judgement {
  fileprivate static func duplicate(_ element: RuleElement) -> Self {
    .cantTell(
      "Another \(element.title) of this screen does something else.", reason: "same-name")
  }
}
