import A11yTree

/// Reads the colours of design tokens in the W3C community group's format (2025.10).
///
/// A token's colour is a text, an object with `colorSpace` and `components`, or the name of another
/// token in braces. The format knows no appearances: groups at the top named `light`, `dark` and
/// so on hold the values of one each, and so does `$extensions.mode` of a token (ours, as exporters
/// write them). Tokens of other types are passed over.
struct DesignTokenReader {
  private let root: ValueReader
  private var entries: [Entry] = []

  /// A colour token as it stands in the file.
  private struct Entry {
    /// The groups around it and its own name.
    var path: [String]
    var value: ValueReader
    var modes: [(appearance: Appearance, value: ValueReader)]
    var isTyped: Bool

    /// Whether it has no type and names a token that is no colour.
    func leadsElsewhere(_ entries: [Entry]) -> Bool {
      guard !isTyped, let alias = value.alias else { return false }
      return !entries.contains { $0.path == alias || Array($0.path.dropFirst()) == alias }
    }
  }

  init(_ root: ValueReader) throws(InputError) {
    self.root = root
    try collect(root, path: [], type: nil)
  }

  /// Returns the colours by their names, in the order of the file.
  func palette(name: String) throws(InputError) -> Palette {
    var tokens: [Palette.Token] = []
    for entry in entries where !entry.leadsElsewhere(entries) {
      let mode = mode(of: entry.path)
      let name = (mode == nil ? entry.path : Array(entry.path.dropFirst()))
        .joined(separator: ".")
      var place = tokens.firstIndex { $0.name == name }
      if place == nil {
        place = tokens.count
        tokens.append(Palette.Token(name: name, values: [:]))
      }
      guard let place else { continue }
      let color = try color(entry.value, in: mode, following: [entry.path])
      for appearance in Appearance.allCases where mode == nil || mode == appearance {
        tokens[place].values[appearance] = color
      }
      for (appearance, value) in entry.modes {
        tokens[place].values[appearance] = try self.color(
          value, in: appearance, following: [entry.path])
      }
    }
    return Palette(name: name, tokens: tokens.map(completed))
  }

  /// A file with modes that say nothing of increased contrast means the ordinary one.
  private func completed(_ token: Palette.Token) -> Palette.Token {
    var token = token
    let modes = Set(
      entries.compactMap { mode(of: $0.path) } + entries.flatMap { $0.modes.map(\.0) })
    for (high, ordinary) in [
      (Appearance.lightHighContrast, Appearance.light), (.darkHighContrast, .dark),
    ] where !modes.contains(high) && !modes.isEmpty {
      token.values[high] = token.values[ordinary]
    }
    return token
  }

  private static let modes: KeyValuePairs<String, Appearance> = [
    "light": .light, "dark": .dark, "lightHighContrast": .lightHighContrast,
    "darkHighContrast": .darkHighContrast, "light-high-contrast": .lightHighContrast,
    "dark-high-contrast": .darkHighContrast,
  ]

  private func mode(of path: [String]) -> Appearance? {
    guard path.count > 1, let first = path.first else { return nil }
    return Self.modes.first { $0.key == first }?.value
  }

  private mutating func collect(
    _ reader: ValueReader, path: [String], type: String?
  ) throws(InputError) {
    guard path.count < 64 else { throw reader.error("groups are nested deeper than 64 levels") }
    let object = try reader.object()
    let type = try object["$type"]?.string() ?? type
    if let value = object["$value"] {
      guard type == "color" || (type == nil && (value.looksLikeColor || value.alias != nil)) else {
        return
      }
      entries.append(
        Entry(path: path, value: value, modes: try modes(of: object), isTyped: type != nil))
      return
    }
    for (key, value) in object.all where !key.hasPrefix("$") {
      guard case .object = value.value.content else {
        throw value.mismatch("a token or a group of tokens (an object)")
      }
      try collect(value, path: path + [key], type: type)
    }
  }

  private func modes(
    of token: ObjectReader
  ) throws(InputError) -> [(appearance: Appearance, value: ValueReader)] {
    guard let modes = try token["$extensions"]?.object()["mode"] else { return [] }
    var result: [(appearance: Appearance, value: ValueReader)] = []
    for (key, value) in try modes.object().all {
      guard let mode = Self.modes.first(where: { $0.key == key })?.value else { continue }
      result.append((mode, value))
    }
    return result
  }

  /// Returns a colour, following names of other tokens.
  private func color(
    _ reader: ValueReader, in mode: Appearance?, following path: [[String]]
  ) throws(InputError) -> SRGBColor {
    guard case .string(let text) = reader.value.content else { return try components(reader) }
    guard let name = reader.alias else { return try parsed(text, reader) }
    let own = Self.modes.first { $0.value == mode }.map { [$0.key] + name }
    guard let target = entries.first(where: { $0.path == own ?? name }) ?? entry(at: name) else {
      throw reader.unknown(
        String(text.dropFirst().dropLast()), "token",
        among: entries.map { $0.path.joined(separator: ".") })
    }
    guard !path.contains(target.path) else {
      let names = (path + [target.path]).map { $0.joined(separator: ".") }
      throw reader.error("the tokens name each other in a circle: \(names.joined(separator: ", "))")
    }
    let value = target.modes.first { $0.appearance == mode }?.value ?? target.value
    return try color(value, in: mode, following: path + [target.path])
  }

  private func entry(at path: [String]) -> Entry? { entries.first { $0.path == path } }

  private func components(_ reader: ValueReader) throws(InputError) -> SRGBColor {
    let object = try reader.object()
    let space = try object.required("colorSpace").string()
    let alpha = try object["alpha"]?.number(in: 0...1) ?? 1
    var parts: [String] = []
    for component in try object.required("components").elements() {
      if case .string("none") = component.value.content {
        parts.append("none")
      } else {
        parts.append("\(try component.number(in: -1000...1000))")
      }
    }
    if let hex = object["hex"], ["a98-rgb", "prophoto-rgb", "rec2020", "xyz-d50"].contains(space) {
      // Spaces that are not converted here come with the nearest colour of sRGB.
      var color = try parsed(try hex.string(), hex)
      color.alpha = alpha
      return color
    }
    let isFunction = ["hsl", "hwb", "lab", "lch", "oklab", "oklch"].contains(space)
    let values = parts.joined(separator: " ")
    let text =
      isFunction ? "\(space)(\(values) / \(alpha))" : "color(\(space) \(values) / \(alpha))"
    return try parsed(text, reader)
  }

  private func parsed(_ text: String, _ reader: ValueReader) throws(InputError) -> SRGBColor {
    do {
      return try SRGBColor(parsing: text)
    } catch {
      throw reader.error("\(error)")
    }
  }
}

extension ValueReader {
  /// The path of the token that a text in braces names.
  fileprivate var alias: [String]? {
    guard case .string(let text) = value.content, text.hasPrefix("{"), text.hasSuffix("}") else {
      return nil
    }
    return text.dropFirst().dropLast().split(separator: ".").map(String.init)
  }

  /// Whether the value of a token that has no type is a colour's.
  fileprivate var looksLikeColor: Bool {
    switch value.content {
    case .string(let text): text.hasPrefix("#") || (try? SRGBColor(parsing: text)) != nil
    case .object: value["colorSpace"] != nil
    default: false
    }
  }
}
