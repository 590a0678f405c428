/// A word as it is written, with the signs in it, to tell how a voice may read it.
struct WrittenWord {
  let scalars: ArraySlice<Unicode.Scalar>

  /// The word as text.
  var text: String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  /// The word without brackets, quotes and currencies in front, and punctuation behind.
  var bare: WrittenWord {
    var rest = scalars
    while let first = rest.first, first.isOpening || first.isCurrency { rest.removeFirst() }
    while let last = rest.last, last.isClosing || last.isCurrency { rest.removeLast() }
    return WrittenWord(scalars: rest)
  }

  /// Whether a currency stands in it, as a sign or as a code.
  var hasCurrency: Bool {
    scalars.contains(where: \.isCurrency) || currencyCodes.contains(bare.text)
  }

  /// Whether it holds a digit.
  var hasDigits: Bool { scalars.contains(where: \.isDigit) }

  /// The groups of ASCII digits with what stands between them, nil where other signs stand in it.
  func groups(separatedBy separators: Set<Unicode.Scalar>) -> [ArraySlice<Unicode.Scalar>]? {
    guard scalars.first?.isDigit == true, scalars.last?.isDigit == true,
      scalars.allSatisfy({ $0.isDigit || separators.contains($0) })
    else { return nil }
    let groups = scalars.split(omittingEmptySubsequences: false) { !$0.isDigit }
    return groups.contains(where: \.isEmpty) ? nil : groups
  }
}

private let currencyCodes: Set<String> = [
  "USD", "EUR", "GBP", "CHF", "JPY", "CAD", "AUD", "CNY", "INR", "RUB", "SEK", "NOK", "DKK", "PLN",
]

extension String {
  /// The words between spaces.
  var writtenWords: [WrittenWord] {
    let scalars = Array(unicodeScalars)
    return scalars.split(whereSeparator: \.isSpace).map { WrittenWord(scalars: $0) }
  }

  /// Whether it holds an ASCII digit.
  var hasDigit: Bool { utf8.contains { (0x30...0x39).contains($0) } }
}

extension Unicode.Scalar {
  /// Whether it is white space; of ASCII, which is asked often, without a look at Unicode's tables.
  fileprivate var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
  /// Whether it is one of 0 to 9.
  var isDigit: Bool { (0x30...0x39).contains(value) }
  /// Whether it is a letter of any script.
  var isLetter: Bool { properties.isAlphabetic }
  /// Whether it is the sign of a currency.
  var isCurrency: Bool { properties.generalCategory == .currencySymbol }
  fileprivate var isOpening: Bool {
    self == "(" || self == "[" || self == "\"" || self == "“" || self == "«" || self == "~"
  }
  fileprivate var isClosing: Bool {
    switch self {
    case ".", ",", ";", ":", "!", "?", ")", "]", "\"", "”", "»", "%", "…": true
    default: false
    }
  }
}

/// How a language writes numbers.
enum NumberStyle: Sendable {
  /// The sign before decimals.
  case point, comma

  /// Returns the style of a locale, nil where it is not known here.
  static func of(_ locale: String) -> NumberStyle? {
    let tag = locale.lowercased()
    switch tag.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "en", "ja", "zh", "ko", "th", "he", "hi": return .point
    case "es" where tag.hasSuffix("mx") || tag.hasSuffix("us"): return .point
    case "de", "it", "fr": return tag.hasSuffix("ch") ? nil : .comma
    case "es", "pt", "nl", "ru", "uk", "pl", "cs", "sk", "sv", "da", "nb", "no", "fi", "tr", "el",
      "hu", "ro", "bg", "hr", "sl", "id", "vi":
      return .comma
    default: return nil
    }
  }

  /// The sign before decimals.
  var decimal: Unicode.Scalar { self == .point ? "." : "," }
}

extension RuleElement {
  /// Judges what is heard of it unasked, its name and its value, where they hold what is judged.
  func judgeHeard(
    where applies: (String) -> Bool, _ problem: (String) -> Mispronunciation?
  ) -> Judgement {
    var judgement = Judgement.inapplicable
    for case let text? in [node.label, node.value] where applies(text) {
      if let problem = problem(text) { return .mayBeMisread(self, problem) }
      judgement = .passed
    }
    return judgement
  }
}

/// A word that a voice may read wrongly.
struct Mispronunciation {
  /// The word as it is written.
  let word: String
  /// What is wrong with it, to follow "The word “…” ".
  let reason: String
}

extension Judgement {
  fileprivate static func mayBeMisread(_ element: RuleElement, _ problem: Mispronunciation) -> Self
  {
    .advice("\(problem.word.quoted) in the \(element.title) \(problem.reason).")
  }
}
