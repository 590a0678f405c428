import A11yTree

/// The JSON Schema of scenario files, made from the tables that read them.
@MainActor
package enum ScenarioSchema {
  /// Returns the schema, as editors take it.
  package static func schema(_ views: ViewReader = ViewRegistry.reader) -> JSONValue {
    let definitions =
      views.jsonDefinitions + [
        .init(key: "environment", value: environment),
        .init(key: "node", value: TreeSchema.node), .init(key: "action", value: action),
      ] + ScriptSchema.definitions
    return .object([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A scenario of a11ysim", "type": "object",
      "properties": properties,
      "oneOf": [["required": ["screen"]], ["required": ["tree"]]],
      "additionalProperties": false,
      "$defs": JSONValue(.object(definitions)),
    ])
  }

  private static var properties: JSONValue {
    [
      "$schema": ["type": "string"],
      "name": ["type": "string", "description": "what the scenario shows"],
      "environment": ["$ref": "#/$defs/environment"],
      "matrix": matrix,
      "theme": ThemeSchema.theme,
      "assets": [
        "type": "array", "items": ["type": "string"],
        "description": "folders of asset catalogues, beside the scenario",
      ],
      "fonts": ScenarioFonts.schema,
      "reader": ReaderSettings.schema,
      "screen": ["type": "array", "minItems": 1, "items": ["$ref": "#/$defs/view"]],
      "tree": ["$ref": "#/$defs/node"],
      "actions": [
        "type": "object", "additionalProperties": ["$ref": "#/$defs/action"],
        "description": "what the actions do that elements call by name",
      ],
      "script": ScriptSchema.script,
      "scripts": ScriptSchema.scripts,
      "audit": audit,
    ]
  }

  private static var environment: JSONValue {
    let types = EnvironmentReader.types
    return [
      "type": "object",
      "properties": JSONValue(.object(types.map { .init(key: $0.key, value: $0.type) })),
      "additionalProperties": false,
    ]
  }

  private static var matrix: JSONValue {
    let properties = EnvironmentReader.types.map { key, type in
      let list: JSONValue = ["type": "array", "minItems": 1, "items": type]
      return JSONValue.Member(
        key: key,
        value: EnvironmentReader.words[key] == nil ? list : ["anyOf": [["const": "all"], list]])
    }
    return [
      "type": "object", "properties": JSONValue(.object(properties)),
      "additionalProperties": false,
      "description": "the environments of the audit: every combination of these values",
    ]
  }

  private static var action: JSONValue {
    let effects = EffectSchema.all.map { effect in
      JSONValue.Member(key: effect.name, value: effect.jsonSchema.described(effect.summary))
    }
    return [
      "type": "object", "properties": JSONValue(.object(effects)), "minProperties": 1,
      "additionalProperties": false,
    ]
  }

  private static var audit: JSONValue {
    let reason: JSONValue = ["type": "string"]
    let expires: JSONValue = [
      "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
      "description": "the last day on which it holds",
    ]
    let lists: [JSONValue.Member] = [
      .init(key: "expect", value: findings([.init(key: "reason", value: reason)], ["rule"])),
      .init(
        key: "suppress",
        value: findings(
          [.init(key: "reason", value: reason), .init(key: "expires", value: expires)],
          ["rule", "reason"])),
    ]
    return [
      "type": "object",
      "properties": JSONValue(.object(AuditSchema.properties(knowingActions: true) + lists)),
      "additionalProperties": false,
    ]
  }

  /// A list of entries that mean findings.
  private static func findings(
    _ further: [JSONValue.Member], _ required: [String]
  ) -> JSONValue {
    [
      "type": "array",
      "items": [
        "type": "object",
        "properties": JSONValue(.object(FindingSelector.properties + further)),
        "required": .strings(required), "additionalProperties": false,
      ],
    ]
  }
}

extension EnvironmentReader {
  /// The schema of each setting, in the order of the keys.
  fileprivate static var types: [(key: String, type: JSONValue)] {
    keys.map { key in (key, type(of: key)) }
  }

  private static func type(of key: String) -> JSONValue {
    switch key {
    case "width": ["type": "number", "minimum": 1, "maximum": 10_000]
    case "height": ["type": "number", "minimum": 1, "maximum": 100_000]
    case "displayScale": ["type": "number", "minimum": 1, "maximum": 4]
    case "device": ["enum": .strings(Device.all.map(\.name))]
    case "locale": ["type": "string", "description": "the language as a BCP 47 tag"]
    case "dynamicType":
      [
        "enum": .strings(
          DynamicTypeSize.allCases.map(\.rawValue)
            + DynamicTypeSize.allCases.filter { $0.uiKitName != $0.rawValue }.map(\.uiKitName))
      ]
    case "layoutDirection": ["enum": .strings((words[key] ?? []) + ["ltr", "rtl"])]
    default: ["enum": .strings(words[key] ?? [])]
    }
  }
}
