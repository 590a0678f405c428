extension Rule {
  /// An action that is offered without a name.
  static let actionUnnamed = Rule(
    id: "action-unnamed",
    title: "Actions have a name",
    criteria: ["4.1.2"],
    gravest: .failed,
    rationale: """
      A person who swipes through the actions hears silence between "Share" and "Delete", and \
      cannot know what a double tap would do.
      """,
    fix: "Name it: accessibilityAction(named:), or a label for the control inside.",
    sees: .content,
    passing: [
      RuleExample("Two names", #"element "Ada" customAction="Follow" customAction="Share""#)
    ],
    failing: [
      RuleExample("No name", #"↓element "Ada" customAction="Follow" customAction="""#),
      RuleExample("A link in a text without words", #"↓staticText "Read it" textLink="""#),
      RuleExample(
        "A symbol inside of a card", #"↓button "Ada" customAction=" ":like innerControl="""#),
    ],
    inapplicable: [
      RuleExample("No actions", #"element "Ada""#)
    ],
    check: .eachStop { element in
      let names = element.node.customActions.map(\.name) + element.node.textLinks.map(\.label)
      guard !names.isEmpty else { return .inapplicable }
      return names.contains(where: \.isBlank) ? .unnamed(element) : .passed
    })
}

extension Judgement {
  fileprivate static func unnamed(_ element: RuleElement) -> Self {
    .failed("The \(element.title) offers an action without a name.")
  }
}
