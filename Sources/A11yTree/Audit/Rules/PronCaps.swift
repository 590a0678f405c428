extension Rule {
  /// A word in capitals amid others.
  ///
  /// A name that is all in capitals has a rule of its own. Roman numerals are left out (ours).
  static let pronCaps = Rule(
    id: "pron-caps",
    title: "Words are not written in capitals",
    criteria: [],
    gravest: .advice,
    rationale: """
      A voice may take a word in capitals for an abbreviation and spell it: "S A L E until Sunday".
      """,
    fix: "Write it as usual; what matters can be bold.",
    sees: .content,
    passing: [
      RuleExample("As usual", #"staticText "Sale until Sunday""#),
      RuleExample("Known abbreviations", #"staticText "An HTML file from NASA""#),
      RuleExample("A number", #"staticText "Louis XVIII of France""#),
    ],
    failing: [
      RuleExample("A word amid others", #"↓staticText "SALE until Sunday""#),
      RuleExample("A value", #"↓element "Plan" value="Now FREE for all""#),
    ],
    inapplicable: [
      RuleExample("All in capitals", #"staticText "SALE UNTIL SUNDAY""#),
      RuleExample("A script without capitals", #"staticText "サラダ""#),
    ],
    check: .eachStop { element in
      element.judgeHeard(where: \.hasSmallLetters) { text in
        text.shoutedWord.map {
          Mispronunciation(word: $0, reason: "may be spelled letter by letter")
        }
      }
    })
}

/// Abbreviations of four letters or more that people write in capitals.
private let acronyms: Set<String> = [
  "AJAX", "ASAP", "ASCII", "BIOS", "HDMI", "HTML", "HTTP", "HTTPS", "IBAN", "ICAO", "ISBN", "JPEG",
  "JSON", "MPEG", "NASA", "NATO", "OPEC", "UEFA", "UNESCO", "UNICEF", "USPS", "UUID", "WCAG",
  "WLAN", "XHTML", "YAML",
]

extension String {
  fileprivate var hasSmallLetters: Bool {
    utf8.contains { (0x61...0x7A).contains($0) }
      || (!utf8.allSatisfy { $0 < 0x80 } && unicodeScalars.contains { $0.properties.isLowercase })
  }

  /// The first word of four capitals or more that is neither an abbreviation nor a number.
  fileprivate var shoutedWord: String? {
    let roman: Set<Unicode.Scalar> = ["I", "V", "X", "L", "C", "D", "M"]
    for word in unicodeScalars.split(whereSeparator: { !$0.properties.isAlphabetic }) {
      guard word.count > 3, word.allSatisfy(\.properties.isUppercase) else { continue }
      let text = String(word)
      if !acronyms.contains(text), !word.allSatisfy(roman.contains) { return text }
    }
    return nil
  }
}
