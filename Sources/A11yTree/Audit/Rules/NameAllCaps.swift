extension Rule {
  /// A name in capitals.
  static let nameAllCaps = Rule(
    id: "name-all-caps",
    title: "Names are not written in capitals",
    criteria: [],
    gravest: .advice,
    rationale: """
      A voice may take a word in capitals for an abbreviation and spell it, letter by letter.
      """,
    fix: "Write it as usual, and show it in capitals: textCase(.uppercase).",
    sees: .content,
    passing: [
      RuleExample("As usual", #"button "Follow""#),
      RuleExample("Known abbreviations", #"staticText "HTML, JSON""#),
    ],
    failing: [
      RuleExample("A word in capitals", #"↓button "FOLLOW""#),
      RuleExample("A heading in capitals", #"↓header "MY ACCOUNTS""#),
    ],
    inapplicable: [
      RuleExample("Three letters", #"button "FAQ""#),
      RuleExample("A script without capitals", #"button "المزيد""#),
      RuleExample("No name", "button"),
    ],
    check: .eachStop { element in
      guard let name = element.node.label, name.casedLetterCount >= 4 else {
        return .inapplicable
      }
      return name.isShouted ? .shouted(name) : .passed
    })
}

/// Abbreviations of four letters or more that people write in capitals.
private let acronyms: Set<String> = [
  "AJAX", "ASAP", "ASCII", "BIOS", "HDMI", "HTML", "HTTP", "HTTPS", "IBAN", "ICAO", "ISBN", "JPEG",
  "JSON", "MPEG", "NASA", "NATO", "OPEC", "UEFA", "UNESCO", "UNICEF", "USPS", "UUID", "WLAN",
  "XHTML", "YAML",
]

extension String {
  /// The letters that have a small and a capital form.
  fileprivate var casedLetterCount: Int {
    unicodeScalars.count { $0.properties.isUppercase || $0.properties.isLowercase }
  }

  /// Whether every letter is a capital, in words that are no abbreviations.
  fileprivate var isShouted: Bool {
    guard !unicodeScalars.contains(where: { $0.properties.isLowercase }) else { return false }
    let words = unicodeScalars.split { !$0.properties.isAlphabetic }.map { String($0) }
    return words.contains { $0.unicodeScalars.count >= 4 && !acronyms.contains($0) }
      || !words.contains { acronyms.contains($0) }
  }
}

extension Judgement {
  fileprivate static func shouted(_ name: String) -> Self {
    .advice("The name \(name.quoted) is written in capitals.")
  }
}
