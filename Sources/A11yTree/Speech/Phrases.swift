/// The phrases of one language, each with what its wording rests on.
public struct Phrases: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  /// The names of the phrases that the language lacks, for which English stands in.
  public let missing: [String]
  private let words: [Word]

  /// A phrase in a language.
  package struct Word: Hashable, Sendable {
    /// As AccessibilitySnapshot writes it, with its full stop; `%1` and `%2` are filled in.
    package var written: String
    /// As it is heard within an announcement.
    package var heard: String
    /// What the wording rests on.
    package var provenance: Provenance
  }

  /// What a wording rests on.
  public enum Provenance: String, Hashable, Sendable, CaseIterable {
    /// A published artefact or a recording.
    case verified
    /// One practitioner or project.
    case reported
    /// Belief, without public evidence.
    case unverified
  }

  /// Every language that is known.
  public static let all: [Phrases] = [
    .english, .german, .russian, .french, .spanish, .japanese, .arabic,
  ]

  /// Returns the phrases of a locale: its own, else those of its language.
  ///
  /// - Throws: `MissingLanguage` where the language is not known.
  public static func speaking(_ locale: String) throws(MissingLanguage) -> Phrases {
    if let phrases = find(locale) { return phrases }
    throw MissingLanguage(locale: locale, known: all.map(\.language))
  }

  package static func find(_ locale: String) -> Phrases? {
    let tag = locale.lowercased()
    if let exact = all.first(where: { $0.language == tag }) { return exact }
    let language = tag.prefix { $0 != "-" && $0 != "_" }
    return all.first { $0.language == language }
  }

  /// Returns the names of the phrases whose wording rests on that, in the order of the table.
  public func names(_ provenance: Provenance) -> [String] {
    Phrase.allCases.filter { self[$0].provenance == provenance }.map(\.name)
  }

  package subscript(phrase: Phrase) -> Word { words[phrase.rawValue] }

  /// Returns whether the wording of a phrase rests on belief only, or is missing.
  package func isUnverified(_ phrase: Phrase) -> Bool {
    words[phrase.rawValue].provenance == .unverified
  }

  /// Creates the phrases of a language from a table, one phrase a line.
  ///
  /// A line holds name, wording, provenance and, where the wording in lower case without its
  /// full stop is not it, what is heard. What is said by itself keeps its capital. A phrase without a line speaks the fallback's words.
  /// - Parameters:
  ///   - language: The language as a BCP 47 tag, in lower case.
  ///   - fallback: The phrases that stand in for missing lines.
  ///   - keepsCase: Whether nouns keep their capitals, as in German.
  ///   - table: The table, its columns separated by ` | `.
  init(language: String, fallback: Phrases?, keepsCase: Bool = false, table: String) {
    self.language = language
    var words = Phrase.allCases.map { phrase in
      let word = fallback?[phrase]
      return Word(
        written: word?.written ?? "", heard: word?.heard ?? "", provenance: .unverified)
    }
    var isMissing = [Bool](repeating: true, count: words.count)
    let places = Dictionary(uniqueKeysWithValues: Phrase.allCases.map { ($0.name, $0.rawValue) })
    for line in table.split(separator: "\n") {
      let columns = line.split(separator: "|").map { Self.trim($0) }
      guard columns.count >= 3, let place = places[columns[0]],
        let provenance = Provenance(rawValue: columns[2])
      else { continue }
      let keepsCase = keepsCase || Phrase(rawValue: place)?.standsAlone == true
      let heard = columns.count > 3 ? columns[3] : Self.heard(columns[1], keepsCase: keepsCase)
      words[place] = Word(written: columns[1], heard: heard, provenance: provenance)
      isMissing[place] = false
    }
    self.words = words
    missing = Phrase.allCases.filter { isMissing[$0.rawValue] }.map(\.name)
  }

  private static func heard(_ written: String, keepsCase: Bool) -> String {
    let hasMark = written.hasSuffix(".") || written.hasSuffix(":")
    let words = hasMark ? String(written.dropLast()) : written
    return keepsCase ? words : words.lowercased()
  }

  private static func trim(_ text: Substring) -> String {
    var rest = text
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

/// A language was asked for that no phrases exist for.
public struct MissingLanguage: Error, Hashable, Sendable, CustomStringConvertible {
  /// The locale that was asked for.
  public let locale: String
  /// The languages that exist.
  public let known: [String]

  /// What is wrong, and what exists.
  public var description: String {
    "no phrases for the language '\(locale)'; known languages: \(known.joined(separator: ", "))"
  }
}
