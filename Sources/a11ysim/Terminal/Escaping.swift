extension String {
  /// Returns the text with everything visible that could steer a terminal or turn lines around.
  ///
  /// Control characters (C0, DEL, C1, which begin escape sequences), line separators and the
  /// controls that reorder text become `\u{1B}` and the like. Marks that only hint at a
  /// direction (U+200E, U+200F) stay, as right-to-left languages need them.
  ///
  /// Line feeds stay only where asked.
  func escaped(keepsLineBreaks: Bool = false) -> String {
    replacing(keepsLineBreaks: keepsLineBreaks) { "\\u{\($0)}" }
  }

  /// Returns a JSON text with the same characters in JSON's own notation, which keeps its meaning.
  func escapedJSON() -> String {
    replacing(keepsLineBreaks: true) { hex in
      "\\u" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
    }
  }

  private func replacing(keepsLineBreaks: Bool, notation: (String) -> String) -> String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if scalar.steersTerminals, !(keepsLineBreaks && scalar == "\n") {
        result += notation(String(scalar.value, radix: 16, uppercase: true))
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the character acts on a terminal instead of standing in it.
  var steersTerminals: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
