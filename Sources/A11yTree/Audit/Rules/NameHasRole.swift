extension Rule {
  /// A name with the word that the reader adds anyway.
  static let nameHasRole = Rule(
    id: "name-has-role",
    title: "Names leave the role to the reader",
    criteria: ["4.1.2"],
    gravest: .advice,
    rationale: """
      A screen reader says the role by itself, so that a person hears "Follow button, button".
      """,
    fix: "Leave the word out of the label; the trait says it.",
    readsWords: true,
    sees: .content,
    passing: [
      RuleExample("A button", #"button "Follow""#),
      RuleExample("The word of another role", #"button "Search for an image""#),
      RuleExample("A part of a word", #"button "Buttonhole flowers""#),
    ],
    failing: [
      RuleExample("At the end", #"↓button "Follow button""#),
      RuleExample("Anywhere", #"↓image "Image of a salad""#),
      RuleExample("Two words", #"↓searchField "Search field: salads""#),
      RuleExample("In the language of the element", #"↓button "Knopf, Taste" language=de"#),
    ],
    inapplicable: [
      RuleExample("A text has no role", #"staticText "Press the button""#),
      RuleExample("A button without a name", "button"),
      RuleExample("A language whose words are not known", #"button "Follow button" language=eo"#),
    ],
    check: .eachStop { element in
      guard element.hasName, let name = element.node.label?.comparable else {
        return .inapplicable
      }
      let locale = element.node.language ?? element.context.screen.environment.locale
      guard let phrases = Phrases.find(locale) else { return .inapplicable }
      let words = element.spokenRoles.map { phrases[$0].heard }
      guard !words.isEmpty else { return .inapplicable }
      let found = words.first { (" " + name + " ").contains(" " + $0.comparable + " ") }
      return found.map { .repeatsRole(element, $0) } ?? .passed
    })
}

extension RuleElement {
  /// The roles that a reader says of it (facts: voiceover.md §6.2).
  fileprivate var spokenRoles: [Phrase] {
    roles.filter { traits.contains($0.trait) }.map(\.phrase)
  }

  private var roles: [(trait: AccessibilityTraits, phrase: Phrase)] {
    let others: AccessibilityTraits = [.isKeyboardKey, .isToggle, .isTabBarItem, .isBackButton]
    return [
      (traits.isDisjoint(with: others) ? .isButton : .isBackButton, .button),
      (.isBackButton, .backButton), ([.isToggle, .isButton], .switchButton),
      (.isTabBarItem, .tab), (.isTextEntry, .textField), (.isHeader, .heading), (.isLink, .link),
      (.adjustable, .adjustable), (.isImage, .image), (.isSearchField, .searchField),
      (.isCard, .card),
    ]
  }
}

extension Judgement {
  fileprivate static func repeatsRole(_ element: RuleElement, _ word: String) -> Self {
    .advice("The name of the \(element.title) holds the word \"\(word)\", which readers add.")
  }
}
