public import A11yTree

/// The distances of the DS components, in points.
///
/// The page gives multiples of 4 and no numbers; these are ours (DESIGN §4).
public enum DSSpacing {
  /// 4.
  public static let xs = 4.0
  /// 8.
  public static let sm = 8.0
  /// 16.
  public static let md = 16.0
  /// 24.
  public static let lg = 24.0
  /// 32.
  public static let xl = 32.0
}

/// The corner radii of the DS components, in points; ours.
enum DSRadius {
  static let button = 8.0
  static let card = 16.0
}

/// A colour of the DS components, which the theme of its place resolves.
public struct DSColor: ShapeStyle {
  private let token: @Sendable (DSTheme) -> Color

  /// The brand's colour, behind buttons.
  public static let primary = DSColor { $0.primary }
  /// Text on the brand's colour.
  public static let onPrimary = DSColor { $0.onPrimary }
  /// A light tint of the brand's colour, behind badges.
  public static let primaryMuted = DSColor { $0.primaryMuted }
  /// Text on the light tint of the brand's colour.
  public static let onPrimaryMuted = DSColor { $0.onPrimaryMuted }
  /// The background of filled cards.
  public static let secondaryMuted = DSColor { $0.secondaryMuted }
  /// The background of cards.
  public static let surface = DSColor { $0.surface }
  /// The colour of text.
  public static let foreground = DSColor { $0.foreground }
  /// The colour of text that matters less.
  public static let muted = DSColor { $0.muted }
  /// The outline of outlined cards.
  public static let border = DSColor { $0.border }
  /// The brand's colour under a pointer.
  public static let primaryHover = DSColor { $0.primaryHover }
  /// The page that cards stand on.
  public static let background = DSColor { $0.background }
  /// The colour of text that hardly matters.
  public static let subtle = DSColor { $0.subtle }
  /// What went well.
  public static let success = DSColor { $0.success }
  /// What needs attention.
  public static let warning = DSColor { $0.warning }
  /// What went wrong.
  public static let error = DSColor { $0.error }
  /// What is worth knowing.
  public static let info = DSColor { $0.info }

  /// Returns the colour in an appearance, under the theme of its place.
  public func _resolve(in environment: EnvironmentValues) -> SRGBColor? {
    token(environment.dsTheme)._resolve(in: environment)
  }

  /// Returns what it is where it has no plain colour.
  public func _pattern(in environment: EnvironmentValues) -> Pattern {
    token(environment.dsTheme)._pattern(in: environment)
  }
}

/// The colours of the DS components.
public struct DSTheme: Hashable, Sendable {
  /// The name in scenario files.
  public var name: String
  /// The brand's colour, behind buttons.
  public var primary: Color
  /// Text on the brand's colour.
  public var onPrimary: Color
  /// A light tint of the brand's colour, behind badges.
  public var primaryMuted: Color
  /// Text on the light tint of the brand's colour.
  public var onPrimaryMuted: Color
  /// The background of filled cards.
  public var secondaryMuted: Color
  /// The background of cards.
  public var surface: Color
  /// The colour of text.
  public var foreground: Color
  /// The colour of text that matters less.
  public var muted: Color
  /// The outline of outlined cards.
  public var border: Color
  /// The brand's colour under a pointer.
  public var primaryHover: Color
  /// The page that cards stand on.
  public var background: Color
  /// The colour of text that hardly matters.
  public var subtle: Color
  /// What went well, behind white text.
  public var success: Color
  /// What needs attention, behind white text.
  public var warning: Color
  /// What went wrong, behind white text.
  public var error: Color
  /// What is worth knowing, behind white text.
  public var info: Color

