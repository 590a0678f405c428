/// How a language writes numbers (CLDR 46, the languages of the readers).
struct NumberSymbols {
  /// What stands before the fraction.
  let decimal: String
  private let group: String
  /// How many digits the first group has at the least, so that `2847` stays as it is in Spanish.
  private let leastInFirstGroup: Int

  /// Returns the symbols of a BCP 47 tag, the English ones where the language is not known.
  ///
  /// Arabic is written with the digits of Europe (ours).
  init(_ tag: String) {
    let language = tag.prefix { $0 != "-" && $0 != "_" }
    let isSwiss = language == "de" && tag.hasSuffix("CH")
    switch language {
    case "fr": (decimal, group, leastInFirstGroup) = (",", "\u{202F}", 1)
    case "ru": (decimal, group, leastInFirstGroup) = (",", "\u{A0}", 1)
    case "es": (decimal, group, leastInFirstGroup) = (",", ".", 2)
    case "de" where isSwiss: (decimal, group, leastInFirstGroup) = (".", "’", 1)
    case "de": (decimal, group, leastInFirstGroup) = (",", ".", 1)
    default: (decimal, group, leastInFirstGroup) = (".", ",", 1)
    }
  }

  /// Returns digits in groups of three.
  func grouped(_ digits: String) -> String {
    guard digits.utf8.count >= 3 + leastInFirstGroup,
      digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
    else { return digits }
    var result = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { result += group }
      result.append(digit)
    }
    return result
  }
}
