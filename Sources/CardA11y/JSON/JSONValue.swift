/// A JSON value that knows where in the file it stands.
package struct JSONValue: Hashable, Sendable {
  package var content: Content
  /// The offset of the first byte, from 0.
  package var offset: Int

  package enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  /// A key with its value, in the order of the file.
  package struct Member: Hashable, Sendable {
    package var key: String
    /// The offset of the key's opening quote.
    package var offset: Int
    package var value: JSONValue

    package init(key: String, offset: Int = 0, value: JSONValue) {
      self.key = key
      self.offset = offset
      self.value = value
    }
  }

  package init(_ content: Content, offset: Int = 0) {
    self.content = content
    self.offset = offset
  }

  /// Returns the value of a key, nil where the value is no object or has no such key.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What the value is, in the words of an error.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Building values to be written.
extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self.init(.string(value)) }
  package init(booleanLiteral value: Bool) { self.init(.bool(value)) }
  package init(integerLiteral value: Int) { self.init(.number(Double(value))) }
  package init(floatLiteral value: Double) { self.init(.number(value)) }
  package init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
  package init(nilLiteral: ()) { self.init(.null) }

  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(.object(elements.map { Member(key: $0, value: $1) }))
  }

  package static func string(_ value: String) -> JSONValue { JSONValue(.string(value)) }
  package static func number(_ value: Double) -> JSONValue { JSONValue(.number(value)) }
  package static func number(_ value: Int) -> JSONValue { JSONValue(.number(Double(value))) }
  package static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }
  package static func array(_ value: [JSONValue]) -> JSONValue { JSONValue(.array(value)) }
  package static func strings(_ values: [String]) -> JSONValue {
    .array(values.map(JSONValue.string))
  }

  /// Returns an object of those members that have a value.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    JSONValue(
      .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } }))
  }
}
