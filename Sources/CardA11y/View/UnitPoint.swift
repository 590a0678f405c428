import A11yTree

/// A place in a view, 0 at the leading or top edge and 1 at the other, under SwiftUI's name.
///
/// Places are not mirrored from right to left (ours; SwiftUI documents neither).
public struct UnitPoint: Hashable, Sendable {
  /// The place across.
  public var x: Double
  /// The place down.
  public var y: Double

  /// Creates a place from its two parts.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The corner from which places count.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var point: Point { Point(x: x, y: y) }

  static let names: KeyValuePairs<String, UnitPoint> = [
    "center": center, "leading": leading, "trailing": trailing, "top": top, "bottom": bottom,
    "topLeading": topLeading, "topTrailing": topTrailing, "bottomLeading": bottomLeading,
    "bottomTrailing": bottomTrailing,
  ]
}
