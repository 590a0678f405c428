/// Writes JSON: the same value gives the same bytes, everywhere.
package enum JSONWriter {
  /// Returns a value over several lines, two spaces a level; short lists of numbers and words
  /// stay on one.
  package static func pretty(_ value: JSONValue) -> String {
    var text = ""
    write(value, indentation: 0, into: &text)
    text += "\n"
    return text
  }

  /// Returns a value on one line.
  package static func compact(_ value: JSONValue) -> String {
    var text = ""
    write(value, indentation: nil, into: &text)
    return text
  }

  private static func write(_ value: JSONValue, indentation: Int?, into text: inout String) {
    switch value.content {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += number(value)
    case .string(let value): quote(value, into: &text)
    case .array(let elements):
      let isShort = elements.count <= 8 && elements.allSatisfy(\.isShort)
      list("[", "]", elements, isShort ? nil : indentation, isSpaced: indentation != nil, &text) {
        write($0, indentation: $1, into: &$2)
      }
    case .object(let members):
      list("{", "}", members, indentation, isSpaced: indentation != nil, &text) {
        quote($0.key, into: &$2)
        $2 += indentation == nil ? ":" : ": "
        write($0.value, indentation: $1, into: &$2)
      }
    }
  }

  private static func list<Element>(
    _ opening: String, _ closing: String, _ elements: [Element], _ indentation: Int?,
    isSpaced: Bool, _ text: inout String, _ write: (Element, Int?, inout String) -> Void
  ) {
    text += opening
    for (index, element) in elements.enumerated() {
      if index > 0 { text += indentation == nil && isSpaced ? ", " : "," }
      if let indentation { newLine(indentation + 1, &text) }
      write(element, indentation.map { $0 + 1 }, &text)
    }
    if let indentation, !elements.isEmpty { newLine(indentation, &text) }
    text += closing
  }

  private static func newLine(_ indentation: Int, _ text: inout String) {
    text += "\n"
    for _ in 0..<indentation { text += "  " }
  }

  /// Returns the shortest text that reads back as the number, whole numbers without a fraction.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return "\(Int64(value))" }
    return "\(value)"
  }

  /// Whether a byte may be a part of what is escaped; most texts have no such byte.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xC2 || byte == 0xE2
  }

  /// Appends a text in quotes; whatever a terminal or a script could obey is escaped.
  private static func quote(_ value: String, into text: inout String) {
    guard value.utf8.contains(where: isSuspicious) else {
      text += "\""
      text += value
      text += "\""
      return
    }
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONValue {
  fileprivate var isShort: Bool {
    switch content {
    case .array, .object: false
    case .string(let text): text.utf8.count <= 24
    default: true
    }
  }
}
