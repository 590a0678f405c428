import A11yTree
import CardA11y

/// The JSON Schema of a comparison, for who reads it and for tests.
enum DiffSchema {
  /// The schema.
  static var value: JSONValue {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What a11ysim diff --format json writes",
      "type": "object",
      "properties": [
        "schemaVersion": ["const": 1], "old": reference("side"), "new": reference("side"),
        "summary": summary, "errors": list(of: reference("error")),
        "scenarios": list(of: reference("scenario")),
      ],
      "required": ["schemaVersion", "old", "new", "summary", "errors", "scenarios"],
      "additionalProperties": false,
      "$defs": [
        "side": side, "error": error, "scenario": scenario, "stop": stop, "heard": heard,
        "part": part, "action": action, "way": way, "finding": finding, "size": size,
        "cliff": cliff, "element": element, "gravity": words(Gravity.allCases.map(\.name)),
        "environment": ["type": "object"],
      ],
    ]
  }

  private static var side: JSONValue {
    object([
      ("kind", words(["file", "folder", "revision", "workingTree", "profile"])),
      ("name", string), ("commit", nullable("string")),
    ])
  }

  private static var error: JSONValue {
    object([
      ("path", string), ("line", nullable("integer")), ("column", nullable("integer")),
      ("message", string),
    ])
  }

  private static var summary: JSONValue {
    let names = DiffTally.all(in: DiffResult(old: .init(.file, ""), new: .init(.file, "")))
    let members: [(String, JSONValue)] = [
      ("exitStatus", ["enum": [0, 1, 2]]),
      ("failOn", words(["lost", "worse", "changed", "never"])),
      ("gravity", described(either(reference("gravity")), "the gravest change, null for none")),
      ("scenarios", described(count, "how many were compared")),
      ("same", described(count, "how many of them are the same")),
    ]
    return object(members + names.map { ($0.key, count) })
  }

  private static var scenario: JSONValue {
    let environments = list(of: reference("environment"))
    return object([
      ("path", string), ("oldPath", described(nullable("string"), "where the file stood")),
      ("name", nullable("string")), ("presence", words(["both", "added", "removed"])),
      ("gravity", reference("gravity")), ("environments", environments),
      ("environmentsDropped", environments), ("environmentsAdded", environments),
      ("stops", list(of: reference("stop"))),
      (
        "sessions",
        described(list(of: reference("stop")), "what only the gestures of scripts make heard")
      ), ("actions", list(of: reference("action"))), ("findings", list(of: reference("finding"))),
      ("sizes", list(of: reference("size"))),
    ])
  }

  private static var stop: JSONValue {
    object([
      (
        "changes",
        described(
          list(of: words(StopChange.Kind.allCases.map(\.rawValue))), "the gravest first")
      ), ("gravity", reference("gravity")),
      ("old", described(either(reference("heard")), "null for a stop that is new")),
      ("new", described(either(reference("heard")), "null for a stop that is gone")),
      ("decoration", described(boolean, "whether it is a picture that was silent")),
      ("parts", list(of: reference("part"))),
      ("environments", list(of: reference("environment"))),
    ])
  }

  private static var heard: JSONValue {
    object([
      ("stop", described(["type": "integer", "minimum": 1], "its place among the stops, from 1")),
      ("element", nullable("string")), ("spoken", string),
      ("words", described(count, "the app's own words")),
    ])
  }

  private static var part: JSONValue {
    object([
      ("kind", words(HeardPart.Kind.allCases.map(\.rawValue))),
      ("change", words(PartChange.Verdict.allCases.map(\.rawValue))),
      ("old", nullable("string")), ("new", nullable("string")),
    ])
  }

  private static var action: JSONValue {
    object([
      ("change", words(DeedChange.Kind.allCases.map(\.rawValue))),
      ("gravity", reference("gravity")), ("action", string), ("newAction", nullable("string")),
      ("element", nullable("string")), ("spoken", string), ("old", either(reference("way"))),
      ("new", either(reference("way"))), ("environments", list(of: reference("environment"))),
    ])
  }

  private static var way: JSONValue {
    object([("gestures", count), ("seconds", ["type": "number", "minimum": 0])])
  }

  private static var finding: JSONValue {
    object([
      ("change", words(FindingChange.Kind.allCases.map(\.rawValue))),
      ("gravity", reference("gravity")), ("rule", string),
      ("outcome", words(["failed", "cantTell", "advice"])), ("message", string),
      ("element", reference("element")), ("evidence", string),
      ("location", nullable("object")), ("measured", nullable("object")),
      (
        "measuredBefore",
        described(nullable("object"), "of what is measured otherwise, else null")
      ),
      ("required", nullable("object")),
      ("count", described(count, "in how many elements")),
      ("environments", list(of: reference("environment"))),
    ])
  }

  private static var size: JSONValue {
    object([
      ("gravity", reference("gravity")),
      ("kind", words(SizeTable.Row.Kind.allCases.map(\.rawValue))), ("title", string),
      ("element", reference("element")), ("evidence", string),
      ("old", described(either(reference("cliff")), "from where on it failed, null for nowhere")),
      ("new", described(either(reference("cliff")), "from where on it fails, null for nowhere")),
    ])
  }

  private static var cliff: JSONValue {
    object([
      ("size", words(DynamicTypeSize.allCases.map(\.rawValue))), ("rules", list(of: string)),
    ])
  }

  private static var element: JSONValue {
    object([("id", string), ("label", nullable("string"))])
  }
}

/// What schemas are made of.
extension DiffSchema {
  private static let string: JSONValue = ["type": "string"]
  private static let boolean: JSONValue = ["type": "boolean"]
  private static let count: JSONValue = ["type": "integer", "minimum": 0]

  /// An object that has exactly these members.
  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    [
      "type": "object", "properties": .object(members.map { .init($0.0, $0.1) }),
      "required": .strings(members.map(\.0)), "additionalProperties": false,
    ]
  }

  private static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/$defs/\(name)")]
  }

  private static func list(of element: JSONValue) -> JSONValue {
    ["type": "array", "items": element]
  }

  private static func words(_ words: [String]) -> JSONValue { ["enum": .strings(words)] }

  private static func nullable(_ type: String) -> JSONValue {
    ["type": .strings([type, "null"])]
  }

  private static func either(_ value: JSONValue) -> JSONValue {
    ["anyOf": [value, ["type": "null"]]]
  }

  private static func described(_ schema: JSONValue, _ text: String) -> JSONValue {
    guard case .object(let members) = schema.content else { return schema }
    return .object(members + [.init("description", .string(text))])
  }
}
