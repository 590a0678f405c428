import A11yTree

/// An effect of actions in scenario files: one table that serves the reader, the JSON Schema and
/// the reference.
struct EffectSchema: Sendable {
  let name: String
  let summary: String
  /// What it takes, in words.
  let takes: String
  let jsonSchema: JSONValue
  let read: @Sendable (ValueReader) throws(InputError) -> ScenarioAction.Effect

  static let all: [EffectSchema] = [
    set, toggle, remove, screen, tree, present, dismiss, announce, focus,
  ]

  private init(
    _ name: String, _ summary: String, takes: String, _ jsonSchema: JSONValue,
    read: @escaping @Sendable (ValueReader) throws(InputError) -> ScenarioAction.Effect
  ) {
    self.name = name
    self.summary = summary
    self.takes = takes
    self.jsonSchema = jsonSchema
    self.read = read
  }

  private static let set = EffectSchema(
    "set", "Gives elements other properties; null takes one away.",
    takes: "an object: elements, each with its properties", patchSchema
  ) { reader throws(InputError) in
    .set(try patches(reader))
  }

  private static let toggle = EffectSchema(
    "toggle", "Does what `set` does, and undoes it where the element has all of the properties.",
    takes: "an object: elements, each with its properties", patchSchema
  ) { reader throws(InputError) in
    .toggle(try patches(reader))
  }

  private static let remove = EffectSchema(
    "remove", "Takes elements off the screen.", takes: "an element, or an array of them",
    ["anyOf": [["type": "string"], ["type": "array", "items": ["type": "string"], "minItems": 1]]]
  ) { reader throws(InputError) in
    guard case .array = reader.value.content else { return .remove([try name(reader)]) }
    return .remove(try reader.nonEmpty().map { entry throws(InputError) in try name(entry) })
  }

  private static let screen = EffectSchema(
    "screen", "Shows other views in place of all, and tells that the screen has changed.",
    takes: "views", ["type": "array", "items": ["$ref": "#/$defs/view"], "minItems": 1]
  ) { reader throws(InputError) in
    _ = try reader.nonEmpty()
    return .screen(reader)
  }

  private static let tree = EffectSchema(
    "tree", "Shows another node in place of all, and tells that the screen has changed.",
    takes: "a raw node", ["$ref": "#/$defs/node"]
  ) { reader throws(InputError) in
    _ = try reader.object()
    return .screen(reader)
  }

  private static let present = EffectSchema(
    "present", "Shows a sheet over the screen; escape, or the action `dismiss`, takes it away.",
    takes: "views, or a raw node",
    [
      "anyOf": [
        ["type": "array", "items": ["$ref": "#/$defs/view"], "minItems": 1],
        ["$ref": "#/$defs/node"],
      ]
    ]
  ) { reader throws(InputError) in
    if case .object = reader.value.content { return .present(reader) }
    _ = try reader.nonEmpty()
    return .present(reader)
  }

  private static let dismiss = EffectSchema(
    "dismiss", "Takes the sheet on top away.", takes: "true", ["const": true]
  ) { reader throws(InputError) in
    guard try reader.bool() else { throw reader.error("expected true; leave the key out instead") }
    return .dismiss
  }

  private static let announcement: JSONValue = [
    "anyOf": [
      ["type": "string"],
      [
        "type": "object",
        "properties": [
          "text": ["type": "string"],
          "priority": ["enum": .strings(AnnouncementPriority.allCases.map(\.rawValue))],
        ],
        "required": ["text"], "additionalProperties": false,
      ],
    ]
  ]

  private static let announce = EffectSchema(
    "announce", "Posts announcements.",
    takes: "a text, an object of `text` and `priority`, or an array of these",
    ["anyOf": [announcement, ["type": "array", "items": announcement, "minItems": 1]]]
  ) { reader throws(InputError) in
    guard case .array = reader.value.content else { return .announce([try text(reader)]) }
    return .announce(try reader.nonEmpty().map { entry throws(InputError) in try text(entry) })
  }

  private static let focus = EffectSchema(
    "focus", "Moves the cursor to an element, as a change of the layout does.",
    takes: "an element", ["type": "string"]
  ) { reader throws(InputError) in
    .focus(try name(reader))
  }
}

extension EffectSchema {
  private static let patchSchema: JSONValue = [
    "type": "object", "minProperties": 1,
    "additionalProperties": ["type": "object", "minProperties": 1],
  ]

  private static func patches(
    _ reader: ValueReader
  ) throws(InputError) -> [ScenarioAction.Patch] {
    let elements = try reader.object()
    guard !elements.members.isEmpty else { throw reader.error("no element is named") }
    var patches: [ScenarioAction.Patch] = []
    for member in elements.members {
      let properties = try elements.required(member.key).object()
      guard !properties.members.isEmpty else {
        throw elements.error(at: member.key, "no property is given")
      }
      patches.append(
        ScenarioAction.Patch(
          element: .init(text: member.key, offset: member.offset), properties: properties.members))
    }
    return patches
  }

  private static func name(
    _ reader: ValueReader
  ) throws(InputError) -> ScenarioAction.ElementName {
    .init(text: try reader.string(), offset: reader.value.offset)
  }

  private static func text(
    _ reader: ValueReader
  ) throws(InputError) -> (text: String, priority: AnnouncementPriority) {
    guard case .object = reader.value.content else { return (try reader.string(), .default) }
    let object = try reader.object(keys: ["text", "priority"])
    return (try object.required("text").string(), try object["priority"]?.word() ?? .default)
  }
}

extension ValueReader {
  /// Returns the elements of an array, of which there is one at least.
  fileprivate func nonEmpty() throws(InputError) -> [ValueReader] {
    let elements = try elements()
    guard !elements.isEmpty else { throw error("the list is empty") }
    return elements
  }
}
