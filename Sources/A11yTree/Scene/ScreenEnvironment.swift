/// The settings under which a Screen was compiled.
///
/// The defaults are DESIGN §4's: a phone of 390 × 844 points at 3 pixels a point, English,
/// light, the default text size, left to right.
public struct ScreenEnvironment: Hashable, Sendable {
  /// The width of the screen, in points.
  public var width = 390.0
  /// The height of the screen, in points.
  public var height = 844.0
  /// Pixels a point.
  public var displayScale = 3.0
  /// The kind of device.
  public var idiom = Idiom.phone
  /// The text size.
  public var dynamicType = DynamicTypeSize.large
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// Whether contrast is increased.
  public var contrast = ColorSchemeContrast.standard
  /// Whether text is bold throughout.
  public var legibilityWeight = LegibilityWeight.regular
  /// Where lines begin.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The language as a BCP 47 tag.
  public var locale = "en"

  /// Creates the default environment.
  public init() {}
}

/// The kind of device, which decides how far apart two nodes of one row may lie.
public enum Idiom: String, Hashable, Sendable, CaseIterable {
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
}

/// Whether text is bold throughout, under SwiftUI's name.
public enum LegibilityWeight: String, Hashable, Sendable, CaseIterable {
  /// The weights of the design.
  case regular
  /// Bold Text is switched on.
  case bold
}

/// Where lines begin, under SwiftUI's name.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

extension LayoutDirection {
  /// Creates the direction of a language, from its BCP 47 tag.
  ///
  /// The script decides where the tag has one: `az-Arab` runs from right to left, `ku` does not.
  package init(ofLanguage tag: String) {
    let parts = tag.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .map { String(decoding: $0, as: UTF8.self).lowercased() }
    let script = parts.dropFirst().first { $0.utf8.count == 4 }
    let isRightToLeft =
      script.map(Self.scripts.contains) ?? parts.first.map(Self.languages.contains) ?? false
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  private static let scripts: Set = ["adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa"]

  private static let languages: Set = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur",
    "yi",
  ]
}
