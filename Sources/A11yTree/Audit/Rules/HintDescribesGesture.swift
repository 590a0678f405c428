extension Rule {
  /// A hint that tells how to activate instead of what for.
  ///
  /// Source: Apple's advice for hints (facts: voiceover.md §7, authors' style).
  static let hintDescribesGesture = Rule(
    id: "hint-describes-gesture",
    title: "Hints tell the result, not the gesture",
    criteria: ["3.3.2"],
    gravest: .advice,
    rationale: """
      The reader says the gesture by itself where it is needed, and people use others: keys, \
      switches, a braille display.
      """,
    fix: "Say what happens: \"Opens the profile.\"",
    readsWords: true,
    sees: .content,
    passing: [
      RuleExample("A result", #"button "Ada" hint="Opens the profile.""#)
    ],
    failing: [
      RuleExample("A gesture", #"↓button "Ada" hint="Double-tap to see details""#),
      RuleExample("Another one", #"↓adjustable "Rating" value="3" hint="Swipe up or down""#),
      RuleExample(
        "In the language of the element", #"↓button "Ada" hint="Appuyez pour ouvrir" language=fr"#),
    ],
    inapplicable: [
      RuleExample("No hint", #"button "Ada""#),
      RuleExample("A language whose words are not known", #"button "A" hint="Tap it" language=eo"#),
    ],
    check: .eachStop { element in
      guard let hint = element.node.hint, !hint.isBlank, let lexicon = element.lexicon else {
        return .inapplicable
      }
      return lexicon.phrase(.hintGesture, in: Wording(hint)).map { .hasGesture(element, $0) }
        ?? .passed
    })
}

extension Judgement {
  fileprivate static func hasGesture(_ element: RuleElement, _ phrase: String) -> Self {
    .advice(
      "The hint of the \(element.title) holds the gesture \"\(phrase)\": "
        + "\((element.node.hint ?? "").quoted).")
  }
}
