extension Rule {
  /// A control that is adjusted or switched, and that does not say where it stands.
  static let valueMissing = Rule(
    id: "value-missing",
    title: "Controls that hold a value say it",
    criteria: ["4.1.2"],
    gravest: .failed,
    rationale: """
      A person who swipes to change it hears the same words before and after, and cannot know \
      where it stands.
      """,
    fix: "Give it a value: accessibilityValue(_:), or use Slider, Stepper or Toggle.",
    sees: .content,
    passing: [
      RuleExample("A value", #"adjustable "Volume" value="50%""#),
      RuleExample("A switch that is on", #"button "Wi-Fi" toggleButton value="1""#),
      RuleExample("A switch that says it by another state", #"toggleButton "Wi-Fi" selected"#),
    ],
    failing: [
      RuleExample("An adjustable rating without a value", #"↓adjustable "Rating""#),
      RuleExample("A switch without a state", #"↓button "Wi-Fi" toggleButton"#),
      RuleExample("A value of spaces", #"↓adjustable "Rating" value=" ""#),
    ],
    inapplicable: [
      RuleExample("A button", #"button "Follow""#),
      RuleExample("A text field may be empty", #"textEntry "Name""#),
      RuleExample("A control that is hidden from readers", "group elementsHidden\n  adjustable"),
    ],
    check: .eachStop { element in
      guard !element.traits.isDisjoint(with: [.adjustable, .isToggle]), !element.isField else {
        return .inapplicable
      }
      let hasValue = !(element.node.value?.isBlank ?? true)
      let hasState = element.traits.contains(.isSelected) || element.node.isExpanded != nil
      return hasValue || hasState ? .passed : .noValue(element)
    })
}

extension Judgement {
  fileprivate static func noValue(_ element: RuleElement) -> Self {
    .failed("The \(element.title) has no value.")
  }
}
