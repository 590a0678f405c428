extension Rule {
  /// A name that says how a finger operates the control.
  static let nameHasGesture = Rule(
    id: "name-has-gesture",
    title: "Names do not tell how to operate",
    criteria: ["1.3.3"],
    gravest: .advice,
    rationale: """
      People who listen tap twice, and others press a key or a switch: "tap to open" is wrong for \
      them, and the reader says how anyway.
      """,
    fix: "Say what happens: \"Open the recipe\".",
    readsWords: true,
    sees: .content,
    passing: [
      RuleExample("What happens", #"button "Open the recipe""#),
      RuleExample("Words that look like gestures", #"button "Tap water""#),
    ],
    failing: [
      RuleExample("A tap", #"↓button "Tap to open""#),
      RuleExample("Two words with a hyphen", #"↓link "Recipe, double-tap""#),
      RuleExample("In the language of the element", #"↓button "Cliquez ici" language=fr"#),
    ],
    inapplicable: [
      RuleExample("A text", #"staticText "Swipe left to delete""#),
      RuleExample("A language whose words are not known", #"button "Tap to open" language=eo"#),
    ],
    check: .eachStop { element in
      guard element.isControl, !element.wording.isEmpty, let lexicon = element.lexicon else {
        return .inapplicable
      }
      return lexicon.phrase(.gesture, in: element.wording).map { .hasGesture(element, $0) }
        ?? .passed
    })
}

extension Judgement {
  fileprivate static func hasGesture(_ element: RuleElement, _ phrase: String) -> Self {
    .advice("The name of the \(element.title) holds the gesture \"\(phrase)\".")
  }
}
