/// Reads JSON exactly as RFC 8259 has it, from UTF-8 bytes.
///
/// Refused beside what the standard refuses: a byte order mark, a key that stands twice in one
/// object, unpaired surrogates, and more than 128 levels (DESIGN §4).
package enum JSONParser {
  package static let maximumDepth = 128

  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in
      var scanner = JSONScanner(bytes: buffer)
      return try document(&scanner, bytes)
    }
  }

  private static func document(
    _ scanner: inout JSONScanner, _ bytes: [UInt8]
  ) throws(JSONError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw JSONError(offset: 0, message: "a byte order mark is not allowed; save as plain UTF-8")
    }
    scanner.skipSpace()
    guard !scanner.isAtEnd else {
      throw JSONError(offset: scanner.offset, message: "the file is empty; expected a JSON value")
    }
    let value = try value(&scanner, depth: 0)
    scanner.skipSpace()
    guard scanner.isAtEnd else {
      throw scanner.unexpected(expecting: "the end of the file")
    }
    return value
  }

  private static func value(
    _ scanner: inout JSONScanner, depth: Int
  ) throws(JSONError) -> JSONValue {
    let start = scanner.offset
    switch scanner.peek {
    case UInt8(ascii: "{"):
      return JSONValue(.object(try members(&scanner, depth: depth + 1)), offset: start)
    case UInt8(ascii: "["):
      return JSONValue(.array(try elements(&scanner, depth: depth + 1)), offset: start)
    case UInt8(ascii: "\""):
      return JSONValue(.string(try scanner.string()), offset: start)
    case let byte? where byte == UInt8(ascii: "-") || scanner.isDigit(byte):
      return JSONValue(.number(try scanner.number()), offset: start)
    case UInt8(ascii: "t"):
      try scanner.word("true")
      return JSONValue(.bool(true), offset: start)
    case UInt8(ascii: "f"):
      try scanner.word("false")
      return JSONValue(.bool(false), offset: start)
    case UInt8(ascii: "n"):
      try scanner.word("null")
      return JSONValue(.null, offset: start)
    default:
      throw scanner.unexpected(expecting: "a value")
    }
  }

  private static func elements(
    _ scanner: inout JSONScanner, depth: Int
  ) throws(JSONError) -> [JSONValue] {
    try enter(&scanner, depth)
    var elements: [JSONValue] = []
    scanner.skipSpace()
    if scanner.take(UInt8(ascii: "]")) { return elements }
    elements.reserveCapacity(2)
    while true {
      elements.append(try value(&scanner, depth: depth))
      scanner.skipSpace()
      if scanner.take(UInt8(ascii: "]")) { return elements }
      guard scanner.take(UInt8(ascii: ",")) else {
        throw scanner.unexpected(expecting: "“,” or “]”")
      }
      scanner.skipSpace()
      if scanner.peek == UInt8(ascii: "]") { throw scanner.trailingComma("]") }
    }
  }

  private static func members(
    _ scanner: inout JSONScanner, depth: Int
  ) throws(JSONError) -> [JSONValue.Member] {
    try enter(&scanner, depth)
    var members: [JSONValue.Member] = []
    var keys = KeySet()
    scanner.skipSpace()
    if scanner.take(UInt8(ascii: "}")) { return members }
    members.reserveCapacity(4)
    while true {
      let start = scanner.offset
      guard scanner.peek == UInt8(ascii: "\"") else {
        throw scanner.unexpected(expecting: "a key in double quotes")
      }
      let key = try scanner.string()
      guard keys.insert(key, among: members) else {
        throw JSONError(
          offset: start, message: "the key “\(key)” stands twice in this object; keep one of them")
      }
      scanner.skipSpace()
      guard scanner.take(UInt8(ascii: ":")) else { throw scanner.unexpected(expecting: "“:”") }
      scanner.skipSpace()
      let value = try value(&scanner, depth: depth)
      members.append(JSONValue.Member(key: key, offset: start, value: value))
      scanner.skipSpace()
      if scanner.take(UInt8(ascii: "}")) { return members }
      guard scanner.take(UInt8(ascii: ",")) else {
        throw scanner.unexpected(expecting: "“,” or “}”")
      }
      scanner.skipSpace()
      if scanner.peek == UInt8(ascii: "}") { throw scanner.trailingComma("}") }
    }
  }

  /// Takes the opening bracket, unless it is one too deep.
  private static func enter(_ scanner: inout JSONScanner, _ depth: Int) throws(JSONError) {
    guard depth <= maximumDepth else {
      throw JSONError(
        offset: scanner.offset, message: "nested deeper than \(maximumDepth) levels; flatten it")
    }
    scanner.advance()
  }
}

/// The keys of an object: compared one by one while they are few, hashed once they are many.
private struct KeySet {
  private var hashed: Set<String>?

  mutating func insert(_ key: String, among members: [JSONValue.Member]) -> Bool {
    if hashed == nil, members.count >= 16 {
      hashed = Set(members.map(\.key))
    }
    guard hashed == nil else { return hashed?.insert(key).inserted ?? true }
    let count = key.utf8.count
    return !members.contains { $0.key.utf8.count == count && $0.key == key }
  }
}
