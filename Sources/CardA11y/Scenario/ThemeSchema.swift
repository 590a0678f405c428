/// The JSON Schema of themes.
@MainActor
enum ThemeSchema {
  /// A name, a path, or a theme of one's own.
  static var theme: JSONValue {
    let names = ViewRegistry.themes.map(\.name)
    return [
      "anyOf": [
        ["enum": .strings(names)],
        [
          "type": "string", "pattern": "/|\\.json$",
          "description": "the path of a theme file, beside the scenario",
        ],
        own(names),
      ]
    ]
  }

  private static func own(_ names: [String]) -> JSONValue {
    var properties: [PropertySchema] = [
      .optional("$schema", .string, "the schema, for editors"),
      .optional("name", .string, default: "own", "the name in reports"),
      .optional("extends", .word(names), "the theme whose other tokens are kept"),
    ]
    let appearances = ThemeReader.appearances.map { name in
      name == "light"
        ? PropertySchema.required(name, .color, "the colour of the other appearances too")
        : .optional(name, .color, default: "the nearest", "the colour there")
    }
    properties += (ODSTheme.tokens.map(\.key) + DSTheme.tokens.map(\.key)).map {
      .optional($0, .either(.color, .object(appearances)), default: "kept", "a token")
    }
    return .closedObject(properties)
  }
}
