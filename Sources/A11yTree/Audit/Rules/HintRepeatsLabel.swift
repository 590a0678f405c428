extension Rule {
  /// A hint without a word of its own.
  static let hintRepeatsLabel = Rule(
    id: "hint-repeats-label",
    title: "Hints add something to the name",
    criteria: [],
    gravest: .advice,
    rationale: """
      After the name, and a pause, the same words come again.
      """,
    fix: "Leave the hint out, or say what happens.",
    sees: .content,
    passing: [
      RuleExample("A result", #"button "Ada" hint="Opens the profile.""#)
    ],
    failing: [
      RuleExample("The same words", #"↓button "Follow Ada" hint="Follow Ada.""#),
      RuleExample("A part of the name", #"↓button "Follow Ada Lovelace" hint="Follow""#),
      RuleExample("The value", #"↓adjustable "Rating" value="3 stars" hint="3 stars""#),
    ],
    inapplicable: [
      RuleExample("No hint", #"button "Ada""#),
      RuleExample("A hint that stands for the name", #"button hint="Follow""#),
    ],
    check: .eachStop { element in
      guard let hint = element.node.hint, !element.wording.isEmpty else { return .inapplicable }
      let wording = Wording(hint)
      guard !wording.isEmpty else { return .inapplicable }
      let repeats =
        element.wording.contains(wording) || Wording(element.node.value ?? "").contains(wording)
      return repeats ? .repeats(element, hint) : .passed
    })
}

extension Judgement {
  fileprivate static func repeats(_ element: RuleElement, _ hint: String) -> Self {
    .advice("The hint of the \(element.title), \(hint.quoted), has been said already.")
  }
}
