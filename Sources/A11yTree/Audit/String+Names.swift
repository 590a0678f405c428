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
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return comparableInAnyScript }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var hasGap = false
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        if hasGap, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
        hasGap = false
        bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if hasGap, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
        hasGap = false
        bytes.append(byte | 0x20)
      default:
        hasGap = true
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private var comparableInAnyScript: String {
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
