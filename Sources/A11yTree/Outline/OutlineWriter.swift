/// Writes the words and values of outline lines.
struct OutlineWriter {
  private(set) var text = ""

  /// Starts a line at a depth.
  mutating func begin(_ firstWord: String, depth: Int) {
    for _ in 0..<depth { text += "  " }
    text += firstWord
  }

  /// Ends the line.
  mutating func end() {
    text += "\n"
  }

  /// Writes a word of its own.
  mutating func word(_ word: String) {
    text += " "
    text += word
  }

  /// Writes the gap before what is not a word.
  mutating func gap() {
    text += " "
  }

  /// Starts a `key=value`.
  mutating func key(_ key: String) {
    word(key)
    text += "="
  }

  /// Writes text as it is.
  mutating func raw(_ string: String) {
    text += string
  }

  /// Writes an integer.
  mutating func integer(_ value: Int) {
    text += String(value)
  }

  /// Writes a number, without a fraction where it has none.
  mutating func number(_ value: Double) {
    let digits = value.description
    text += digits.utf8.suffix(2).elementsEqual(".0".utf8) ? String(digits.dropLast(2)) : digits
  }

  /// Writes numbers with commas between them.
  mutating func numbers(_ values: [Double]) {
    list(values) { $1.number($0) }
  }

  /// Writes a rectangle as `x,y,width,height`.
  mutating func rect(_ rect: Rect) {
    numbers([rect.x, rect.y, rect.width, rect.height])
  }

  /// Writes a colour as `#RRGGBB`, with `@alpha` where it is not opaque.
  mutating func color(_ color: SRGBColor) {
    text += SRGBColor(red: color.red, green: color.green, blue: color.blue).description
    guard color.alpha != 1 else { return }
    text += "@"
    number(color.alpha)
  }

  /// Writes an identity as `#path`.
  mutating func id(_ id: NodeID) {
    text += "#"
    atom(id.path)
  }

  /// Writes a list with a byte between its entries.
  mutating func list<Value>(
    _ values: [Value], separator: UInt8 = UInt8(ascii: ","),
    _ write: (Value, inout OutlineWriter) -> Void
  ) {
    for (index, value) in values.enumerated() {
      if index > 0 { text.unicodeScalars.append(Unicode.Scalar(separator)) }
      write(value, &self)
    }
  }

  /// Writes a name, in quotes only where it needs them.
  mutating func atom(_ name: String) {
    if !name.isEmpty, name.utf8.allSatisfy(OutlineScanner.isBare) {
      text += name
    } else {
      quoted(name)
    }
  }

  /// Writes a text in quotes.
  mutating func quoted(_ string: String) {
    text += "\""
    if string.utf8.allSatisfy(Self.isPlain) {
      text += string
    } else {
      for scalar in string.unicodeScalars { escape(scalar) }
    }
    text += "\""
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\t": text += "\\t"
    default:
      if Self.isInvisible(scalar) {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a scalar could hide in a line or change how a terminal shows it.
  ///
  /// The joiner of emoji sequences stays, since the picture shows that it is there.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return scalar.value != 0x200D
    default: return false
    }
  }
}
