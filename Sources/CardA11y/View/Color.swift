public import A11yTree

/// A colour that may differ between light and dark, under SwiftUI's name.
public struct Color: ShapeStyle, Hashable, Sendable {
  private let provider: Provider

  private indirect enum Provider: Hashable, Sendable {
    case fixed(SRGBColor)
    case adaptive(light: SRGBColor, dark: SRGBColor)
    case system(String)
    case asset(String)
    case translucent(Provider, opacity: Double)
    case variants(Provider, dark: Provider?, highContrast: Provider?, darkHighContrast: Provider?)
    /// Each appearance on its own: light, dark, then both with increased contrast.
    case appearances([Provider?])
  }

  /// The colour spaces in which components can be given.
  public enum RGBColorSpace: Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// sRGB without its gamma.
    case sRGBLinear
    /// Display P3; what sRGB does not have is clipped.
    case displayP3
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
    let space: AssetColorSpace =
      switch space {
      case .sRGB: .srgb
      case .sRGBLinear: .extendedLinearSRGB
      case .displayP3: .displayP3
      }
    self.init(space.color(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Creates a gray from its lightness between 0 and 1.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its hue, how pure and how bright it is, all between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      SRGBColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
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

  /// Creates a colour that has a value in those appearances only for which one is given.
  package init(light: Color?, dark: Color?, highContrast: Color?, darkHighContrast: Color?) {
    self.init(
      .appearances([light, dark, highContrast, darkHighContrast].map { $0?.provider }))
  }

  /// Creates a colour of the asset catalogues of its place; without one its value is not known.
  public init(_ name: String) {
    self.init(.asset(name))
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
    case .asset(let name): return environment.assets?.color(named: name, in: environment)
    case .system(let name):
      return SystemColors.color(
        named: name, scheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
        generation: environment.systemColors)
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
    case .appearances(let values):
      let place =
        (environment.colorScheme == .dark ? 1 : 0)
        + (environment.colorSchemeContrast == .increased ? 2 : 0)
      return values[place].flatMap { resolve($0, in: environment) }
    }
  }

  /// Returns the name of the asset that has no value, where the colour is one.
  public func _pattern(in environment: EnvironmentValues) -> Pattern {
    .unknown(name: Self.assetName(provider))
  }

  private static func assetName(_ provider: Provider) -> String? {
    switch provider {
    case .asset(let name): name
    case .translucent(let base, _): assetName(base)
    case .fixed, .adaptive, .system, .variants, .appearances: nil
    }
  }
}

extension Color: PrimitiveView {
  /// Writes a rectangle that the colour fills.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let paint = paint(in: context.environment)
    context.leaf(.shape(ShapeItem(fill: paint.color, pattern: paint.pattern)), name: "Color")
  }
}
