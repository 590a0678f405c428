extension Rule {
  /// A price that a voice may read wrongly.
  ///
  /// Ours, after RevenueCat#7545 and woocommerce-ios#2160.
  static let pronPrice = Rule(
    id: "pron-price",
    title: "Prices are written as the voice reads them",
    criteria: [],
    gravest: .advice,
    rationale: """
      A price is what people must not mishear. "$1.5M" is read letter by letter, and "12,50" in the \
      wrong language as twelve thousand five hundred or as two numbers.
      """,
    fix: "Format it for the language: price.formatted(.currency(code: \"EUR\")).",
    readsWords: true,
    sees: .content,
    passing: [
      RuleExample("The signs of the language", #"staticText "$12.50""#),
      RuleExample("The same in French", #"staticText "12,50 €" language=fr"#),
    ],
    failing: [
      RuleExample("The comma of another language", #"↓staticText "12,50 €""#),
      RuleExample("The point of another language", #"↓staticText "12.50 €" language=fr"#),
      RuleExample("A letter for millions", #"↓staticText "Raised $1.5M""#),
      RuleExample("A dash for no cents", #"↓staticText "5,- €" language=de"#),
    ],
    inapplicable: [
      RuleExample("No price", #"staticText "12,50 points""#),
      RuleExample("No number", #"staticText "Pay in €""#),
    ],
    check: .eachStop { element in
      let style = NumberStyle.of(element.language)
      return element.judgeHeard(where: \.hasPrice) { text in
        text.prices.lazy.compactMap { $0.misreadPrice(style) }.first
      }
    })
}

extension String {
  fileprivate var hasPrice: Bool { hasDigit && !prices.isEmpty }

  /// The words with digits that hold a currency, or stand beside one.
  fileprivate var prices: [WrittenWord] {
    let words = writtenWords
    return words.indices.filter { place in
      guard words[place].hasDigits else { return false }
      return words[max(0, place - 1)...min(words.count - 1, place + 1)].contains { word in
        word.hasCurrency
      }
    }
    .map { words[$0] }
  }
}

extension WrittenWord {
  fileprivate func misreadPrice(_ style: NumberStyle?) -> Mispronunciation? {
    let digits = scalars.drop { !$0.isDigit }.prefix { $0.isDigit || $0 == "." || $0 == "," }
    let behind = scalars[digits.endIndex...]
    if let letter = behind.first, ["K", "k", "M", "B"].contains(letter),
      behind.dropFirst().first?.isLetter != true
    {
      return Mispronunciation(word: text, reason: "has a letter for thousands or millions")
    }
    if let last = digits.last, !last.isDigit, let dash = behind.first, dash == "-" || dash == "–" {
      return Mispronunciation(word: text, reason: "has a dash in the place of cents")
    }
    let number = WrittenWord(scalars: digits).bare
    guard let style, let parts = number.groups(separatedBy: [".", ","]), parts.count == 2,
      let decimals = parts.last?.count, decimals < 3,
      let sign = number.scalars.first(where: { !$0.isDigit }), sign != style.decimal
    else { return nil }
    return Mispronunciation(word: text, reason: "has the decimals of another language")
  }
}
