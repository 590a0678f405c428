public import A11yTree

/// A blur of what lies behind, under SwiftUI's name; its colours are not known.
public struct Material: ShapeStyle, Hashable {
  private let fill: MaterialFill

  private init(_ fill: MaterialFill) {
    self.fill = fill
  }

  /// Mostly what lies behind.
  public static let ultraThin = Material(.ultraThin)
  /// More of what lies behind than of its own.
  public static let thin = Material(.thin)
  /// Between the two.
  public static let regular = Material(.regular)
  /// More of its own than of what lies behind.
  public static let thick = Material(.thick)
  /// Hardly anything of what lies behind.
  public static let ultraThick = Material(.ultraThick)
  /// The material of bars.
  public static let bar = Material(.bar)

  /// Returns no plain colour.
  public func _resolve(in environment: EnvironmentValues) -> SRGBColor? { nil }

  /// Returns the material.
  public func _pattern(in environment: EnvironmentValues) -> Pattern { .material(fill) }

  /// The materials by the names of SwiftUI's styles.
  static let names: KeyValuePairs<String, Material> = [
    "ultraThinMaterial": ultraThin, "thinMaterial": thin, "regularMaterial": regular,
    "thickMaterial": thick, "ultraThickMaterial": ultraThick, "bar": bar,
  ]
}

extension ShapeStyle where Self == Material {
  /// Mostly what lies behind.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More of what lies behind than of its own.
  public static var thinMaterial: Material { .thin }
  /// Between the two.
  public static var regularMaterial: Material { .regular }
  /// More of its own than of what lies behind.
  public static var thickMaterial: Material { .thick }
  /// Hardly anything of what lies behind.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
