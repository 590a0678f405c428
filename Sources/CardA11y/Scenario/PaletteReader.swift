package import A11yTree

/// Reads the colours of a theme, of design tokens, or of an asset catalogue.
///
/// A name of one of our themes, a folder `NAME.xcassets`, a theme file (see `ThemeReader`), or
/// design tokens in the format of the W3C's community group; a file that holds a `$value` is one of
/// those.
@MainActor
package struct PaletteReader {
  let files: InputFiles
  /// The system whose colours are meant where a file names them.
  let generation: SystemColors.Generation

  package init(files: InputFiles, generation: SystemColors.Generation = .iOS26) {
    self.files = files
    self.generation = generation
  }

  /// Returns the palette of a path or a name.
  ///
  /// - Throws: The first thing that is wrong, with its place; a palette without a colour, too.
  package func palette(_ path: String) throws(InputError) -> Palette {
    let palette = try read(path)
    guard palette.tokens.count > 1 else {
      throw InputError(
        path: path,
        message: palette.tokens.isEmpty
          ? "there is no colour in it" : "there is one colour in it; a pair needs two")
    }
    return palette
  }

  private func read(_ path: String) throws(InputError) -> Palette {
    var folder = path
    while folder.utf8.count > 1, folder.utf8.last == UInt8(ascii: "/") { folder.removeLast() }
    if folder.hasSuffix(".xcassets") { return try assets(folder) }
    if let theme = ViewRegistry.themes.first(where: { $0.name == path }) {
      return palette(of: theme, inherited: [:])
    }
    let root = try ValueReader(parsing: try files.bytes(of: path), path: path)
    guard case .object = root.value.content else {
      throw root.mismatch("a theme or design tokens (an object)")
    }
    if root.value.holdsValue { return try DesignTokenReader(root).palette(name: path) }
    let theme = try ThemeReader(
      files: files, views: ViewRegistry.reader, themes: ViewRegistry.themes
    ).theme(root)
    return palette(of: theme, inherited: try inheritedDark(root))
  }

  private func assets(_ folder: String) throws(InputError) -> Palette {
    let catalogue = try AssetCatalogue(reading: [folder], files: files)
    let tokens = catalogue.colors.sorted { $0.key < $1.key }.map { token($0.key, $0.value, []) }
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    return Palette(name: name, tokens: tokens)
  }

  private func palette(
    of theme: ScenarioTheme, inherited: [String: Set<Appearance>]
  ) -> Palette {
    var tokens: [Palette.Token] = []
    if let ods = theme.ods {
      tokens += ODSTheme.tokens.map { token($0.key, ods[keyPath: $0.value], inherited[$0.key]) }
    }
    if let ds = theme.ds {
      tokens += DSTheme.tokens.map { token($0.key, ds[keyPath: $0.value], inherited[$0.key]) }
    }
    return Palette(name: theme.name, tokens: tokens)
  }

  /// Returns the tokens of a theme file that have a value for light and none for dark.
  private func inheritedDark(
    _ root: ValueReader
  ) throws(InputError) -> [String: Set<Appearance>] {
    var result: [String: Set<Appearance>] = [:]
    for (key, value) in try root.object().all {
      guard case .object = value.value.content, value.value["dark"] == nil else { continue }
      result[key] = [.dark]
    }
    return result
  }

  private func token(
    _ name: String, _ color: Color, _ inherited: Set<Appearance>?
  ) -> Palette.Token {
    var values: [Appearance: SRGBColor] = [:]
    for appearance in Appearance.allCases {
      var environment = EnvironmentValues()
      environment.colorScheme = appearance.scheme
      environment.colorSchemeContrast = appearance.contrast
      environment.systemColors = generation
      values[appearance] = color._resolve(in: environment)
    }
    return Palette.Token(name: name, values: values, inherited: inherited ?? [])
  }
}

extension JSONValue {
  /// Whether it, or an object inside, has the key that makes an object a design token.
  fileprivate var holdsValue: Bool {
    guard case .object(let members) = content else { return false }
    return members.contains { $0.key == "$value" || $0.value.holdsValue }
  }
}
