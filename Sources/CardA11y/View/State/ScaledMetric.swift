import A11yTree

/// A length that grows with the text size as a text style does, under SwiftUI's name.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint & Sendable>: Sendable {
  private let length: Value
  private let style: Font.TextStyle

  /// Creates a length of points at the default text size, which grows as a style does.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    length = wrappedValue
    self.style = style
  }

  /// The length at the place of the view, in points; meaningful inside of `body` only.
  public var wrappedValue: Value {
    let environment = EnvironmentValues.current
    return Value(
      style.scaledLength(
        Double(length), at: environment.dynamicTypeSize, displayScale: environment.displayScale))
  }
}
