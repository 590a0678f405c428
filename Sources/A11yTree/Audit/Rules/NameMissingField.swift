extension Rule {
  /// A field that does not say what to type into it.
  ///
  /// A placeholder is heard while the field is empty and not once there is text, so that it may be
  /// all the name there is (facts: voiceover.md §16.4).
  static let nameMissingField = Rule(
    id: "name-missing-field",
    title: "Fields have a name that stays",
    criteria: ["3.3.2", "4.1.2"],
    gravest: .failed,
    rationale: """
      A person who comes back to a field that is filled hears only what was typed, and cannot know \
      whether it is the street or the town.
      """,
    fix: "Give it a label: accessibilityLabel(_:), or LabeledContent around it.",
    sees: .content,
    passing: [
      RuleExample(
        "A label of its own", #"textEntry "Email" explicitLabel value="ada@example.org""#),
      RuleExample("A label and a placeholder", #"textEntry "Email" placeholder="you@example.org""#),
    ],
    failing: [
      RuleExample("A field without a name", "↓textEntry"),
      RuleExample("A search field without a name", "↓searchField value=\"salad\""),
      RuleExample(
        "A placeholder that is the name while the field is empty",
        #"↓textEntry "Email" placeholder="Email""#),
      RuleExample(
        "A placeholder that is gone", #"↓textEntry value="ada@example.org" placeholder="Email""#),
    ],
    inapplicable: [
      RuleExample("A button", "button"),
      RuleExample("A field that is hidden from readers", "group elementsHidden\n  textEntry"),
    ],
    check: .eachStop { element in
      guard element.isField else { return .inapplicable }
      let placeholder = element.node.background.placeholder ?? ""
      if placeholder.isBlank { return element.hasName ? .passed : .noName(element) }
      guard element.hasName else { return .onlyPlaceholder(placeholder) }
      let isPlaceholder = !element.node.hasExplicitLabel && element.node.label == placeholder
      return isPlaceholder ? .onlyPlaceholder(placeholder) : .passed
    })
}

extension Judgement {
  fileprivate static func noName(_ element: RuleElement) -> Self {
    .failed("This \(element.noun) has no name.")
  }

  fileprivate static func onlyPlaceholder(_ placeholder: String) -> Self {
    .cantTell(
      "The placeholder \(placeholder.quoted) is the only name of this field, and is not heard once "
        + "there is text.", reason: "only-placeholder")
  }
}
