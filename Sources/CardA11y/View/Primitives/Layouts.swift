/// How views stand to each other, as a value that may change, under SwiftUI's name.
///
/// Of SwiftUI's layouts the stacks are here; a layout of one's own is not.
public protocol Layout: Sendable {
  /// The stack that it is.
  var _stack: AnyLayout.Stack { get }
}

extension Layout {
  /// Returns the views in this layout; they keep their identities when the layout changes.
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LaidOutViews(stack: _stack, content: content())
  }
}

/// A layout of any type, under SwiftUI's name.
public struct AnyLayout: Layout {
  /// The stack that it is.
  public let _stack: Stack

  /// A stack.
  public enum Stack: Sendable {
    /// Beside each other.
    case horizontal(VerticalAlignment, spacing: Double?)
    /// Above each other.
    case vertical(HorizontalAlignment, spacing: Double?)
    /// In front of each other.
    case depth(Alignment)
  }

  /// Hides the type of a layout.
  public init(_ layout: some Layout) {
    _stack = layout._stack
  }
}

/// Views beside each other, under SwiftUI's name.
public struct HStackLayout: Layout {
  /// The stack that it is.
  public let _stack: AnyLayout.Stack

  /// Creates a row; the spacing is in points, nil for the default.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    _stack = .horizontal(alignment, spacing: spacing)
  }
}

/// Views above each other, under SwiftUI's name.
public struct VStackLayout: Layout {
  /// The stack that it is.
  public let _stack: AnyLayout.Stack

  /// Creates a column; the spacing is in points, nil for the default.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    _stack = .vertical(alignment, spacing: spacing)
  }
}

/// Views in front of each other, under SwiftUI's name.
public struct ZStackLayout: Layout {
  /// The stack that it is.
  public let _stack: AnyLayout.Stack

  /// Creates views in depth.
  public init(alignment: Alignment = .center) {
    _stack = .depth(alignment)
  }
}

private struct LaidOutViews<Content: View>: PrimitiveView {
  let stack: AnyLayout.Stack
  let content: Content

  @MainActor func _lower(into context: inout _LoweringContext) {
    let name = "AnyLayout"
    switch stack {
    case .horizontal(let alignment, let spacing):
      context.stack(.horizontal, alignment.unit, spacing, name, content)
    case .vertical(let alignment, let spacing):
      context.stack(.vertical, alignment.place, spacing, name, content)
    case .depth(let alignment):
      context.depth(alignment.unit, name, content)
    }
  }
}

/// A layout for most text sizes, and one for the accessibility sizes.
struct SwitchingLayout<Content: View>: PrimitiveView {
  let standard: AnyLayout
  let accessible: AnyLayout
  let content: Content

  @MainActor func _lower(into context: inout _LoweringContext) {
    let isAccessible = context.environment.dynamicTypeSize.isAccessibilitySize
    (isAccessible ? accessible : standard) { content }._lower(into: &context)
  }
}

/// The first of several views that fits, or else the last one, under SwiftUI's name.
public struct ViewThatFits<Content: View>: PrimitiveView, @unchecked Sendable {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a choice of views; what must fit along the axes is a view's ideal size.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Writes all of the views; one of them gets a place.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.open(.firstThatFits(axes.choice), name: "ViewThatFits")
    content._lower(into: &context)
    context.close()
  }
}

extension Axis.Set {
  var choice: ScrollSpec {
    ScrollSpec(horizontal: contains(.horizontal), vertical: contains(.vertical))
  }
}
