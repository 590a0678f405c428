import CardA11y

/// Judges values by the part of JSON Schema that our schemas use.
struct JSONSchemaValidator {
  let root: JSONValue

  /// Returns whether a value is valid; a keyword that is not known makes it invalid.
  func accepts(_ value: JSONValue, by schema: JSONValue? = nil) -> Bool {
    guard case .object(let members) = (schema ?? root).content else { return false }
    return members.allSatisfy { holds($0.key, $0.value, members, for: value) }
  }

  private func holds(
    _ keyword: String, _ operand: JSONValue, _ members: [JSONValue.Member], for value: JSONValue
  ) -> Bool {
    switch keyword {
    case "$schema", "$defs", "title", "description": true
    case "$ref": definition(operand).map { accepts(value, by: $0) } ?? false
    case "const": value.isSame(as: operand)
    case "enum": operand.elements.contains { $0.isSame(as: value) }
    case "anyOf": operand.elements.contains { accepts(value, by: $0) }
    case "oneOf": operand.elements.count { accepts(value, by: $0) } == 1
    case "type":
      (operand.elements.isEmpty ? [operand] : operand.elements).contains { value.has(type: $0) }
    case "pattern":
      value.text.map { text in
        (try? Regex(operand.text ?? "")).map { text.contains($0) } ?? false
      } ?? true
    case "minimum": value.number.map { $0 >= operand.number ?? .infinity } ?? true
    case "maximum": value.number.map { $0 <= operand.number ?? -.infinity } ?? true
    case "minItems": !value.isList || value.elements.count >= Int(operand.number ?? .infinity)
    case "maxItems": !value.isList || value.elements.count <= Int(operand.number ?? 0)
    case "minProperties": value.members.count >= Int(operand.number ?? 0)
    case "items": value.elements.allSatisfy { accepts($0, by: operand) }
    case "required": operand.elements.allSatisfy { value[$0.text ?? ""] != nil }
    case "properties":
      value.members.allSatisfy { member in
        operand[member.key].map { accepts(member.value, by: $0) } ?? true
      }
    case "additionalProperties": further(of: value, members).allSatisfy { allows($0, operand) }
    default: false
    }
  }

  private func further(of value: JSONValue, _ schema: [JSONValue.Member]) -> [JSONValue.Member] {
    let known = schema.first { $0.key == "properties" }?.value
    return value.members.filter { known?[$0.key] == nil }
  }

  private func allows(_ member: JSONValue.Member, _ operand: JSONValue) -> Bool {
    if case .bool(let allowed) = operand.content { return allowed }
    return accepts(member.value, by: operand)
  }

  private func definition(_ reference: JSONValue) -> JSONValue? {
    guard let path = reference.text, path.hasPrefix("#/$defs/") else { return nil }
    return root["$defs"]?[String(path.dropFirst("#/$defs/".count))]
  }
}

extension JSONValue {
  fileprivate var isList: Bool {
    if case .array = content { true } else { false }
  }

  fileprivate func isSame(as other: JSONValue) -> Bool { content == other.content }

  fileprivate func has(type: JSONValue) -> Bool {
    switch (type.text, content) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
