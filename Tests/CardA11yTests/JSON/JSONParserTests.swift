import CardA11y
import Testing

/// What RFC 8259 allows and forbids, by kind; the section stands with each row.
struct JSONParserTests {
  static let accepted: [(text: String, section: String)] = [
    ("0", "§6"), ("-0", "§6"), ("12.5e-3", "§6"), ("1E+2", "§6"), ("123456789012345678", "§6"),
    ("true", "§3"), ("false", "§3"), ("null", "§3"), (" \t\r\n1 \n", "§2"), ("[]", "§5"),
    ("[1,[2]]", "§5"), ("{}", "§4"), (#"{"a":{"b":[]}}"#, "§4"), (#""""#, "§7"),
    (#""\"\\\/\b\f\n\r\t\u00e9""#, "§7"), (#""\ud83d\ude00""#, "§7"), ("\"é😀\"", "§8.1"),
    (#"{"":0}"#, "§4"), ("\"\u{7F}\"", "§7"),
  ]

  @Test(arguments: accepted.indices)
  func acceptsWhatTheStandardAllows(row: Int) throws {
    _ = try JSONParser.parse(Array(Self.accepted[row].text.utf8))
  }

  /// Text, then the offset of the byte that cannot continue.
  static let refused: [(text: String, offset: Int, section: String)] = [
    ("", 0, "§2"), ("  ", 2, "§2"), ("01", 1, "§6"), ("+1", 0, "§6"), ("1.", 2, "§6"),
    (".5", 0, "§6"), ("1e", 2, "§6"), ("-", 1, "§6"), ("0x1", 1, "§6"), ("NaN", 0, "§6"),
    ("Infinity", 0, "§6"), ("1e999", 0, "§6"), ("tru", 3, "§3"), ("True", 0, "§3"),
    ("[1,]", 3, "§5"), ("[1", 2, "§5"), ("[1 2]", 3, "§5"), ("[,1]", 1, "§5"), ("]", 0, "§5"),
    (#"{"a":1,}"#, 7, "§4"), (#"{"a" 1}"#, 5, "§4"), ("{a:1}", 1, "§4"), (#"{"a":}"#, 5, "§4"),
    ("{'a':1}", 1, "§4"), (#"{"a":1"#, 6, "§4"), (#"{"a":1,"a":2}"#, 7, "§4, DESIGN §4"),
    ("\"a\nb\"", 2, "§7"), (#""\x""#, 2, "§7"), (#""\u12g4""#, 5, "§7"), (#""abc"#, 4, "§7"),
    (#""\ud800""#, 1, "§7"), (#""\ude00\ud83d""#, 1, "§7"), ("1 2", 2, "§2"), ("//c\n1", 0, "§2"),
    ("\u{FEFF}1", 0, "§8.1"), ("1\0", 1, "§2"), ("\u{A0}1", 0, "§2"), ("[1]x", 3, "§2"),
  ]

  @Test(arguments: refused.indices)
  func refusesWithThePlace(row: Int) {
    let case_ = Self.refused[row]
    let error = #expect(throws: JSONError.self) {
      _ = try JSONParser.parse(Array(case_.text.utf8))
    }
    #expect(error?.offset == case_.offset, "\(case_.text) \(error?.message ?? "")")
  }

  @Test(arguments: [
    [0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
  ])
  func refusesBytesThatAreNoUTF8(bytes: [Int]) {
    let error = #expect(throws: JSONError.self) {
      _ = try JSONParser.parse(bytes.map { UInt8($0) })
    }
    #expect(error?.offset == 1)
  }

  @Test func refusesTheLevelBeyond128() throws {
    let nested = { (levels: Int) in
      Array(String(repeating: "[", count: levels).utf8)
        + Array(String(repeating: "]", count: levels).utf8)
    }
    _ = try JSONParser.parse(nested(128))
    let error = #expect(throws: JSONError.self) { _ = try JSONParser.parse(nested(100_000)) }
    #expect(error?.offset == 128)
  }

  /// Short numbers take a way of their own, which must round as the standard library does.
  @Test func numbersAreReadExactly() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<4_000 {
      var text = random.oneIn(2) ? "-" : ""
      text += "\(UInt64.random(in: 0...(1 << random.integer(0...62)), using: &random))"
      if !random.oneIn(3) {
        text += "." + String(repeating: "0", count: random.integer(0...3))
        text += "\(UInt64.random(in: 0...(1 << random.integer(0...52)), using: &random))"
      }
      if random.oneIn(4) { text += "e\(random.integer(-30...30))" }
      let value = try JSONParser.parse(Array(text.utf8))
      #expect(value.content == Double(text).map { .number($0) }, "\(text)")
    }
  }

  @Test func linesAndColumnsCountScalars() {
    let index = LineIndex(Array("é\n😀b".utf8))
    #expect(index.position(at: 2).column == 2)
    #expect(index.position(at: 7).line == 2)
    #expect(index.position(at: 7).column == 2)
  }

  @Test(arguments: 0..<200)
  func writtenValuesReadBack(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let value = JSONValue.random(&random, depth: 4)
    for text in [JSONWriter.pretty(value), JSONWriter.compact(value)] {
      let read = try JSONParser.parse(Array(text.utf8))
      #expect(read.withoutOffsets == value, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<300)
  func damagedTextsAreReadOrRefusedInside(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var bytes = Array(JSONWriter.pretty(JSONValue.random(&random, depth: 5)).utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      default: bytes.insert(UInt8.random(in: 0...127, using: &random), at: place)
      }
    }
    do {
      _ = try JSONParser.parse(bytes)
    } catch {
      #expect((0...bytes.count).contains(error.offset), "seed \(seed)")
      #expect(!error.message.isEmpty)
    }
  }
}

extension JSONValue {
  fileprivate var withoutOffsets: JSONValue {
    switch content {
    case .array(let elements): .array(elements.map(\.withoutOffsets))
    case .object(let members):
      JSONValue(.object(members.map { Member(key: $0.key, value: $0.value.withoutOffsets) }))
    default: JSONValue(content)
    }
  }

  fileprivate static func random(_ random: inout SplitMix64, depth: Int) -> JSONValue {
    let texts = ["", "a", "\"\\\u{1}", "é", "😀\n", "\u{2028}", "\u{85}x"]
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: return nil
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .number((Double.random(in: -1e6...1e6, using: &random) * 8).rounded() / 8)
    case 3: return .string(texts[Int.random(in: texts.indices, using: &random)])
    case 4:
      return .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in .random(&random, depth: depth - 1) })
    default:
      let members = (0..<Int.random(in: 0...20, using: &random)).map {
        Member(key: "k\($0)", value: .random(&random, depth: depth - 1))
      }
      return JSONValue(.object(members))
    }
  }
}
