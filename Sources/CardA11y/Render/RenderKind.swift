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
  /// Content that is as long as it wants to be along some axes.
  case scroll(ScrollSpec)
  /// The first of the children that fits, or else the last one; what fits is its ideal size.
  case firstThatFits(ScrollSpec)
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
  /// Stands elsewhere beside its siblings.
  indirect case guide(GuideSpec)
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
  indirect case control(ControlSpec)
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

/// A choice of axes.
package struct ScrollSpec: Hashable, Sendable {
  package var horizontal: Bool
  package var vertical: Bool

  package init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A place inside of a rectangle: 0 is leading or top, 1 is trailing or bottom.
package struct UnitAlignment: Hashable, Sendable {
  package var x: Double
  package var y: Double
  /// The line of text that siblings share instead of the place down.
  package var baseline: Baseline?

  package enum Baseline: Hashable, Sendable {
    case first
    case last
  }

  package init(x: Double, y: Double, baseline: Baseline? = nil) {
    self.x = x
    self.y = y
    self.baseline = baseline
  }

  package static let center = UnitAlignment(x: 0.5, y: 0.5)
}

/// Where a view says that one of its alignments stands.
package struct GuideSpec {
  package var axis: StackAxis
  /// The alignment that is moved, of which the part along the axis counts.
  package var alignment: UnitAlignment
  /// Returns the place from the leading edge or the top, in points.
  package var place: (GuideDimensions) -> Double
}

/// The size of a view and where its lines of text stand, in points.
package struct GuideDimensions {
  package var size: Size
  package var firstBaseline: Double
  package var lastBaseline: Double
}

package struct StackSpec {
  package var axis: StackAxis
  package var alignment: UnitAlignment
  /// Between neighbours, in points, nil for the default.
  package var spacing: Double?
  /// Whether it takes all the room across, as lazy stacks do.
  package var isLazy = false
}

package struct GridSpec {
  /// A column of a grid that grows downwards, a row of one that grows to the side.
  package struct Track {
    package enum Sizing {
      case fixed(Double)
      case flexible(minimum: Double, maximum: Double)
      case adaptive(minimum: Double, maximum: Double)
    }
    package var sizing: Sizing
    package var spacing: Double?
    package var alignment: UnitAlignment?
  }
  /// The axis along which the grid grows.
  package var axis = StackAxis.vertical
  package var tracks: [Track]
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
