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
