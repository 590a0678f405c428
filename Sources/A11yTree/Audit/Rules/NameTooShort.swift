extension Rule {
  /// A name of one letter, or of signs only.
  ///
  /// Digits, keys of a keyboard, headings of an index, and scripts in which one sign is a word are
  /// left out (ours).
  static let nameTooShort = Rule(
    id: "name-too-short",
    title: "Names are words",
    criteria: ["2.4.6"],
    gravest: .advice,
    rationale: """
      A voice reads "x" as a letter and "›" as "single right-pointing quotation mark", or not at \
      all.
      """,
    fix: "Give it a label that says what it does: \"Close\".",
    sees: .content,
    passing: [
      RuleExample("A word", #"button "Go""#),
      RuleExample("A word in one sign", #"button "次""#),
      RuleExample("A picture sign has a name", #"button "🛒""#),
    ],
    failing: [
      RuleExample("A letter", #"↓button "X""#),
      RuleExample("A sign", #"↓button "›""#),
      RuleExample("A heading of dashes", #"↓header "---""#),
    ],
    inapplicable: [
      RuleExample("A number", #"button "2""#),
      RuleExample("A key", #"keyboardKey "Q""#),
      RuleExample("A letter over a part of an index", #"header "A""#),
      RuleExample("A text", #"staticText "A""#),
      RuleExample("No name", "button"),
    ],
    check: .eachStop { element in
      let isNamed = element.isControl || !element.traits.isDisjoint(with: [.isImage, .isHeader])
      guard isNamed, !element.traits.contains(.isKeyboardKey), element.hasName,
        let name = element.node.label
      else { return .inapplicable }
      var letters = 0
      for scalar in name.unicodeScalars {
        if scalar.properties.isEmojiPresentation { return .passed }
        if scalar.properties.numericType != nil { return .inapplicable }
        guard scalar.properties.isAlphabetic else { continue }
        letters += 1
        if letters > 1 || !Script(scalar).hasSpaces { return .passed }
      }
      return letters == 1 && !element.isControl && element.traits.contains(.isHeader)
        ? .inapplicable : .short(element)
    })
}

extension Judgement {
  fileprivate static func short(_ element: RuleElement) -> Self {
    .advice("The name of the \(element.title) is no word.")
  }
}
