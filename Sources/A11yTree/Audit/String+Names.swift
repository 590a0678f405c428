extension String {
  /// The text in quotes, shortened where it is long.
  var quoted: String {
    let limit = 60
    return utf8.count <= limit ? "\"\(self)\"" : "\"\(prefix(limit))…\""
  }

  /// Whether nothing of it can be seen or heard: spaces and invisible characters only.
  var isBlank: Bool {
    if let first = utf8.first, first > 0x20, first < 0x7F { return false }
    return unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .control || scalar == "\u{2800}"
    }
  }

  /// Whether it holds a letter or a digit of any script.
  var hasWords: Bool {
    if utf8.contains(where: \.isLetterOrDigit) { return true }
    return unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII, which most texts have, so that it is asked first.
  fileprivate var isLetterOrDigit: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
  }
}
