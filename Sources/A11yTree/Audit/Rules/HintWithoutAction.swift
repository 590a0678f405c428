extension Rule {
  /// A hint of something that does nothing.
  ///
  /// Source: Apple's advice for hints, "the result of an action" (facts: voiceover.md §7).
  static let hintWithoutAction = Rule(
    id: "hint-without-action",
    title: "Hints belong to what can be operated",
    criteria: [],
    gravest: .advice,
    rationale: """
      A hint promises that something happens, so a person activates the text, and waits.
      """,
    fix: "Put the words into the label or the value, or make it a button.",
    sees: .content,
    passing: [
      RuleExample("A button", #"button "Ada" hint="Opens the profile.""#),
      RuleExample("Actions", #"element "Ada" customAction="Follow" hint="Has actions.""#),
    ],
    failing: [
      RuleExample("A text", #"↓staticText "Ada" hint="Opens the profile.""#)
    ],
    inapplicable: [
      RuleExample("No hint", #"staticText "Ada""#),
      RuleExample(
        "A part of a view that acts", "group action=open\n  staticText \"A\" hint=\"Opens it.\""),
    ],
    check: .eachStop { element in
      guard !(element.node.hint ?? "").isBlank else { return .inapplicable }
      if element.isControl || element.node.actsOtherwise { return .passed }
      let isInside = element.ancestors.contains { $0.node.defaultAction != nil }
      return isInside ? .inapplicable : .noAction(element)
    })
}

extension AccessibilityNode {
  /// Whether it does something though it is no control.
  fileprivate var actsOtherwise: Bool {
    !customActions.isEmpty || !textLinks.isEmpty || adjustment != nil || longPressAction != nil
      || escapeAction != nil || magicTapAction != nil
  }
}

extension Judgement {
  fileprivate static func noAction(_ element: RuleElement) -> Self {
    .advice("The \(element.title) has a hint, and does nothing.")
  }
}
