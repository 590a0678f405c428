extension Rule {
  /// A date in digits that can be read in two ways.
  ///
  /// Ours, after firefox-ios#15327.
  static let pronDate = Rule(
    id: "pron-date",
    title: "Dates are written with the name of the month",
    criteria: [],
    gravest: .advice,
    rationale: """
      "03/04/2025" is in March for some people and in April for others, and "12/23" on a payment \
      card was heard as "twenty-four years".
      """,
    fix: "Format it: date.formatted(date: .abbreviated, time: .omitted).",
    readsWords: true,
    sees: .content,
    passing: [
      RuleExample("A name", #"staticText "3 April 2025""#),
      RuleExample("The year first", #"staticText "2025-04-03""#),
      RuleExample("Only one way", #"staticText "03/25/2025""#),
      RuleExample("The day is first in the language", #"staticText "03.04.2025" language=de"#),
    ],
    failing: [
      RuleExample("Two ways", #"↓staticText "Until 03/04/2025""#),
      RuleExample("A month and a year, or a fraction", #"↓staticText "Expires 12/23""#),
      RuleExample("The points of another language", #"↓staticText "03.04.2025""#),
    ],
    inapplicable: [
      RuleExample("No digits", #"staticText "Tomorrow""#),
      RuleExample("One number", #"staticText "20 minutes""#),
      RuleExample("A half, and always", #"staticText "1/2 cup, open 24/7""#),
    ],
    check: .eachStop { element in
      let isEnglish = element.language.hasPrefix("en")
      return element.judgeHeard(where: \.hasDate) { text in
        text.writtenWords.lazy.compactMap { $0.bare.misreadDate(isEnglish: isEnglish) }.first
      }
    })
}

extension String {
  /// Whether it holds a date, in digits or with the name of a month.
  fileprivate var hasDate: Bool {
    guard hasDigit else { return false }
    let words = writtenWords.map(\.bare)
    for (place, word) in words.enumerated() {
      if word.looksLikeDate { return true }
      guard place > 1, word.isNumber(ofDigits: 4...4), !words[place - 1].hasDigits else { continue }
      if words[place - 2].isNumber(ofDigits: 1...2) { return true }
    }
    return false
  }
}

extension WrittenWord {
  fileprivate func isNumber(ofDigits count: ClosedRange<Int>) -> Bool {
    count.contains(scalars.count) && scalars.allSatisfy(\.isDigit)
  }

  fileprivate var looksLikeDate: Bool {
    guard let parts = groups(separatedBy: ["/", ".", "-"]) else { return false }
    switch parts.count {
    case 2: return isTwoPartDate
    case 3: return parts.contains { $0.count == 4 } || scalars.contains("/")
    default: return false
    }
  }

  /// Whether it is two numbers around a slash, but for the fractions that are read as such.
  private var isTwoPartDate: Bool {
    guard scalars.contains("/"), scalars.count < 6 else { return false }
    return !["1/2", "1/3", "1/4", "2/3", "3/4", "24/7", "7/7"].contains(text)
  }

  fileprivate func misreadDate(isEnglish: Bool) -> Mispronunciation? {
    guard looksLikeDate, let parts = groups(separatedBy: ["/", ".", "-"]) else { return nil }
    guard parts.count == 3 else {
      return Mispronunciation(word: text, reason: "may be read as a fraction")
    }
    guard isEnglish, parts[0].count < 3 else { return nil }
    if scalars.contains(".") {
      return Mispronunciation(word: text, reason: "is a date with the signs of another language")
    }
    let numbers = parts.prefix(2).map { $0.reduce(0) { $0 * 10 + Int($1.value - 0x30) } }
    guard numbers.allSatisfy({ $0 < 13 }), numbers[0] != numbers[1] else { return nil }
    return Mispronunciation(word: text, reason: "may be in one month or in another")
  }
}
