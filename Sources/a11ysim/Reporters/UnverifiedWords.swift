import A11yTree
import CardA11y

extension [UnverifiedWord] {
  /// Adds words that are not among these yet.
  mutating func add(_ words: [UnverifiedWord]) {
    for word in words where !contains(word) { append(word) }
  }

  /// The words for machines.
  var value: JSONValue {
    .array(
      map {
        .object([.init("language", .string($0.language)), .init("phrase", .string($0.phrase.name))])
      })
  }

  /// One text a language, as "fr: dimmed, image; see a11ysim voices fr".
  var summaries: [String] {
    var languages: [String] = []
    for word in self where !languages.contains(word.language) { languages.append(word.language) }
    return languages.map { language in
      let names = filter { $0.language == language }.map(\.phrase.name)
      let shown = names.prefix(Self.longestList).joined(separator: ", ")
      let rest = names.count > Self.longestList ? " and \(names.count - Self.longestList) more" : ""
      return "\(language): \(shown)\(rest); see a11ysim voices \(language)"
    }
  }

  private static let longestList = 6
}

extension Page {
  /// Adds that words were heard whose wording rests on belief only.
  mutating func add(_ words: [UnverifiedWord]) {
    guard !words.isEmpty else { return }
    gap()
    for text in words.summaries {
      line(Span("unverified words", .doubtful), " of \(text)")
    }
  }
}
