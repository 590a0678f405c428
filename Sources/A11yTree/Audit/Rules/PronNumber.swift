extension Rule {
  /// A number that a voice may read wrongly.
  ///
  /// Source: digits from five on without grouping (facts: rules-and-peers.md §5); ranges, long
  /// decimals and the signs of another language are ours.
  static let pronNumber = Rule(
    id: "pron-number",
    title: "Numbers are written as the voice reads them",
    criteria: [],
    gravest: .advice,
    rationale: """
      An order number is read as "ten million two hundred thousand", "10-20" as "ten minus twenty", \
      and a comma in the wrong language turns thousands into decimals.
      """,
    fix: "Group the digits, write \"10 to 20\", or format the number for the language.",
    readsWords: true,
    sees: .content,
    passing: [
      RuleExample("Grouped", #"staticText "1,299 seats""#),
      RuleExample("A year", #"staticText "Since 1999""#),
      RuleExample(
        "The signs of the language", #"staticText "1.299,50 Punkte" language=de"#),
    ],
    failing: [
      RuleExample("Many digits", #"↓staticText "Order 10200345""#),
      RuleExample("A range", #"↓staticText "10-20 minutes""#),
      RuleExample("Long decimals", #"↓adjustable "Backup" value="0.33333""#),
      RuleExample("The signs of another language", #"↓staticText "1.299,50 points""#),
    ],
    inapplicable: [
      RuleExample("No digits", #"staticText "Two seats left""#)
    ],
    check: .eachStop { element in
      element.judgeHeard(where: \.hasDigit) { text in
        let style = NumberStyle.of(element.language)
        return text.writtenWords.lazy.filter(\.hasDigits)
          .compactMap { $0.bare.misreadNumber(style) }.first
      }
    })
}

extension WrittenWord {
  fileprivate func misreadNumber(_ style: NumberStyle?) -> Mispronunciation? {
    if scalars.count > 4, scalars.allSatisfy(\.isDigit) {
      return Mispronunciation(
        word: text,
        reason: "has \(scalars.count) digits without grouping, and is read as one number")
    }
    if let parts = groups(separatedBy: ["-", "–"]), parts.count == 2,
      parts.allSatisfy({ $0.count < 4 }) || parts.allSatisfy({ $0.count == 4 })
    {
      return Mispronunciation(word: text, reason: "may be read as a difference")
    }
    guard let parts = groups(separatedBy: [".", ","]), let last = parts.last, parts.count > 1 else {
      return nil
    }
    let signs = scalars.filter { !$0.isDigit }
    if parts.count == 2, last.count > 3 {
      return Mispronunciation(word: text, reason: "has \(last.count) decimals, which are all read")
    }
    if let style, let decimal = signs.last, decimal != style.decimal, signs.contains(style.decimal)
    {
      return Mispronunciation(word: text, reason: "has the signs of another language's numbers")
    }
    return nil
  }
}
