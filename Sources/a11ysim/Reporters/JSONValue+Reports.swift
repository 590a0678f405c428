import CardA11y

extension JSONValue {
  /// Nothing known, or nothing there.
  static let null = JSONValue(.null)

  /// Creates a text, or null for none.
  init(_ text: String?) {
    self = text.map { .string($0) } ?? .null
  }

  /// Returns an object whose members keep their order, null ones included.
  static func object(_ members: [Member]) -> JSONValue {
    JSONValue(.object(members))
  }

  /// The value as the text of a report, which no terminal obeys.
  var report: String { JSONWriter.pretty(self).escapedJSON() }
}

extension JSONValue.Member {
  /// The version of the documented shape of every report (DESIGN §6).
  static let schemaVersion = JSONValue.Member("schemaVersion", 1)

  /// Creates a member from its key and its value.
  init(_ key: String, _ value: JSONValue) {
    self.init(key: key, value: value)
  }
}
