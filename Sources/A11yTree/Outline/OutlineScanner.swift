/// Reads the words and values of one outline line, byte by byte.
struct OutlineScanner {
  private let bytes: [UInt8]
  private let lineStart: Int
  private let end: Int
  private let line: Int
  private(set) var position: Int

  /// Starts at the first byte of a line.
  init(bytes: [UInt8], line: Int, range: Range<Int>) {
    self.bytes = bytes
    self.lineStart = range.lowerBound
    self.end = range.upperBound
    self.line = line
    self.position = range.lowerBound
  }

  /// The byte that comes next, nil at the end of the line.
  var next: UInt8? { position < end ? bytes[position] : nil }

  /// Whether the line is read.
  var isAtEnd: Bool { position >= end }

  /// Returns a mistake at a byte, at the next one unless said.
  func error(_ message: String, at place: Int? = nil) -> OutlineError {
    let place = min(max(place ?? position, lineStart), bytes.count)
    let column = bytes[lineStart..<place].count { $0 & 0xC0 != 0x80 } + 1
    return OutlineError(line: line, column: column, message: message)
  }

  /// Steps over spaces and returns how many there were.
  @discardableResult
  mutating func spaces() -> Int {
    let start = position
    while next == UInt8(ascii: " ") { position += 1 }
    return position - start
  }

  /// Steps over a byte if it comes next.
  mutating func accept(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Steps over the mark `↓` if it comes next.
  mutating func acceptMark() -> Bool {
    guard end - position >= 3, bytes[position..<position + 3].elementsEqual("↓".utf8) else {
      return false
    }
    position += 3
    return true
  }

  /// Steps over a byte that must come next.
  mutating func expect(_ byte: UInt8) throws(OutlineError) {
    guard accept(byte) else {
      throw error("expected \"\(Unicode.Scalar(byte))\"")
    }
  }

  /// Reads letters and digits.
  mutating func word() -> String {
    take(while: Self.isWordByte)
  }

  /// Reads a text in quotes.
  mutating func string() throws(OutlineError) -> String {
    let start = position
    guard accept(UInt8(ascii: "\"")) else { throw error("expected a text in quotes") }
    var content: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        content += String(try escape()).utf8
      case 0..<0x20, 0x7F:
        throw error("a control character is written as \\u{…}", at: position - 1)
      default:
        content.append(byte)
      }
    }
    throw error("the text that begins here has no closing quote", at: start)
  }

  /// Reads a name, which may stand in quotes.
  mutating func atom() throws(OutlineError) -> String {
    if next == UInt8(ascii: "\"") { return try string() }
    let name = take(while: Self.isBare)
    guard !name.isEmpty else { throw error("expected a name") }
    return name
  }

  /// Reads an identity, `#path`.
  mutating func id() throws(OutlineError) -> NodeID {
    try expect(UInt8(ascii: "#"))
    return NodeID(try atom())
  }

  /// Reads a whole number.
  mutating func integer() throws(OutlineError) -> Int {
    let start = position
    let digits = take { $0 == UInt8(ascii: "-") || Self.isDigit($0) }
    guard let value = Int(digits) else { throw error("expected a whole number", at: start) }
    return value
  }

  /// Reads a finite number.
  mutating func number() throws(OutlineError) -> Double {
    let start = position
    let digits = take(while: Self.isNumberByte)
    guard let value = Double(digits), value.isFinite else {
      throw error("expected a finite number", at: start)
    }
    return value
  }

  /// Reads a number of numbers with commas between them.
  mutating func numbers(_ count: Int) throws(OutlineError) -> [Double] {
    var values: [Double] = []
    for index in 0..<count {
      if index > 0 { try expect(UInt8(ascii: ",")) }
      values.append(try number())
    }
    return values
  }

  /// Reads a rectangle, `x,y,width,height`.
  mutating func rect() throws(OutlineError) -> Rect {
    let values = try numbers(4)
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// Reads a colour, `#RRGGBB`, `#RGB` or with an alpha.
  mutating func color() throws(OutlineError) -> SRGBColor {
    let start = position
    _ = accept(UInt8(ascii: "#"))
    _ = take(while: Self.isWordByte)
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard text.utf8.first == UInt8(ascii: "#"), var color = try? SRGBColor(parsing: text) else {
      throw error("expected a colour such as #F16E00", at: start)
    }
    guard accept(UInt8(ascii: "@")) else { return color }
    let alphaStart = position
    color.alpha = try number()
    guard (0...1).contains(color.alpha) else {
      throw error("an alpha lies between 0 and 1", at: alphaStart)
    }
    return color
  }

  /// Reads a list whose entries are set apart by a byte.
  mutating func list<Value>(
    separator: UInt8 = UInt8(ascii: ","),
    _ read: (inout OutlineScanner) throws(OutlineError) -> Value
  ) throws(OutlineError) -> [Value] {
    var values = [try read(&self)]
    while accept(separator) { values.append(try read(&self)) }
    return values
  }

  /// Reads one of the names of an enumeration.
  mutating func name<Value>(of type: Value.Type) throws(OutlineError) -> Value
  where Value: RawRepresentable<String> & CaseIterable {
    let start = position
    let name = word()
    guard let value = Value(rawValue: name) else {
      throw unknown(name, "value", among: Value.allCases.map(\.rawValue), at: start)
    }
    return value
  }

  /// Returns the mistake of a word that is not known, with the nearest one that is.
  func unknown(
    _ name: String, _ what: String, among known: [String], at place: Int
  ) -> OutlineError {
    guard !name.isEmpty else { return error("expected a \(what)", at: place) }
    let nearest = nearestWord(to: name, among: known)
    let advice = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    return error("unknown \(what) \"\(name)\"" + advice, at: place)
  }
}

extension OutlineScanner {
  /// Whether a byte may stand in a name without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    guard byte > 0x20, byte < 0x7F else { return false }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="):
      return false
    default:
      return true
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return isDigit(byte) || (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z"))
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: isDigit(byte)
    }
  }

  private mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = next, isPart(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func escape() throws(OutlineError) -> Unicode.Scalar {
    let start = position - 1
    defer { position += 1 }
    switch next {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      position += 1
      try expect(UInt8(ascii: "{"))
      let digits = word()
      guard next == UInt8(ascii: "}"), digits.utf8.count <= 6,
        let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
      else { throw error("expected a scalar such as \\u{200F}", at: start) }
      return scalar
    default:
      throw error("unknown escape; known are \\\" \\\\ \\n \\t \\u{…}", at: start)
    }
  }
}
