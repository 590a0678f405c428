/// Apple's system and semantic colours, by UIKit's names.
///
/// Apple documents them and says that they may change, so each generation of them is kept, and
/// reports name the one that was used.
public enum SystemColors {
  /// The systems that share one set of values.
  public enum Generation: String, Hashable, Sendable, CaseIterable {
    /// iOS 13 to 18.
    case iOS13 = "ios-13"
    /// iOS 26 and later.
    case iOS26 = "ios-26"
  }

  /// Returns the value of a colour in an appearance, nil where no colour has that name.
  ///
  /// Where Apple publishes no value for increased contrast, the standard one is returned.
  /// - Parameters:
  ///   - name: UIKit's name, such as `systemBlue` or `secondaryLabel`; SwiftUI's `primary`,
  ///     `secondary`, `tertiary`, `quaternary`, `quinary`; or `link`, `tint`, `accentColor`.
  ///   - scheme: Light or dark.
  ///   - contrast: Whether contrast is increased.
  ///   - generation: The system, the newest unless said.
  /// - Returns: The colour, translucent where Apple's is.
  public static func color(
    named name: String, scheme: ColorScheme, contrast: ColorSchemeContrast = .standard,
    generation: Generation = .iOS26
  ) -> SRGBColor? {
    let published = aliases[name] ?? name
    let table = generation == .iOS26 ? since26 : until18
    guard let values = table[published] ?? semantic[published] else { return nil }
    let standard = scheme == .light ? values.light : values.dark
    guard contrast == .increased else { return standard }
    return (scheme == .light ? values.lightIncreased : values.darkIncreased) ?? standard
  }

  /// Returns whether a colour's value for increased contrast is published nowhere.
  ///
  /// A verdict about it is then less certain.
  public static func lacksIncreasedContrast(_ name: String) -> Bool {
    if name == "link" || name == "tint" || name == "accentColor" { return true }
    guard let values = semantic[aliases[name] ?? name] else { return false }
    return values.lightIncreased == nil
  }

  /// The names that are known, as the tables list them.
  public static let names: [String] =
    rows(publishedUntil18).map(\.name) + rows(publishedSemantic).map(\.name)
    + [
      "primary", "secondary", "tertiary", "quaternary", "link", "tint", "accentColor",
    ]

  /// A link and the tint are the system's blue unless an app says otherwise.
  private static let aliases: [String: String] = [
    "primary": "label", "secondary": "secondaryLabel", "tertiary": "tertiaryLabel",
    "quaternary": "quaternaryLabel", "link": "systemBlue", "tint": "systemBlue",
    "accentColor": "systemBlue",
  ]

  private struct Values {
    var light: SRGBColor
    var dark: SRGBColor
    var lightIncreased: SRGBColor?
    var darkIncreased: SRGBColor?
  }

  private static let until18 = table(publishedUntil18)
  private static let since26 = table(publishedSince26)
  private static let semantic = table(publishedSemantic)

  private static func table(_ published: String) -> [String: Values] {
    var table: [String: Values] = [:]
    for row in rows(published) { table[row.name] = row.values }
    return table
  }

  private static func rows(_ published: String) -> [(name: String, values: Values)] {
    published.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 5, let light = color(words[1]), let dark = color(words[2]) else {
        return nil
      }
      let values = Values(
        light: light, dark: dark, lightIncreased: color(words[3]), darkIncreased: color(words[4]))
      return (String(words[0]), values)
    }
  }

  private static func color(_ word: Substring) -> SRGBColor? {
    let parts = word.split(separator: "@")
    guard let first = parts.first, let number = UInt32(first, radix: 16) else { return nil }
    guard parts.count > 1 else { return SRGBColor(hex: number) }
    return Double(parts[1]).map { SRGBColor(hex: number, alpha: $0) }
  }
}
