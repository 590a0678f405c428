public import A11yTree

/// A font as a view declares it, under SwiftUI's name.
public struct Font: Hashable, Sendable {
  private let base: Base
  private var ownWeight: Weight?
  private var design: Design?

  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case fixed(Double)
    case custom(String, Double, relativeTo: TextStyle?)
  }

  /// The text styles of the system.
  public typealias TextStyle = A11yTree.TextStyle

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    package let value: Int

    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600; no standard counts it as bold.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// The design of the letters.
  ///
  /// All are measured as the system's; what a limit does to serifs and to letters of equal widths
  /// is judged in a wider band.
  public enum Design: Hashable, Sendable {
    /// The system's design.
    case `default`
    /// Serifs.
    case serif
    /// Round ends.
    case rounded
    /// Equal widths.
    case monospaced
  }

  /// Returns the system font of a size in points, which never scales.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .fixed(size), ownWeight: weight, design: design)
  }

  /// Returns the system font of a text style, which scales.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), ownWeight: weight, design: design)
  }

  /// Returns a font of the app, which scales as body text does.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(base: .custom(name, size, relativeTo: .body))
  }

  /// Returns a font of the app, which scales as a text style does.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font(base: .custom(name, size, relativeTo: style))
  }

  /// Returns a font of the app, which never scales.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(base: .custom(name, fixedSize, relativeTo: nil))
  }

  /// Returns the font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var result = self
    result.ownWeight = weight
    return result
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font at the text size of an environment.
  ///
  /// With Bold Text the weight rises by two steps of 100 (ours; platform.md §1.5 has no number);
  /// a font of the app does not follow that setting.
  package func resolve(
    in environment: EnvironmentValues, weight: Weight?
  ) -> ResolvedFont {
    let category = environment.dynamicTypeSize
    var font: ResolvedFont
    var followsBoldText = true
    switch base {
    case .style(let style):
      font = ResolvedFont(
        size: style.metrics(at: category).size, declaredSize: style.metrics(at: .large).size,
        weight: style.defaultWeight, scaling: .textStyle(style))
    case .fixed(let size):
      font = ResolvedFont(size: size)
    case .custom(let name, let size, let style):
      font = ResolvedFont(
        size: style.map { $0.scaledFontSize(size, at: category) } ?? size, declaredSize: size,
        scaling: style.map { .relative(to: $0) } ?? .fixed)
      font.name = name
      followsBoldText = false
    }
    font.weight = (weight ?? ownWeight)?.value ?? font.weight
    if followsBoldText, environment.legibilityWeight == .bold {
      font.weight = min(900, font.weight + 200)
    }
    return font
  }

  /// Returns what was read of the font's file, nil for the system's and where no file is known.
  package func file(in environment: EnvironmentValues) -> FontFile? {
    guard case .custom(let name, _, _) = base else { return nil }
    return environment.fonts?.file(named: name)
  }

  /// Whether its letters have other widths than the system's.
  ///
  /// Letters of a font of which nothing is known are up to a quarter wider or narrower (ours).
  package var hasOtherWidths: Bool {
    if case .custom = base { return true }
    return design == .serif || design == .monospaced
  }
}

extension Font {
  /// 34 points at the default text size.
  public static let largeTitle = Font(base: .style(.largeTitle))
  /// 28 points at the default text size.
  public static let title = Font(base: .style(.title))
  /// 22 points at the default text size.
  public static let title2 = Font(base: .style(.title2))
  /// 20 points at the default text size.
  public static let title3 = Font(base: .style(.title3))
  /// 17 points at the default text size, semibold.
  public static let headline = Font(base: .style(.headline))
  /// 17 points at the default text size.
  public static let body = Font(base: .style(.body))
  /// 16 points at the default text size.
  public static let callout = Font(base: .style(.callout))
  /// 15 points at the default text size.
  public static let subheadline = Font(base: .style(.subheadline))
  /// 13 points at the default text size.
  public static let footnote = Font(base: .style(.footnote))
  /// 12 points at the default text size.
  public static let caption = Font(base: .style(.caption))
  /// 11 points at the default text size.
  public static let caption2 = Font(base: .style(.caption2))
}
