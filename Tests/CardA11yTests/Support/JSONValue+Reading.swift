import CardA11y

extension JSONValue {
  /// The text, nil for anything else.
  var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The elements of an array, none of anything else.
  var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }
}
