public import A11yTree

/// An area that can be filled or outlined, under SwiftUI's name.
nonisolated public protocol Shape: View, Sendable {
  /// The form of the area.
  var _form: ShapeItem.Form { get }
}

extension Shape {
  /// Never called: a shape is lowered by itself.
  public var body: Never {
    // The return statement keeps the builder away, which would wrap the expression.
    let reason: StaticString = "A shape has no body."
    return preconditionFailure("\(reason)")
  }

  /// Writes the shape, filled with the foreground colour.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let style = context.environment.foreground ?? HierarchicalShapeStyle.primary
    context.shape(_form, fill: style)
  }

  /// Returns the shape filled with a colour.
  public func fill(_ style: some ShapeStyle) -> some View {
    PaintedShape(form: _form, fill: style, stroke: nil, lineWidth: 0)
  }

  /// Returns the outline of the shape, in points.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    PaintedShape(form: _form, fill: nil, stroke: style, lineWidth: lineWidth)
  }

  /// Returns the outline of the shape, drawn inside its edge, in points.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    stroke(style, lineWidth: lineWidth)
  }
}

/// A rectangle, under SwiftUI's name.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  public init() {}

  /// Sharp corners.
  public var _form: ShapeItem.Form { .rectangle(cornerRadius: 0) }
}

/// A rectangle with round corners, under SwiftUI's name.
public struct RoundedRectangle: Shape {
  private let cornerRadius: Double

  /// Creates a rectangle with corners of a radius in points.
  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  /// Corners of the radius.
  public var _form: ShapeItem.Form { .rectangle(cornerRadius: max(0, cornerRadius)) }
}

/// An ellipse as high as it is wide, under SwiftUI's name.
public struct Circle: Shape {
  /// Creates a circle.
  public init() {}

  /// An ellipse, in a square.
  public var _form: ShapeItem.Form { .ellipse }
}

/// A rectangle with round ends, under SwiftUI's name.
public struct Capsule: Shape {
  /// Creates a rectangle with round ends.
  public init() {}

  /// Round ends.
  public var _form: ShapeItem.Form { .capsule }
}

private struct PaintedShape: PrimitiveView {
  let form: ShapeItem.Form
  let fill: (any ShapeStyle)?
  let stroke: (any ShapeStyle)?
  let lineWidth: Double

  @MainActor func _lower(into context: inout _LoweringContext) {
    context.shape(form, fill: fill, stroke: stroke, lineWidth: lineWidth)
  }
}

extension _LoweringContext {
  fileprivate mutating func shape(
    _ form: ShapeItem.Form, fill: (any ShapeStyle)?, stroke: (any ShapeStyle)? = nil,
    lineWidth: Double = 0
  ) {
    let filling = fill?.paint(in: environment)
    let line = stroke?.paint(in: environment)
    let item = ShapeItem(
      form: form, fill: filling?.color, pattern: filling?.pattern, stroke: line?.color,
      strokePattern: line?.pattern, strokeWidth: stroke == nil ? 0 : max(0, lineWidth))
    if form == .ellipse {
      openModifier(.aspectRatio(ratio: 1, fills: false))
    }
    leaf(.shape(item), name: form.name)
    if form == .ellipse {
      close()
    }
  }
}

extension ShapeItem.Form {
  fileprivate var name: String {
    switch self {
    case .rectangle(0): "Rectangle"
    case .rectangle: "RoundedRectangle"
    case .capsule: "Capsule"
    case .ellipse: "Circle"
    }
  }
}
