extension Rule {
  /// A link or a button whose name fits any other.
  ///
  /// Where the words around it make it clear, criterion 2.4.4 is met, which a person has to judge.
  static let purposeUnclear = Rule(
    id: "purpose-unclear",
    title: "Names of links and buttons say what they are for",
    criteria: ["2.4.4", "2.4.9"],
    gravest: .cantTell,
    rationale: """
      In a list of links, or heard by itself, "learn more" can be anything.
      """,
    fix: "Name what it opens: \"Learn more about the plan\".",
    readsWords: true,
    sees: .content,
    passing: [
      RuleExample("A purpose", #"link "Read the recipe""#),
      RuleExample("A menu of more actions", #"button "More""#),
    ],
    failing: [
      RuleExample("A link to anywhere", #"↓link "Learn more""#),
      RuleExample("A place", #"↓button "Click here!""#),
      RuleExample("A link that says no more than that it is one", #"↓link "Link""#),
      RuleExample("In the language of the element", #"↓link "En savoir plus" language=fr"#),
    ],
    inapplicable: [
      RuleExample("A text", #"staticText "Learn more""#),
      RuleExample("A language whose words are not known", #"link "Learn more" language=eo"#),
    ],
    check: .eachStop { element in
      guard element.isControl, !element.isField, !element.wording.isEmpty,
        let lexicon = element.lexicon
      else { return .inapplicable }
      let isLink = element.traits.contains(.isLink)
      let isVague =
        lexicon.isOnly(.vague, element.wording)
        || (isLink && lexicon.isOnly(.vagueLink, element.wording))
      return isVague ? .vague(element) : .passed
    })
}

extension Judgement {
  fileprivate static func vague(_ element: RuleElement) -> Self {
    .cantTell(
      "The name of the \(element.title) does not say what it is for; the words around it may.",
      reason: "vague-name")
  }
}
