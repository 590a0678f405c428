/// The tables as JSON Schema 2020-12, for editors.
extension PropertyType {
  package var jsonSchema: JSONValue {
    switch self {
    case .string: ["type": "string"]
    case .number: ["type": "number"]
    case .integer(let range):
      [
        "type": "integer", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .bool: ["type": "boolean"]
    case .word(let words): ["enum": .strings(words)]
    case .strings: ["type": "array", "items": ["type": "string"]]
    case .color:
      [
        "anyOf": [
          [
            "type": "string",
            "description":
              "a CSS notation such as #F16E00, a colour of the system, a token, or a material",
          ],
          JSONValue.closedObject(GradientSchema.linear),
        ]
      ]
    case .plainColor:
      [
        "type": "string",
        "description": "a CSS notation such as #F16E00, or a colour of the system",
      ]
    case .view: ["$ref": "#/$defs/view"]
    case .views: ["type": "array", "items": ["$ref": "#/$defs/view"]]
    case .object(let properties): JSONValue.closedObject(properties)
    case .array(let element): ["type": "array", "items": element.jsonSchema]
    case .either(let first, let second): ["anyOf": [first.jsonSchema, second.jsonSchema]]
    }
  }
}

extension JSONValue {
  /// Returns the schema of an object of these properties and no others.
  package static func closedObject(
    _ properties: [PropertySchema], and further: [Member] = [], required: [String] = []
  ) -> JSONValue {
    let own = properties.map { Member(key: $0.name, value: $0.jsonSchema) }
    let names = required + properties.filter { $0.defaultText == nil }.map(\.name)
    return .object([
      "type": "object", "properties": JSONValue(.object(further + own)),
      "required": names.isEmpty ? nil : .strings(names), "additionalProperties": false,
    ])
  }

  /// Returns a schema with a description; nothing else is to stand beside a reference.
  package func described(_ text: String) -> JSONValue {
    guard case .object(let members) = content, self["description"] == nil else { return self }
    return JSONValue(.object(members + [Member(key: "description", value: .string(text))]))
  }
}

extension PropertySchema {
  fileprivate var jsonSchema: JSONValue {
    guard let defaultText, defaultText != "none" else { return type.jsonSchema.described(summary) }
    return type.jsonSchema.described("\(summary); \(defaultText) unless given")
  }
}

extension ViewReader {
  /// The definitions of `view`, `modifier`, and every view and modifier, by name.
  package var jsonDefinitions: [JSONValue.Member] {
    var definitions: [JSONValue.Member] = [
      .init(key: "view", value: anyView), .init(key: "modifier", value: anyModifier),
    ]
    definitions += views.map { .init(key: $0.name, value: jsonSchema(of: $0)) }
    definitions += modifiers.map {
      .init(key: $0.name, value: $0.type.jsonSchema.described($0.summary))
    }
    return definitions
  }

  private var anyView: JSONValue {
    let text: JSONValue = ["type": "string", "description": "a Text"]
    return ["anyOf": .array([text] + views.map { .reference(to: $0.name) })]
  }

  private var anyModifier: JSONValue {
    let objects = modifiers.map { modifier in
      JSONValue.closedObject(
        [], and: [.init(key: modifier.name, value: .reference(to: modifier.name))],
        required: [modifier.name])
    }
    return ["anyOf": .array(objects)]
  }

  private func jsonSchema(of view: ViewSchema) -> JSONValue {
    let keys = modifiers.filter { modifier in
      modifier.isKey && !view.properties.contains { $0.name == modifier.name }
    }
    var further: [JSONValue.Member] = [
      .init(key: "type", value: ["const": .string(view.name)]),
      .init(
        key: "modifiers", value: ["type": "array", "items": .reference(to: "modifier")]),
      .init(
        key: "isShown",
        value: ["type": "boolean", "description": "whether it is there; true unless given"]),
    ]
    further += keys.map { .init(key: $0.name, value: .reference(to: $0.name)) }
    return JSONValue.closedObject(view.properties, and: further, required: ["type"])
      .described(view.summary)
  }
}

extension JSONValue {
  fileprivate static func reference(to name: String) -> JSONValue {
    ["$ref": .string("#/$defs/\(name)")]
  }
}
