extension Rule {
  /// A unit that a voice may read wrongly.
  ///
  /// Ours, after RevenueCat#7545.
  static let pronUnit = Rule(
    id: "pron-unit",
    title: "Units are written as the voice reads them",
    criteria: [],
    gravest: .advice,
    rationale: """
      "$5.83/mo" was heard as "slash mo", and a unit that sticks to its number may be read letter \
      by letter.
      """,
    fix: "Write it out in the label: \"20 minutes\", \"$5.83 a month\".",
    sees: .content,
    passing: [
      RuleExample("A word", #"staticText "20 minutes""#),
      RuleExample("A space between", #"staticText "20 min""#),
    ],
    failing: [
      RuleExample("A unit that sticks to its number", #"↓staticText "Summer Salad, 20min""#),
      RuleExample("A month behind a slash", #"↓staticText "$5.83/mo""#),
      RuleExample("The same behind the currency", #"↓staticText "5,83 €/mois" language=fr"#),
      RuleExample("Feet and inches", #"↓staticText "5'10\"""#),
    ],
    inapplicable: [
      RuleExample("No digits", #"staticText "minutes""#)
    ],
    check: .eachStop { element in
      element.judgeHeard(where: \.hasDigit) { text in
        text.writtenWords.lazy.compactMap(\.misreadUnit).first
      }
    })
}

/// Abbreviations of units, in lower case; single letters say too little.
private let units: Set<String> = [
  "min", "mins", "sec", "secs", "hr", "hrs", "std", "kg", "mg", "km", "cm", "mm", "ml", "cl", "dl",
  "kcal", "cal", "kj", "gb", "mb", "kb", "tb", "kwh", "mah", "px", "ft", "lb", "lbs", "oz", "yd",
  "mph", "kmh", "pcs", "pers", "мин", "сек", "кг", "км",
]

extension WrittenWord {
  fileprivate var misreadUnit: Mispronunciation? {
    guard let last = scalars.lastIndex(where: { $0.isDigit || $0.isCurrency }) else { return nil }
    let behind = scalars[(last + 1)...]
    guard let sign = behind.first else { return nil }
    if sign == "/", behind.dropFirst().first?.isLetter == true {
      return Mispronunciation(word: text, reason: "is read with a \"slash\"")
    }
    if ["'", "\"", "′", "″", "’", "”"].contains(sign), scalars[...last].contains(where: \.isPrime) {
      return Mispronunciation(word: bare.text, reason: "has signs for feet and inches")
    }
    let unit = WrittenWord(scalars: behind.prefix(while: \.isLetter)).text.lowercased()
    guard units.contains(unit) else { return nil }
    return Mispronunciation(word: bare.text, reason: "has a unit that sticks to its number")
  }
}

extension Unicode.Scalar {
  fileprivate var isPrime: Bool { self == "'" || self == "′" || self == "’" }
}
