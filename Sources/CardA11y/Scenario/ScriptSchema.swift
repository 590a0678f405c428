import A11yTree

/// The JSON Schema of scripts: each reader knows gestures of its own.
enum ScriptSchema {
  /// The steps of each reader.
  static var definitions: [JSONValue.Member] {
    AssistiveTechnology.allCases.map { .init(key: name(of: $0), value: step(of: $0)) }
  }

  /// The script of VoiceOver in the base environment.
  static var script: JSONValue { steps(of: .voiceOver) }

  /// Scripts in other environments, or with other readers.
  static var scripts: JSONValue {
    [
      "type": "array",
      "items": ["anyOf": .array(AssistiveTechnology.allCases.map(script))],
    ]
  }

  private static func script(of technology: AssistiveTechnology) -> JSONValue {
    [
      "type": "object",
      "properties": [
        "environment": ["$ref": "#/$defs/environment"],
        "reader": [
          "const": .string(technology.rawValue),
          "description": "what the screen is operated with; voiceover if it is left out",
        ],
        "steps": steps(of: technology),
      ],
      "required": technology == .voiceOver ? ["steps"] : ["reader", "steps"],
      "additionalProperties": false,
    ]
  }

  private static func steps(of technology: AssistiveTechnology) -> JSONValue {
    [
      "type": "array", "minItems": 1,
      "items": ["$ref": .string("#/$defs/\(name(of: technology))")],
    ]
  }

  private static func name(of technology: AssistiveTechnology) -> String {
    technology == .voiceOver ? "step" : "\(technology.rawValue)-step"
  }

  private static func step(of technology: AssistiveTechnology) -> JSONValue {
    var properties: [JSONValue.Member] = [
      .init(key: "gesture", value: ["enum": .strings(technology.gestures.map(\.rawValue))])
    ]
    if technology == .voiceOver || technology == .voiceControl {
      let words =
        technology == .voiceOver
        ? "the setting of the rotor, or the name of an item" : "what is said"
      properties.append(
        .init(key: "to", value: ["type": "string", "description": .string(words)]))
    }
    if technology == .voiceOver {
      properties.append(
        .init(
          key: "at",
          value: [
            "type": "array", "items": ["type": "number"], "minItems": 2, "maxItems": 2,
            "description": "where the finger is, in points of the screen",
          ]))
    }
    properties.append(.init(key: "expect", value: expectation))
    return [
      "type": "object", "properties": JSONValue(.object(properties)),
      "required": technology == .voiceControl ? ["gesture", "to"] : ["gesture"],
      "additionalProperties": false,
    ]
  }

  private static var expectation: JSONValue {
    let checks = Expectation.Check.keys.map { key -> JSONValue.Member in
      switch key {
      case "sound":
        let sounds = TranscriptStep.Sound.allCases.map { JSONValue.string($0.rawValue) }
        return .init(key: key, value: ["enum": .array(sounds + [nil])])
      case "spoken", "hint", "action":
        return .init(key: key, value: ["type": ["string", "null"]])
      default: return .init(key: key, value: ["type": "string"])
      }
    }
    return [
      "anyOf": [
        ["type": "string", "description": "the announcement in comma rendering"],
        [
          "type": "object", "properties": JSONValue(.object(checks)), "minProperties": 1,
          "additionalProperties": false,
        ],
      ]
    ]
  }
}
