import A11yTree
import CardA11y

/// The parts of which JSON Schemas of reports are made.
enum Shape {
  /// Any text.
  static let text: JSONValue = ["type": "string"]
  /// A text, or null for none.
  static let textOrNull: JSONValue = ["type": ["string", "null"]]
  /// Any number.
  static let number: JSONValue = ["type": "number"]
  /// How many there are.
  static let count: JSONValue = ["type": "integer", "minimum": 0]
  /// A number that counts from 1.
  static let ordinal: JSONValue = ["type": "integer", "minimum": 1]
  /// True or false.
  static let flag: JSONValue = ["type": "boolean"]
  /// A list of texts.
  static let texts = list(of: text)
  /// The version of every report.
  static let version: JSONValue = ["const": 1]

  /// Returns the schema of a list.
  static func list(of element: JSONValue) -> JSONValue {
    ["type": "array", "items": element]
  }

  /// Returns the schema of a value that can be missing.
  static func orNull(_ value: JSONValue) -> JSONValue {
    ["anyOf": [value, ["type": "null"]]]
  }

  /// Returns the schema of one of some words.
  static func words(_ words: [String]) -> JSONValue { ["enum": .strings(words)] }

  /// Returns the schema of a value of a type that has so many.
  static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> JSONValue {
    words(type.allCases.map(\.rawValue))
  }

  /// Returns a reference to what is defined under a name.
  static func named(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

  /// Returns the schema of an object with these members and no others.
  static func object(
    _ members: KeyValuePairs<String, JSONValue>,
    optional: KeyValuePairs<String, JSONValue> = [:]
  ) -> JSONValue {
    object(members.map { ($0, $1) }, optional: optional.map { ($0, $1) })
  }

  /// Returns the schema of an object with these members and no others.
  static func object(
    _ members: [(String, JSONValue)], optional: [(String, JSONValue)] = []
  ) -> JSONValue {
    .object([
      .init("type", "object"),
      .init("properties", .object((members + optional).map { .init($0.0, $0.1) })),
      .init("required", .strings(members.map(\.0))),
      .init("additionalProperties", false),
    ])
  }

  /// Returns the schema of an object that has a value of a schema under every key.
  static func dictionary(of value: JSONValue) -> JSONValue {
    ["type": "object", "additionalProperties": value]
  }

  /// Returns the schema of what a command gives: one bare object for one file, else a list.
  static func oneOrMany(
    _ members: [(String, JSONValue)], optional: [(String, JSONValue)] = []
  ) -> JSONValue {
    let many: [(String, JSONValue)] = [
      ("schemaVersion", version), ("errors", list(of: named("error"))),
      ("scenarios", list(of: object(members, optional: optional))),
    ]
    let bare = object([("schemaVersion", version)] + members, optional: optional)
    return ["anyOf": [bare, object(many)]]
  }

  /// Returns the schema of what a command gives: one bare object for one file, else a list.
  static func oneOrMany(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    oneOrMany(members.map { ($0, $1) })
  }
}

extension Shape {
  /// What several reports have in common, by name.
  static var shared: [(String, JSONValue)] {
    let environment = ScreenEnvironment().entries.map(\.member).map { member in
      (member.key, member.value.content.isNumber ? number : text)
    }
    return [
      ("location", object(["path": text, "line": ordinal, "column": ordinal])),
      (
        "error",
        object([
          "path": text, "line": orNull(ordinal), "column": orNull(ordinal), "message": text,
        ])
      ),
      ("element", object(["id": text, "label": textOrNull])),
      ("environment", object(environment)),
      ("settings", object([], optional: environment)),
      ("outcome", words(["failed", "cantTell", "advice"])),
      ("suggestion", object(["foreground": text, "background": text, "ratio": number])),
      ("unverifiedWords", list(of: object(["language": text, "phrase": text]))),
      ("node", TreeSchema.node),
    ]
  }
}

extension JSONValue.Content {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
