extension Rule {
  /// A name with a state that the reader says anyway, or that a trait should say.
  ///
  /// Only the last words of a name are looked at, as "Selected items" names things (ours); "on"
  /// and "off" count for switches only.
  static let nameHasState = Rule(
    id: "name-has-state",
    title: "Names leave the state to traits and values",
    criteria: ["4.1.2"],
    gravest: .advice,
    rationale: """
      A screen reader says the state by itself, so that it is heard twice; and where only the name \
      holds it, switches and rotors do not know it.
      """,
    fix:
      "Leave the word out: accessibilityAddTraits(.isSelected), disabled(_:) or a value says it.",
    readsWords: true,
    sees: .content,
    passing: [
      RuleExample("A state in a trait", #"button "Weekly" selected"#),
      RuleExample("A state of other things", #"button "Selected recipes""#),
      RuleExample("A word that also says something else", #"button "20 % off""#),
    ],
    failing: [
      RuleExample("At the end", #"↓button "Weekly, selected" selected"#),
      RuleExample("Two words", #"↓button "Weekly (not selected)""#),
      RuleExample("A switch", #"↓toggleButton "Wi-Fi on" value="1""#),
      RuleExample(
        "In the language of the element", #"↓button "Semaine, sélectionnée" language=fr"#),
    ],
    inapplicable: [
      RuleExample("A text may tell of a state", #"staticText "Wi-Fi is disabled""#),
      RuleExample("A button without a name", "button"),
      RuleExample(
        "A language whose words are not known", #"button "Weekly, selected" language=eo"#),
    ],
    check: .eachStop { element in
      let wording = element.wording
      guard element.isControl, !wording.isEmpty, let lexicon = element.lexicon else {
        return .inapplicable
      }
      let isSwitch = element.traits.contains(.isToggle)
      let word =
        lexicon.phrase(.state, ending: wording)
        ?? (isSwitch ? lexicon.phrase(.toggle, ending: wording) : nil)
      guard let word, word != wording.text else { return .passed }
      return .hasState(element, word)
    })
}

extension Judgement {
  fileprivate static func hasState(_ element: RuleElement, _ word: String) -> Self {
    .advice("The name of the \(element.title) ends with the state \"\(word)\".")
  }
}
