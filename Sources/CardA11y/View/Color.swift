public import A11yTree

/// A colour that may differ between light and dark, under SwiftUI's name.
public struct Color: ShapeStyle, Hashable, Sendable {
  private let provider: Provider

  private indirect enum Provider: Hashable, Sendable {
    case fixed(SRGBColor)
    case adaptive(light: SRGBColor, dark: SRGBColor)
    case system(String)
    case asset(String, bundle: Bundle?)
    case translucent(Provider, opacity: Double)
    case variants(Provider, dark: Provider?, highContrast: Provider?, darkHighContrast: Provider?)
  }

  /// The colour spaces in which components can be given.
  public enum RGBColorSpace: Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
  }

  private init(_ provider: Provider) {
    self.provider = provider
  }

  /// Creates a colour that is the same in every appearance.
  public init(_ color: SRGBColor) {
    self.init(.fixed(color))
  }

  /// Creates a colour with one value for light and one for dark.
  public init(light: SRGBColor, dark: SRGBColor) {
    self.init(.adaptive(light: light, dark: dark))
  }

  /// Creates a colour from components between 0 and 1.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let channel = { (value: Double) in UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(
      SRGBColor(red: channel(red), green: channel(green), blue: channel(blue), alpha: opacity))
  }

  /// Creates a colour that differs between appearances, one kept where no other is given.
  ///
  /// Where the dark one has no value of higher contrast it stands for both (ours).
  public init(
    anyAppearance color: Color, dark: Color?, highContrast: Color? = nil,
    darkHighContrast: Color? = nil
  ) {
    self.init(
      .variants(
        color.provider, dark: dark?.provider, highContrast: highContrast?.provider,
        darkHighContrast: darkHighContrast?.provider))
  }

  /// Creates a colour of the asset catalogues of its place; without one its value is not known.
  ///
  /// Colours of two bundles differ, though both are looked up by their names alone.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle))
  }

  /// Creates a colour of the system from UIKit's name, such as `systemBackground`.
  public init(system name: String) {
    self.init(.system(name))
  }

  /// Returns the colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(.translucent(provider, opacity: opacity))
  }

  /// Returns the colour's value in an appearance, nil where it is not known.
  public func _resolve(in environment: EnvironmentValues) -> SRGBColor? {
    Self.resolve(provider, in: environment)
  }

  private static func resolve(
    _ provider: Provider, in environment: EnvironmentValues
  ) -> SRGBColor? {
    switch provider {
    case .fixed(let color): return color
    case .adaptive(let light, let dark): return environment.colorScheme == .light ? light : dark
    case .asset(let name, _): return environment.assets?.color(named: name, in: environment)
    case .system(let name):
      return SystemColors.color(
        named: name, scheme: environment.colorScheme, contrast: environment.colorSchemeContrast)
    case .translucent(let base, let opacity):
      var color = resolve(base, in: environment)
      color?.alpha *= min(max(opacity, 0), 1)
      return color
    case .variants(let base, let dark, let highContrast, let darkHighContrast):
      let isDark = environment.colorScheme == .dark
      let isIncreased = environment.colorSchemeContrast == .increased
      let special =
        switch (isDark, isIncreased) {
        case (false, false): nil as Provider?
        case (false, true): highContrast
        case (true, false): dark
        case (true, true): darkHighContrast ?? dark ?? highContrast
        }
      return resolve(special ?? base, in: environment)
    }
  }
}

extension Color: PrimitiveView {
  /// Writes a rectangle that the colour fills.
  public func _lower(into context: inout _LoweringContext) {
    let fill = _resolve(in: context.environment)
    context.shape(ShapeItem(fill: fill), name: "Color", isFillUnknown: fill == nil)
  }
}

extension Color {
  /// The colour of labels.
  public static let primary = Color(system: "label")
  /// The colour of secondary labels.
  public static let secondary = Color(system: "secondaryLabel")
  /// White in every appearance.
  public static let white = Color(SRGBColor.white)
  /// Black in every appearance.
  public static let black = Color(SRGBColor.black)
  /// Paints nothing.
  public static let clear = Color(SRGBColor.clear)
  /// The system's red.
  public static let red = Color(system: "systemRed")
  /// The system's orange.
  public static let orange = Color(system: "systemOrange")
  /// The system's yellow.
  public static let yellow = Color(system: "systemYellow")
  /// The system's green.
  public static let green = Color(system: "systemGreen")
  /// The system's mint.
  public static let mint = Color(system: "systemMint")
  /// The system's teal.
  public static let teal = Color(system: "systemTeal")
  /// The system's cyan.
  public static let cyan = Color(system: "systemCyan")
  /// The system's blue.
  public static let blue = Color(system: "systemBlue")
  /// The system's indigo.
  public static let indigo = Color(system: "systemIndigo")
  /// The system's purple.
  public static let purple = Color(system: "systemPurple")
  /// The system's pink.
  public static let pink = Color(system: "systemPink")
  /// The system's brown.
  public static let brown = Color(system: "systemBrown")
  /// The system's gray.
  public static let gray = Color(system: "systemGray")
  /// The colour of controls, the system's blue unless a theme says otherwise.
  public static let accentColor = Color(system: "systemBlue")
}
