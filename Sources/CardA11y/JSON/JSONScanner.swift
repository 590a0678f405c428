/// The tokens of JSON over UTF-8 bytes.
///
/// A buffer is read three times as fast as an array here; it is never read but below its count.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0

  /// Scans bytes that outlive the scanner.
  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The next byte, nil at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func advance() { offset += 1 }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  mutating func word(_ word: StaticString) throws(JSONError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard peek == word.utf8Start[index] else {
        throw unexpected(expecting: "“\(word)”")
      }
      offset += 1
    }
  }

  /// Returns the text between the quotes; escapes are resolved.
  mutating func string() throws(JSONError) -> String {
    let opening = offset
    offset += 1
    var start = offset
    var result = ""
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        let tail = try text(start..<offset)
        offset += 1
        return start == opening + 1 ? tail : result + tail
      case UInt8(ascii: "\\"):
        result += try text(start..<offset)
        result.unicodeScalars.append(try escape())
        start = offset
      case 0..<0x20:
        _ = try text(start..<offset)
        throw unexpected(expecting: "an escape such as \\n or \\u000A")
      default:
        offset += 1
      }
    }
    _ = try text(start..<offset)
    throw JSONError(
      offset: offset, message: "the file ends inside of the string that begins at \(place(opening))"
    )
  }

  /// Returns the bytes of a range as text, which must be UTF-8.
  private func text(_ range: Range<Int>) throws(JSONError) -> String {
    let bytes = UnsafeBufferPointer(rebasing: bytes[range])
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var valid = range.lowerBound
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      valid += UTF8.width(scalar)
    }
    throw JSONError(offset: valid, message: "this byte is not valid UTF-8; save the file as UTF-8")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let byte = peek else { throw unexpected(expecting: "an escape") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default:
      offset -= 1
      throw unexpected(expecting: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try hexadecimal()
      if second >= 0xDC00, second <= 0xDFFF,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw JSONError(
      offset: start, message: "an unpaired surrogate is no character; write both halves")
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected(expecting: "four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      offset += 1
    }
    return value
  }

  /// Returns a number in the grammar of RFC 8259 §6; one beyond a Double's range is refused.
  mutating func number() throws(JSONError) -> Double {
    let start = offset
    let isNegative = take(UInt8(ascii: "-"))
    let first = offset
    var digits: UInt64 = 0
    if !take(UInt8(ascii: "0")) {
      try takeDigits(into: &digits)
    } else if let byte = peek, isDigit(byte) {
      throw JSONError(offset: offset, message: "a number has no leading zero; remove it")
    }
    var places = 0
    if take(UInt8(ascii: ".")) {
      let point = offset
      try takeDigits(into: &digits)
      places = offset - point
    }
    let isShort = offset - first <= Self.exactDigits
    let end = offset
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
      var exponent: UInt64 = 0
      try takeDigits(into: &exponent)
    }
    if isShort, offset == end {
      let value = Double(digits) / Self.powersOfTen[places]
      return isNegative ? -value : value
    }
    guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)),
      value.isFinite
    else { throw JSONError(offset: start, message: "the number is too large") }
    return value
  }

  /// So many digits and powers of ten are exact in a Double, so that one division rounds once.
  private static let exactDigits = 15
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func takeDigits(into number: inout UInt64) throws(JSONError) {
    let start = offset
    while let byte = peek, isDigit(byte) {
      number = number &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
      offset += 1
    }
    if offset == start { throw unexpected(expecting: "a digit") }
  }

  /// Returns the error of a byte that cannot continue.
  func unexpected(expecting expected: String) -> JSONError {
    guard let byte = peek else {
      return JSONError(offset: offset, message: "the file ends here; expected \(expected)")
    }
    let found: String
    switch byte {
    case 0: found = "a NUL byte"
    case 0..<0x20, 0x7F: found = "the control character U+00\(hex(byte))"
    case 0x80...: found = sequence()
    default: found = "“\(Character(Unicode.Scalar(byte)))”"
    }
    return JSONError(offset: offset, message: "\(found) is not allowed here; expected \(expected)")
  }

  func trailingComma(_ bracket: String) -> JSONError {
    JSONError(
      offset: offset, message: "“\(bracket)” follows a comma; remove the comma before it")
  }

  private func sequence() -> String {
    var decoder = UTF8()
    var iterator = bytes[offset...].makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) { return "“\(scalar)”" }
    return "a byte that is not valid UTF-8"
  }

  private func place(_ offset: Int) -> String {
    let position = LineIndex(Array(bytes.prefix(offset))).position(at: offset)
    return "\(position.line):\(position.column)"
  }

  private func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.utf8.count < 2 ? "0" + text : text
  }
}
