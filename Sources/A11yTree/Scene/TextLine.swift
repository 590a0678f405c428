/// A line of a text as it is painted.
public struct TextLine: Hashable, Sendable {
  /// What is painted: an ellipsis stands for what is cut, and spaces at the end are left out.
  public var text: String
  /// The distance from the left edge of the text's frame, in points.
  public var x: Double
  /// The distance from the top of the text's frame to the baseline, in points.
  public var baseline: Double
  /// The width, in points.
  public var width: Double

  /// Creates a line from what is painted and where.
  public init(text: String, x: Double, baseline: Double, width: Double) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.width = width
  }
}
