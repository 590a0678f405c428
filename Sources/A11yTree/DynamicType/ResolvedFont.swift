/// A font as a view declares it, and as it is at the text size of the Screen.
public struct ResolvedFont: Hashable, Sendable {
  /// How the size follows the text size that a person chooses.
  public enum Scaling: Hashable, Sendable {
    /// The size comes from a text style.
    case textStyle(TextStyle)
    /// The declared size is scaled as the text style is.
    case relative(to: TextStyle)
    /// The size never changes.
    case fixed
  }

  /// The size at this Screen's text size, in points.
  public var size: Double
  /// The size at the default text size, in points.
  public var declaredSize: Double
  /// The weight, 100 to 900; regular is 400, bold 700.
  public var weight: Int
  /// How the size follows the chosen text size.
  public var scaling: Scaling
  /// The name of a font of the app, nil for the system font.
  public var name: String?

  /// Creates a font of a size in points, fixed and regular unless said.
  public init(
    size: Double, declaredSize: Double? = nil, weight: Int = 400, scaling: Scaling = .fixed
  ) {
    self.size = size
    self.declaredSize = declaredSize ?? size
    self.weight = weight
    self.scaling = scaling
  }
}
