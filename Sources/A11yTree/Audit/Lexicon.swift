/// The words of a language that rules look for in names and hints.
///
/// The lists are ours, and short on purpose: a word that also says something else is left out.
struct Lexicon: Sendable {
  /// What words are looked for.
  enum Topic: String, Hashable, Sendable, CaseIterable {
    /// States that a trait or a value says.
    case state
    /// States of switches, too common as words to be looked for elsewhere.
    case toggle
    /// Gestures in a name, in phrases that say to make them.
    case gesture
    /// Gestures in a hint, which has no other reason to name them.
    case hintGesture
    /// Names that say nothing of a purpose.
    case vague
    /// Further ones that say something on a button, and nothing on a link.
    case vagueLink
    /// What messages about mistakes say.
    case error

    fileprivate static func named(_ name: String) -> Topic? {
      allCases.first { $0.rawValue.comparable == name }
    }
  }

  /// The language as a BCP 47 tag, in lower case.
  let language: String
  /// The phrases of each topic by their first words.
  private let phrases: [Topic: [String: [[String]]]]
  /// The phrases of each topic, for a language without spaces between words.
  private let unspaced: [Topic: [String]]

  /// Every language whose words are known.
  static let all: [Lexicon] = [.english, .french, .german, .spanish, .russian, .japanese, .arabic]

  /// Returns the words of a locale's language, nil where they are not known.
  static func find(_ locale: String) -> Lexicon? {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return all.first { $0.language == language }
      ?? all.first { $0.language == language.lowercased() }
  }

  /// Creates the words of a language from a table: a topic a line, `|`, phrases between commas.
  init(language: String, table: String) {
    self.language = language
    var phrases: [Topic: [String: [[String]]]] = [:]
    var unspaced: [Topic: [String]] = [:]
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "|"))
      guard let first = parts.first, let last = parts.last,
        let topic = Topic.named(String(decoding: first, as: UTF8.self).comparable)
      else { continue }
      for entry in last.split(separator: UInt8(ascii: ",")) {
        let wording = Wording(String(decoding: entry, as: UTF8.self))
        guard let first = wording.words.first else { continue }
        if first.isWrittenWithoutSpaces {
          unspaced[topic, default: []].append(wording.text)
        } else {
          phrases[topic, default: [:]][first, default: []].append(wording.words)
        }
      }
    }
    self.phrases = phrases
    self.unspaced = unspaced
  }

  /// Returns the phrases of a topic, in no order.
  func phrases(of topic: Topic) -> [String] {
    let spaced = phrases[topic]?.values.joined().map { $0.joined(separator: " ") } ?? []
    return spaced + (unspaced[topic] ?? [])
  }

  /// Returns the first phrase of a topic that stands in a text, nil where none does.
  func phrase(_ topic: Topic, in wording: Wording) -> String? {
    if let entries = phrases[topic] {
      for (place, word) in wording.words.enumerated() {
        let rest = wording.words[place...]
        if let found = entries[word]?.first(where: { rest.starts(with: $0) }) {
          return found.joined(separator: " ")
        }
      }
    }
    return unspaced[topic]?.first { wording.text.contains($0) }
  }

  /// Returns the phrase of a topic with which a text ends, nil where it ends with none.
  func phrase(_ topic: Topic, ending wording: Wording) -> String? {
    if let entries = phrases[topic] {
      for (place, word) in wording.words.enumerated() {
        let rest = wording.words[place...]
        if let found = entries[word]?.first(where: { rest.elementsEqual($0) }) {
          return found.joined(separator: " ")
        }
      }
    }
    return unspaced[topic]?.first { wording.text.hasSuffix($0) }
  }

  /// Returns whether a text is a phrase of a topic and no more.
  func isOnly(_ topic: Topic, _ wording: Wording) -> Bool {
    guard let first = wording.words.first else { return false }
    if phrases[topic]?[first]?.contains(wording.words) ?? false { return true }
    return unspaced[topic]?.contains(wording.text) ?? false
  }
}
