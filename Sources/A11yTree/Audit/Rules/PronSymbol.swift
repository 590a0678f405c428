extension Rule {
  /// A sign that is read by its name.
  ///
  /// Ours, after WordPress-iOS#13211 and woocommerce-ios#6069.
  static let pronSymbol = Rule(
    id: "pron-symbol",
    title: "Signs between words are not read",
    criteria: [],
    gravest: .advice,
    rationale: """
      What separates for the eye is a word for the ear: "6 days ago, middle dot, by Ada", "star star \
      star star white star".
      """,
    fix: "Give it a label with commas instead: \"Rated 4 of 5\".",
    sees: .content,
    passing: [
      RuleExample("A comma", #"staticText "6 days ago, by Ada""#),
      RuleExample("A sum", #"staticText "44 × 44 points""#),
    ],
    failing: [
      RuleExample("A dot between words", #"↓staticText "6 days ago · by Ada""#),
      RuleExample("A bullet", #"↓element "In stock • 12 €""#),
      RuleExample("An arrow behind a name", #"↓button "Details →""#),
      RuleExample("A rating in stars", #"↓staticText "★★★★☆""#),
      RuleExample("A star for what is required", #"↓staticText "Email*""#),
    ],
    inapplicable: [
      RuleExample("No words", "element")
    ],
    check: .eachStop { element in
      element.judgeHeard(where: { !$0.isBlank }) { text in
        text.readSign.map {
          Mispronunciation(word: String($0), reason: "is read by its name")
        }
      }
    })
}

/// Signs that stand between words, or for words.
private let signs: Set<Unicode.Scalar> = [
  "•", "·", "▪", "◦", "‣", "|", "→", "←", "↑", "↓", "›", "‹", "»", "«", "★", "☆", "✓", "✔", "✗",
  "✕", "*", "~", "^", "_", ">", "<", "/", "×",
]

extension String {
  /// The first sign that stands alone, or a star at the end of a word.
  fileprivate var readSign: Unicode.Scalar? {
    let words = writtenWords
    for (place, word) in words.enumerated() {
      guard let first = word.scalars.first, let last = word.scalars.last else { continue }
      if last == "*", word.scalars.count > 1 { return last }
      guard word.scalars.allSatisfy(signs.contains) else { continue }
      let isBetweenNumbers =
        place > 0 && place + 1 < words.count && words[place - 1].hasDigits
        && words[place + 1].hasDigits
      if !isBetweenNumbers || !["×", "/", "<", ">"].contains(first) { return first }
    }
    return nil
  }
}
