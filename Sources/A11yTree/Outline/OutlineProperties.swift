/// Steps through the properties of a line, each at most once.
struct OutlineProperties {
  /// The property that was read last.
  private(set) var key = ""
  private var start = 0
  private var seen: [String] = []

  /// Steps to the next property and reads its key; false at the end of the line.
  mutating func next(_ scanner: inout OutlineScanner) throws(OutlineError) -> Bool {
    let gap = scanner.spaces()
    guard !scanner.isAtEnd else { return false }
    guard gap > 0 else { throw scanner.error("expected a space") }
    start = scanner.position
    key = scanner.word()
    return true
  }

  /// Counts the property, unless it may be there more than once.
  mutating func once(_ scanner: OutlineScanner) throws(OutlineError) {
    guard !seen.contains(key) else {
      throw scanner.error("\(key) is there twice", at: start)
    }
    seen.append(key)
  }

  /// Reads the value of the property if it is one of a table's; false where it is not.
  mutating func read<Subject>(
    _ fields: [OutlineField<Subject>], _ subject: inout Subject, _ scanner: inout OutlineScanner
  ) throws(OutlineError) -> Bool {
    guard !key.isEmpty, let field = fields.first(where: { $0.key == key }) else { return false }
    if field.form != .entry { try once(scanner) }
    if field.form != .flag { try scanner.expect(UInt8(ascii: "=")) }
    try field.read(&subject, &scanner)
    return true
  }

  /// Returns the mistake of a property that no table has.
  func unknown(_ scanner: OutlineScanner, among known: [String]) -> OutlineError {
    scanner.unknown(key, "property", among: known, at: start)
  }

  /// Returns a mistake at the property.
  func error(_ message: String, _ scanner: OutlineScanner) -> OutlineError {
    scanner.error(message, at: start)
  }
}

/// What every painted line may have: its frame, the room that it leaves, what cuts it, its groups,
/// its purpose, and where it was written.
struct OutlineCommon: Sendable {
  var frame: Rect
  var room: Rect?
  var clip: SceneItem.Clip?
  var groups: [PaintGroup] = []
  var purpose: PaintPurpose?
  var source: SourceLocation?

  /// Reads the rest of a line with the properties of a table and the common ones.
  mutating func read<Subject>(
    _ fields: [OutlineField<Subject>], _ subject: inout Subject, _ scanner: inout OutlineScanner
  ) throws(OutlineError) {
    var properties = OutlineProperties()
    while try properties.next(&scanner) {
      switch properties.key {
      case "frame":
        try properties.once(scanner)
        try scanner.expect(UInt8(ascii: "="))
        frame = try scanner.rect()
      case "at":
        try properties.once(scanner)
        try scanner.expect(UInt8(ascii: "="))
        source = try scanner.location()
      default:
        if try properties.read(fields, &subject, &scanner) { continue }
        guard try properties.read(OutlineField.common, &self, &scanner) else {
          let common = OutlineField.common.map(\.key) + ["frame", "room", "at"]
          throw properties.unknown(scanner, among: fields.map(\.key) + common)
        }
      }
    }
  }
}

extension OutlineScanner {
  /// Reads `"path":line:column`.
  mutating func location() throws(OutlineError) -> SourceLocation {
    let path = try string()
    try expect(UInt8(ascii: ":"))
    let line = try integer()
    try expect(UInt8(ascii: ":"))
    return SourceLocation(path: path, line: line, column: try integer())
  }

  /// Reads one of a few words.
  mutating func choice<Value>(
    _ choices: KeyValuePairs<String, Value>
  ) throws(OutlineError) -> Value {
    let start = position
    let name = word()
    guard let choice = choices.first(where: { $0.key == name }) else {
      throw unknown(name, "value", among: choices.map(\.key), at: start)
    }
    return choice.value
  }
}
