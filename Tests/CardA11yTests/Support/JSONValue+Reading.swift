import CardA11y

extension JSONValue {
  /// The elements of an array, none of another value.
  var elements: [JSONValue] { if case .array(let elements) = content { elements } else { [] } }

  /// The members of an object, none of another value.
  var members: [Member] { if case .object(let members) = content { members } else { [] } }

  /// The keys of an object, in their order.
  var keys: [String] { members.map(\.key) }

  /// The text, nil for another value.
  var text: String? { if case .string(let text) = content { text } else { nil } }

  /// The number, nil for another value.
  var number: Double? { if case .number(let number) = content { number } else { nil } }

  /// The whole number, nil for another value.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// Returns what stands at the end of a path of keys.
  func at(_ path: String...) -> JSONValue? {
    path.reduce(Optional(self)) { value, key in value?[key] }
  }
}