  /// Our palette: text pairs reach 4.5:1 and outlines 3:1 on both sides, light and dark.
  ///
  /// White text on what tells success, warning, error and information reaches 4.5:1 as well.
  public static let standard = DSTheme(
    name: "ds",
    primary: Color(SRGBColor(hex: 0x4F46E5)),
    onPrimary: .white,
    primaryMuted: Color(light: SRGBColor(hex: 0xEEF2FF), dark: SRGBColor(hex: 0x312E81)),
    onPrimaryMuted: Color(light: SRGBColor(hex: 0x4338CA), dark: SRGBColor(hex: 0xE0E7FF)),
    secondaryMuted: Color(light: SRGBColor(hex: 0xF1F5F9), dark: SRGBColor(hex: 0x27272A)),
    surface: Color(light: .white, dark: SRGBColor(hex: 0x18181B)),
    foreground: Color(light: SRGBColor(hex: 0x09090B), dark: SRGBColor(hex: 0xFAFAFA)),
    muted: Color(light: SRGBColor(hex: 0x52525B), dark: SRGBColor(hex: 0xA1A1AA)),
    border: Color(SRGBColor(hex: 0x71717A)),
    primaryHover: Color(SRGBColor(hex: 0x4338CA)),
    background: Color(light: SRGBColor(hex: 0xFAFAFA), dark: SRGBColor(hex: 0x09090B)),
    subtle: Color(light: SRGBColor(hex: 0x52525B), dark: SRGBColor(hex: 0xA1A1AA)),
    success: Color(SRGBColor(hex: 0x15803D)),
    warning: Color(SRGBColor(hex: 0xB45309)),
    error: Color(SRGBColor(hex: 0xB91C1C)),
    info: Color(SRGBColor(hex: 0x1D4ED8)))

  /// The palette that SwiftDS publishes (facts: seed-systems.md §4.2).
  ///
  /// Muted, its tints and the brand's colours have no dark value there.
  public static let published = DSTheme(
    name: "ds-published",
    primary: Color(SRGBColor(hex: 0x6366F1)),
    onPrimary: .white,
    primaryMuted: Color(SRGBColor(hex: 0xEEF2FF)),
    onPrimaryMuted: Color(SRGBColor(hex: 0x6366F1)),
    secondaryMuted: Color(SRGBColor(hex: 0xF1F5F9)),
    surface: Color(light: .white, dark: SRGBColor(hex: 0x18181B)),
    foreground: Color(light: SRGBColor(hex: 0x09090B), dark: SRGBColor(hex: 0xFAFAFA)),
    muted: Color(SRGBColor(hex: 0x71717A)),
    border: Color(light: SRGBColor(hex: 0xE4E4E7), dark: SRGBColor(hex: 0x3F3F46)),
    primaryHover: Color(SRGBColor(hex: 0x4F46E5)),
    background: Color(light: SRGBColor(hex: 0xFAFAFA), dark: SRGBColor(hex: 0x09090B)),
    subtle: Color(SRGBColor(hex: 0xA1A1AA)),
    success: Color(SRGBColor(hex: 0x22C55E)),
    warning: Color(SRGBColor(hex: 0xF59E0B)),
    error: Color(SRGBColor(hex: 0xEF4444)),
    info: Color(SRGBColor(hex: 0x3B82F6)))

  /// The tokens by the names that theme files give them.
  static let tokens: KeyValuePairs<String, any WritableKeyPath<DSTheme, Color> & Sendable> = [
    "primary": \.primary, "onPrimary": \.onPrimary, "primaryMuted": \.primaryMuted,
    "onPrimaryMuted": \.onPrimaryMuted, "secondaryMuted": \.secondaryMuted,
    "surface": \.surface, "foreground": \.foreground, "muted": \.muted, "border": \.border,
    "primaryHover": \.primaryHover, "background": \.background, "subtle": \.subtle,
    "success": \.success, "warning": \.warning, "error": \.error, "info": \.info,
  ]
}

private struct DSThemeKey: EnvironmentKey {
  static let defaultValue = DSTheme.standard
}

extension EnvironmentValues {
  /// The theme of the DS components inside.
  public var dsTheme: DSTheme {
    get { self[DSThemeKey.self] }
    set { self[DSThemeKey.self] = newValue }
  }
}

extension DSColor {
  /// The tokens by their names in scenario files.
  static let tokens: KeyValuePairs<String, DSColor> = [
    "DSColor.primary": primary, "DSColor.onPrimary": onPrimary,
    "DSColor.primaryMuted": primaryMuted, "DSColor.onPrimaryMuted": onPrimaryMuted,
    "DSColor.secondaryMuted": secondaryMuted, "DSColor.surface": surface,
    "DSColor.foreground": foreground, "DSColor.muted": muted, "DSColor.border": border,
    "DSColor.primaryHover": primaryHover, "DSColor.background": background,
    "DSColor.subtle": subtle, "DSColor.success": success, "DSColor.warning": warning,
    "DSColor.error": error, "DSColor.info": info,
  ]
}
