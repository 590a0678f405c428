import A11yTree

/// The distances of the Orange design system, in points (facts: seed-systems.md §2.3).
public enum ODSSpacing {
  /// 0.
  public static let none = 0.0
  /// 4.
  public static let xs = 4.0
  /// 8.
  public static let s = 8.0
  /// 16.
  public static let m = 16.0
  /// 24.
  public static let l = 24.0
  /// 32.
  public static let xl = 32.0
  /// 40.
  public static let xxl = 40.0
}

/// The fonts of the Orange design system; each is a text style and scales.
public enum ODSFontStyle: String, Hashable, Sendable, CaseIterable {
  /// Large title, bold.
  case headlineL
  /// Title, bold.
  case titleL
  /// Title 2, bold.
  case titleM
  /// Title 3, bold.
  case titleS
  /// Headline, bold.
  case headlineS
  /// Body, bold.
  case bodyLBold
  /// Body.
  case bodyLRegular
  /// Callout.
  case bodyM
  /// Subheadline, bold.
  case bodyS
  /// Footnote.
  case labelL
  /// Caption, bold.
  case labelMBold
  /// Caption.
  case labelMRegular
  /// Caption 2.
  case labelS

  var font: Font {
    switch self {
    case .headlineL: .largeTitle.bold()
    case .titleL: .title.bold()
    case .titleM: .title2.bold()
    case .titleS: .title3.bold()
    case .headlineS: .headline.bold()
    case .bodyLBold: .body.bold()
    case .bodyLRegular: .body
    case .bodyM: .callout
    case .bodyS: .subheadline.bold()
    case .labelL: .footnote
    case .labelMBold: .caption.bold()
    case .labelMRegular: .caption
    case .labelS: .caption2
    }
  }
}

extension View {
  /// Gives the texts inside a font of the Orange design system.
  public func odsFont(_ style: ODSFontStyle) -> some View {
    font(style.font)
  }
}

/// The colours of an Orange theme (facts: seed-systems.md §2.8).
public struct ODSTheme: Hashable, Sendable {
  /// The name in scenario files.
  public var name: String
  /// The colour of the brand.
  public var accent: Color
  /// The colour of text on the accent.
  public var highEmphasisText: Color
  /// The surface of a card.
  public var cardBackground: Color
  /// What went well.
  public var functionalPositive: Color
  /// What went wrong.
  public var functionalNegative: Color
  /// What is worth knowing.
  public var functionalInfo: Color
  /// What needs attention.
  public var functionalAlert: Color

  /// Orange's own theme.
  public static let orange = ODSTheme(
    name: "orange",
    accent: Color(light: SRGBColor(hex: 0xF16E00), dark: SRGBColor(hex: 0xFF7900)),
    highEmphasisText: .black,
    cardBackground: Color(light: .white, dark: SRGBColor(hex: 0x1C1C1A)),
    functionalPositive: Color(light: SRGBColor(hex: 0x228722), dark: SRGBColor(hex: 0x32C832)),
    functionalNegative: Color(light: SRGBColor(hex: 0xCD3C14), dark: SRGBColor(hex: 0xD53F15)),
    functionalInfo: Color(light: SRGBColor(hex: 0x4170D8), dark: SRGBColor(hex: 0x527EDB)),
    functionalAlert: Color(SRGBColor(hex: 0xFFCC00)))

  /// The theme of the Innovation Cup.
  public static let innovationCup = ODSTheme(
    name: "innovation-cup",
    accent: Color(light: SRGBColor(hex: 0x1976D2), dark: SRGBColor(hex: 0x0B335B)),
    highEmphasisText: .white,
    cardBackground: orange.cardBackground,
    functionalPositive: Color(SRGBColor(hex: 0x328532)),
    functionalNegative: Color(SRGBColor(hex: 0xE32800)),
    functionalInfo: Color(SRGBColor(hex: 0x527EDB)),
    functionalAlert: Color(SRGBColor(hex: 0xFFCC00)))

  /// The tokens by the names that theme files give them.
  static let tokens: KeyValuePairs<String, any WritableKeyPath<ODSTheme, Color> & Sendable> = [
    "accent": \.accent, "highEmphasisText": \.highEmphasisText,
    "cardBackground": \.cardBackground, "functionalPositive": \.functionalPositive,
    "functionalNegative": \.functionalNegative, "functionalInfo": \.functionalInfo,
    "functionalAlert": \.functionalAlert,
  ]
}

private struct ODSThemeKey: EnvironmentKey {
  static let defaultValue = ODSTheme.orange
}

extension EnvironmentValues {
  /// The theme of the Orange components inside.
  public var odsTheme: ODSTheme {
    get { self[ODSThemeKey.self] }
    set { self[ODSThemeKey.self] = newValue }
  }
}
