extension Rule {
  /// A stop at which nothing is said.
  static let stopSilent = Rule(
    id: "stop-silent",
    title: "Every stop says something",
    criteria: [],
    gravest: .advice,
    rationale: """
      The cursor moves to something, and nothing is heard, or no more than "heading": a person \
      cannot know what is there.
      """,
    fix: "Give it a label, or leave accessibilityElement() out.",
    sees: .content,
    passing: [
      RuleExample("A text", #"staticText "Plan""#),
      RuleExample("A value alone", #"element value="320 calories""#),
    ],
    failing: [
      RuleExample("An element without anything", "↓element"),
      RuleExample("A heading without words", #"↓header " ""#),
    ],
    inapplicable: [
      RuleExample(
        "A control, a picture and a field have rules of their own", "button\nimage\ntextEntry"),
      RuleExample("A group", "group"),
    ],
    check: .eachStop { element in
      guard !element.isControl, !element.isField, !element.traits.contains(.isImage) else {
        return .inapplicable
      }
      let node = element.node
      let says =
        node.label.isSpoken || node.value.isSpoken || node.hint.isSpoken
        || node.customContent.contains(where: \.isImportant)
      return says ? .passed : .silent(element)
    })
}

extension Judgement {
  fileprivate static func silent(_ element: RuleElement) -> Self {
    let noun = element.traits.contains(.isHeader) ? "heading" : element.noun
    return .advice("This \(noun) is a stop, and has nothing to say.")
  }
}
