extension Rule {
  /// A control that the reader reaches, but that has no name.
  static let nameMissingControl = Rule(
    id: "name-missing-control",
    title: "Controls have a name",
    criteria: ["4.1.2"],
    gravest: .failed,
    rationale: """
      A screen reader says only "button", so a person cannot know what activating it does, and \
      with Voice Control there is nothing to call it by.
      """,
    fix: "Give it a label: accessibilityLabel(_:), or a text as its content.",
    passing: [
      RuleExample("A button named by its text", #"button "Follow""#),
      RuleExample("A disabled button has a name too", #"button "Follow" notEnabled"#),
    ],
    failing: [
      RuleExample(
        "A button that shows only a symbol",
        """
        group
          staticText "Ada Lovelace"
          ↓button
            picture "heart" symbol
        """),
      RuleExample("A label of spaces and invisible characters", #"↓link " \u{200B}""#),
      RuleExample(
        "A hint and a value are no name", #"↓adjustable value="3" hint="Sets the rating""#),
      RuleExample("Something tappable without a role", "↓element action=open"),
    ],
    inapplicable: [
      RuleExample("A text", #"staticText "Ada Lovelace""#),
      RuleExample("A button that is hidden from readers", "group elementsHidden\n  button"),
      RuleExample("A text field, which has a rule of its own", "textEntry"),
    ],
    check: .eachStop { element in
      guard element.isControl, !element.isField else { return .inapplicable }
      return element.hasName ? .passed : .noName(element)
    })
}

extension Judgement {
  fileprivate static func noName(_ element: RuleElement) -> Self {
    .failed("This \(element.noun) has no name.")
  }
}
