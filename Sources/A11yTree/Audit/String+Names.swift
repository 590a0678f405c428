extension String {
  /// The text in quotes, shortened where it is long.
  var quoted: String {
    let limit = 60
    return utf8.count <= limit ? "\"\(self)\"" : "\"\(prefix(limit))…\""
  }

  /// Whether nothing of it can be seen or heard: spaces and invisible characters only.
  var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .control || scalar == "\u{2800}"
    }
  }

  /// Whether it holds a letter or a digit of any script.
  var hasWords: Bool {
    unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}
