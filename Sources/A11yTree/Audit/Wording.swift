/// A text taken apart, to look for words in it.
struct Wording: Hashable, Sendable {
  /// The letters and digits in lower case with single spaces between words.
  let text: String
  /// The words of `text`.
  let words: [String]

  init(_ text: String) {
    self.text = text.comparable
    words = self.text.utf8.split(separator: UInt8(ascii: " ")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether there is no word.
  var isEmpty: Bool { words.isEmpty }

  /// Returns whether the words of another text stand in it, side by side.
  ///
  /// Scripts that leave no spaces between words are compared by their letters.
  func contains(_ other: Wording) -> Bool {
    guard let first = other.words.first else { return false }
    if first.isWrittenWithoutSpaces { return text.contains(other.text) }
    return position(of: other.words) != nil
  }

  /// Returns whether it begins with the words of another text.
  func begins(with other: Wording) -> Bool {
    guard let first = other.words.first else { return false }
    if first.isWrittenWithoutSpaces { return text.hasPrefix(other.text) }
    return words.starts(with: other.words)
  }

  /// Returns the place of the first of some words that stand side by side, nil where they do not.
  func position(of phrase: [String]) -> Int? {
    guard !phrase.isEmpty, phrase.count <= words.count else { return nil }
    return (0...words.count - phrase.count).first { place in
      words[place..<place + phrase.count].elementsEqual(phrase)
    }
  }
}

extension String {
  /// Whether its first letter belongs to a script without spaces between words.
  var isWrittenWithoutSpaces: Bool {
    unicodeScalars.first.map(Script.init)?.hasSpaces == false
  }
}
