extension Transcript {
  /// The reader's words that were heard and rest on belief only, each once.
  package var unverified: [UnverifiedWord] {
    var words: [UnverifiedWord] = []
    for word in steps.lazy.compactMap(\.announcement).flatMap(\.unverified)
    where !words.contains(word) {
      words.append(word)
    }
    return words
  }
}
