import A11yTree

/// What a render node does to layout, paint or semantics.
///
/// Large payloads are indirect, so that the flat array of nodes stays small to copy and to grow.
package enum RenderKind {
  // Containers.
  case stack(StackSpec)
  case depth(UnitAlignment)
  indirect case grid(GridSpec)
  case flow
  /// Content that is as long as it wants to be along an axis.
  case scroll(StackAxis)
  /// Stands for one view; several children are stacked vertically.
  case unary

  // Leaves.
  indirect case text(TextSpec)
  indirect case image(ImageSpec)
  indirect case shape(ShapeItem)
  case spacer(axis: StackAxis?, minLength: Double)
  case divider(axis: StackAxis?, color: SRGBColor?)

  // Modifiers of layout.
  case padding(Insets)
  case frame(width: Double?, height: Double?, alignment: UnitAlignment)
  indirect case flexibleFrame(FlexibleFrameSpec)
  case aspectRatio(ratio: Double?, fills: Bool)
  case priority(Double)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case offset(x: Double, y: Double)
  /// The content, then what is painted behind it, each in a `unary`.
  case background(UnitAlignment)
  /// The content, then what is painted over it, each in a `unary`.
  case overlay(UnitAlignment)

  // Modifiers of paint.
  case clip(cornerRadius: Double)
  case shadow(radius: Double)
  case opacity(Double)
  case blend(BlendMode)
  /// What is inside is laid over each other before anything else happens to it.
  case compositingGroup
  case purpose(PaintPurpose)
  case scale(Double)

  // Modifiers of semantics.
  indirect case attributes(SemanticAttributes)
  case element(ChildBehavior)
  case hidden
  case control(ControlSpec)
  case tap(ActionReference)
}

extension RenderKind {
  /// Whether the node stands for the body of a view type.
  var isBodyOfType: Bool {
    if case .unary = self { true } else { false }
  }
}

package enum StackAxis: Sendable {
  case horizontal
  case vertical
}

/// A place inside of a rectangle: 0 is leading or top, 1 is trailing or bottom.
package struct UnitAlignment: Sendable {
  package var x: Double
  package var y: Double
  /// Whether siblings of a horizontal stack share their first line of text.
  package var usesBaseline: Bool

  package init(x: Double, y: Double, usesBaseline: Bool = false) {
    self.x = x
    self.y = y
    self.usesBaseline = usesBaseline
  }

  package static let center = UnitAlignment(x: 0.5, y: 0.5)
}

package struct StackSpec {
  package var axis: StackAxis
  package var alignment: UnitAlignment
  /// Between neighbours, in points, nil for the default.
  package var spacing: Double?
}

package struct GridSpec {
  package struct Column {
    package enum Sizing {
      case fixed(Double)
      case flexible(minimum: Double, maximum: Double)
      case adaptive(minimum: Double, maximum: Double)
    }
    package var sizing: Sizing
    package var spacing: Double?
    package var alignment: UnitAlignment?
  }
  package var columns: [Column]
  package var alignment: UnitAlignment
  package var spacing: Double?
}

package struct ImageSpec {
  package var item: ImageItem
  /// The size of the picture itself, in points.
  package var intrinsicSize: Size
  package var isResizable: Bool
  /// The label that the view declares, nil for the name.
  package var label: String?
}

package struct Insets: Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double
}

package struct FlexibleFrameSpec {
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?
  package var alignment: UnitAlignment
}
