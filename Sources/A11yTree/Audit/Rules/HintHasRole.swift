extension Rule {
  /// A hint that says once more what the element is.
  ///
  /// Source: Apple's advice for hints (facts: voiceover.md §7, authors' style).
  static let hintHasRole = Rule(
    id: "hint-has-role",
    title: "Hints leave the role to the reader",
    criteria: [],
    gravest: .advice,
    rationale: """
      The role has just been said: "Ada, button, this button opens the profile".
      """,
    fix: "Begin with what happens: \"Opens the profile.\"",
    readsWords: true,
    sees: .content,
    passing: [
      RuleExample("A result", #"button "Ada" hint="Opens the profile.""#),
      RuleExample("The word of another role", #"button "Ada" hint="Opens the image.""#),
    ],
    failing: [
      RuleExample("The role", #"↓button "Ada" hint="This button opens the profile.""#),
      RuleExample(
        "In the language of the element", #"↓link "Ada" hint="Ce lien ouvre la page" language=fr"#),
    ],
    inapplicable: [
      RuleExample("No hint", #"button "Ada""#),
      RuleExample("No role", #"staticText "Ada" hint="A text about Ada""#),
      RuleExample("A language whose words are not known", #"link "A" hint="A link" language=eo"#),
    ],
    check: .eachStop { element in
      guard let hint = element.node.hint, !hint.isBlank,
        let phrases = Phrases.find(element.language)
      else { return .inapplicable }
      let words = element.hintedRoles.map { phrases[$0].heard }
      guard !words.isEmpty else { return .inapplicable }
      let wording = Wording(hint)
      let found = words.first { wording.contains(Wording($0)) }
      return found.map { .hasRole(element, $0) } ?? .passed
    })
}

extension RuleElement {
  /// The roles whose word a hint might repeat.
  fileprivate var hintedRoles: [Phrase] {
    let roles: [(trait: AccessibilityTraits, phrase: Phrase)] = [
      (.isButton, .button), (.isToggle, .switchButton), (.isLink, .link),
      (.isSearchField, .searchField), (.isTextEntry, .textField), (.isTabBarItem, .tab),
      (.isImage, .image),
    ]
    return roles.filter { traits.contains($0.trait) }.map(\.phrase)
  }
}

extension Judgement {
  fileprivate static func hasRole(_ element: RuleElement, _ word: String) -> Self {
    .advice(
      "The hint of the \(element.title) holds the word \"\(word)\", which readers have just said.")
  }
}
