extension String? {
  /// Whether there is anything to say.
  ///
  /// Ours: white space and invisible marks alone are nothing.
  package var isSpoken: Bool {
    guard let self else { return false }
    return self.unicodeScalars.contains { !$0.isSilent }
  }
}

extension String {
  /// The text as it is heard: line ends and other control characters are no more than a space.
  ///
  /// Source: AccessibilitySnapshot issue 128, line ends are not spoken; trimming is ours.
  package var heard: String {
    let needsCare =
      utf8.first == 0x20 || utf8.last == 0x20 || unicodeScalars.contains { $0.isControl }
    guard needsCare else { return self }
    var heard = ""
    for word in unicodeScalars.split(whereSeparator: { $0.isControl || $0 == " " }) {
      if !heard.isEmpty { heard += " " }
      heard.unicodeScalars.append(contentsOf: word)
    }
    return heard
  }

  /// The text with each control character as a space, so that it stays on its line.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var line = ""
    for scalar in unicodeScalars { line.unicodeScalars.append(scalar.isControl ? " " : scalar) }
    return line
  }

  /// The letters and digits in lower case with single spaces between words, to compare names.
  package var comparable: String {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return comparableInAnyScript }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var hasGap = false
    for byte in utf8 {
      let isLetter = (0x61...0x7A).contains(byte | 0x20)
      guard isLetter || (0x30...0x39).contains(byte) else {
        hasGap = true
        continue
      }
      if hasGap, !bytes.isEmpty { bytes.append(0x20) }
      hasGap = false
      bytes.append(isLetter ? byte | 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The words of the text as they are compared.
  package var comparableWords: [String] {
    comparable.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
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

extension Unicode.Scalar {
  /// Whether it ends a line or controls a device.
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }

  /// Whether it alone says nothing: a space, or a mark that only directs or joins others.
  fileprivate var isSilent: Bool {
    guard value > 0x20 else { return true }
    guard value > 0x7E else { return false }
    return switch value {
    case 0x7F...0xA0, 0xAD, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000: true
    case 0xFE00...0xFE0F, 0xFEFF: true
    default: false
    }
  }
}
