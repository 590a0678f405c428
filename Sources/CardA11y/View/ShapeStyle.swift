public import A11yTree

/// What paints a shape or a text, under SwiftUI's name.
public protocol ShapeStyle: Sendable {
  /// Returns the colour in an appearance, nil for a pattern and where it is not known.
  func _resolve(in environment: EnvironmentValues) -> SRGBColor?
  /// Returns what it is where it has no plain colour.
  func _pattern(in environment: EnvironmentValues) -> Pattern
}

extension ShapeStyle {
  /// Returns a colour that is not known.
  public func _pattern(in environment: EnvironmentValues) -> Pattern { .unknown(name: nil) }

  /// Returns the plain colour, or else the pattern.
  func paint(in environment: EnvironmentValues) -> (color: SRGBColor?, pattern: Pattern?) {
    if let color = _resolve(in: environment) { return (color, nil) }
    return (nil, _pattern(in: environment))
  }
}

/// The system's label colours by rank, under SwiftUI's name.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let color: Color

  /// The colour of labels.
  public static let primary = HierarchicalShapeStyle(color: Color(system: "label"))
  /// The colour of secondary labels.
  public static let secondary = HierarchicalShapeStyle(color: Color(system: "secondaryLabel"))
  /// The colour of tertiary labels.
  public static let tertiary = HierarchicalShapeStyle(color: Color(system: "tertiaryLabel"))
  /// The colour of quaternary labels.
  public static let quaternary = HierarchicalShapeStyle(color: Color(system: "quaternaryLabel"))

  /// Returns the colour in an appearance.
  public func _resolve(in environment: EnvironmentValues) -> SRGBColor? {
    color._resolve(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of labels.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The colour of secondary labels.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The colour of tertiary labels.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The colour of quaternary labels.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == Color {
  /// White in every appearance.
  public static var white: Color { .white }
  /// Black in every appearance.
  public static var black: Color { .black }
  /// Paints nothing.
  public static var clear: Color { .clear }
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's gray.
  public static var gray: Color { .gray }
}

/// A style of any type, under SwiftUI's name.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: any ShapeStyle) {
    self.style = style
  }

  /// Returns the colour in an appearance.
  public func _resolve(in environment: EnvironmentValues) -> SRGBColor? {
    style._resolve(in: environment)
  }

  /// Returns what it is where it has no plain colour.
  public func _pattern(in environment: EnvironmentValues) -> Pattern {
    style._pattern(in: environment)
  }
}
