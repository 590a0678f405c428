/// Reads a scenario's `theme`: a name, the path of a theme file, or such a theme itself.
///
/// A theme of one's own is an object of tokens. The tokens of both design systems stand beside
/// each other, those that it leaves out keep the values of the theme that it `extends`, or of the
/// defaults. A string that ends in `.json` or has a slash is a path, beside the scenario (ours).
struct ThemeReader {
  let files: InputFiles
  /// Reads the colours.
  let views: ViewReader
  let themes: [ScenarioTheme]

  func theme(_ reader: ValueReader) throws(InputError) -> ScenarioTheme {
    guard case .string(let text) = reader.value.content else {
      guard case .object = reader.value.content else {
        throw reader.mismatch("a theme (its name, the path of its file, or its tokens)")
      }
      return try own(reader, name: "own")
    }
    guard text.hasSuffix(".json") || text.utf8.contains(UInt8(ascii: "/")) else {
      return try named(text, reader)
    }
    let path = InputFiles.path(text, besideFile: reader.file.path)
    let bytes: [UInt8]
    do {
      bytes = try files.bytes(of: path)
    } catch {
      throw reader.error("cannot read the theme “\(path)”: \(error.message)")
    }
    return try own(try ValueReader(parsing: bytes, path: path), name: text)
  }

  private func named(_ name: String, _ reader: ValueReader) throws(InputError) -> ScenarioTheme {
    guard let theme = themes.first(where: { $0.name == name }) else {
      throw reader.unknown(name, "theme", among: themes.map(\.name))
    }
    return theme
  }

  private static let keys = ["$schema", "name", "extends"]

  private func own(_ reader: ValueReader, name: String) throws(InputError) -> ScenarioTheme {
    let object = try reader.object()
    let extended = try object["extends"].map { value throws(InputError) in
      try named(try value.string(), value)
    }
    let name = try object["name"]?.string() ?? name
    var ods = Tokens(ODSTheme.tokens, of: extended?.ods ?? .orange)
    var ds = Tokens(DSTheme.tokens, of: extended?.ds ?? .standard)
    for (key, value) in object.all where !Self.keys.contains(key) {
      guard ods.names.contains(key) || ds.names.contains(key) else {
        throw object.unknownKey(key, "token", among: ods.names + ds.names, showing: .max)
      }
      let color = try color(value)
      ods.set(key, to: color)
      ds.set(key, to: color)
    }
    _ = try object["$schema"]?.string()
    guard ods.isChanged || ds.isChanged || extended != nil else {
      throw reader.error("the theme changes nothing; give a token, such as “accent”")
    }
    ods.theme.name = name
    ds.theme.name = name
    return ScenarioTheme(
      name: name, ods: ods.isChanged || extended?.ods != nil ? ods.theme : nil,
      ds: ds.isChanged || extended?.ds != nil ? ds.theme : nil)
  }

  static let appearances = ["light", "dark", "lightHighContrast", "darkHighContrast"]

  /// Returns one colour for all appearances, or one for each; light must be there.
  private func color(_ reader: ValueReader) throws(InputError) -> Color {
    guard case .object = reader.value.content else { return try views.plainColor(reader) }
    let object = try reader.object(keys: Self.appearances)
    let value = { (key: String) throws(InputError) -> Color? in
      guard let reader = object[key] else { return nil }
      return try views.plainColor(reader)
    }
    let light = try views.plainColor(try object.required("light"))
    return Color(
      anyAppearance: light, dark: try value("dark"),
      highContrast: try value("lightHighContrast"),
      darkHighContrast: try value("darkHighContrast"))
  }
}

/// The tokens of a theme, some of which are given anew.
private struct Tokens<Theme> {
  typealias Table = KeyValuePairs<String, any WritableKeyPath<Theme, Color> & Sendable>

  var theme: Theme
  private(set) var isChanged = false
  private let table: Table

  init(_ table: Table, of theme: Theme) {
    self.table = table
    self.theme = theme
  }

  var names: [String] { table.map(\.key) }

  mutating func set(_ name: String, to color: Color) {
    guard let token = table.first(where: { $0.key == name })?.value else { return }
    theme[keyPath: token] = color
    isChanged = true
  }
}
