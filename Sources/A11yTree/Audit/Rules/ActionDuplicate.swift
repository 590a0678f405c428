extension Rule {
  /// Two actions of one stop with one name.
  static let actionDuplicate = Rule(
    id: "action-duplicate",
    title: "Actions of one stop have different names",
    criteria: ["2.4.6"],
    gravest: .cantTell,
    rationale: """
      "Button 1" and "Button 1" cannot be told apart; the first may delete what the second shares.
      """,
    fix: "Say what each of them does.",
    sees: .content,
    passing: [
      RuleExample("Two names", #"element "Ada" customAction="Follow" customAction="Share""#),
      RuleExample("One action twice", #"element "A" customAction="Go":go customAction="Go":go"#),
    ],
    failing: [
      RuleExample(
        "One name", #"↓element "Ada" customAction="Button":a customAction="button":b"#)
    ],
    inapplicable: [
      RuleExample("One action", #"element "Ada" customAction="Follow""#)
    ],
    check: .eachStop { element in
      let actions = element.node.customActions.filter { !$0.name.isBlank }
      guard actions.count > 1 else { return .inapplicable }
      var seen: [String: ActionID?] = [:]
      for action in actions {
        let name = action.name.comparable
        if let other = seen[name], other != action.action || action.action == nil {
          return .duplicate(element, action.name)
        }
        seen[name] = .some(action.action)
      }
      return .passed
    })
}

extension Judgement {
  fileprivate static func duplicate(_ element: RuleElement, _ name: String) -> Self {
    .cantTell(
      "The \(element.title) offers two actions that are called \(name.quoted).",
      reason: "same-name")
  }
}
