extension Rule {
  /// Tabs or segments of which none is selected.
  static let selectionMissing = Rule(
    id: "selection-missing",
    title: "Of tabs and segments one is selected",
    criteria: ["4.1.2"],
    gravest: .cantTell,
    rationale: """
      Sighted people see which one is coloured. A person who listens hears three names, and not \
      which of them is on.
      """,
    fix: "Add the trait to the current one: accessibilityAddTraits(.isSelected).",
    sees: .content,
    passing: [
      RuleExample(
        "The current one",
        """
        segmentedControl
          button "Day"
          button "Week" selected
        """),
      RuleExample(
        "A value says it",
        """
        tabBar
          tabBarItem "Home" value="selected"
          tabBarItem "Search"
        """),
    ],
    failing: [
      RuleExample("Segments", "↓segmentedControl\n  button \"Day\"\n  button \"Week\""),
      RuleExample("Tabs", "↓group tabBar\n  tabBarItem \"Home\"\n  tabBarItem \"Search\""),
    ],
    inapplicable: [
      RuleExample("One segment", "segmentedControl\n  button \"Day\""),
      RuleExample("Buttons side by side", "group\n  button \"Day\"\n  button \"Week\""),
      RuleExample(
        "A bar that is switched off", "segmentedControl notEnabled\n  button \"A\"\n  button \"B\""),
    ],
    check: .eachNode { element in
      let kind = element.node.container?.kind
      guard kind == .segmentedControl || kind == .tabBar || element.traits.contains(.isTabBar)
      else { return .inapplicable }
      let choices = element.stopsInside.filter { $0.isControl && !$0.isDisabled }
      guard choices.count > 1 else { return .inapplicable }
      let saysIt = choices.contains { choice in
        choice.traits.contains(.isSelected) || !(choice.node.value ?? "").isBlank
      }
      return saysIt ? .passed : .none(choices.count)
    })
}

extension Judgement {
  fileprivate static func none(_ count: Int) -> Self {
    .cantTell("None of these \(count) choices is selected.", reason: "none-selected")
  }
}
