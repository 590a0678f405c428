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

  /// The letters and digits in lower case with single spaces between words, to compare names.
  var comparable: String {
    var result = ""
    var hasGap = false
    for scalar in lowercased().unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        if hasGap, !result.isEmpty { result += " " }
        hasGap = false
        result.unicodeScalars.append(scalar)
      } else if !scalar.properties.isDefaultIgnorableCodePoint {
        hasGap = true
      }
    }
    return result
  }
}
