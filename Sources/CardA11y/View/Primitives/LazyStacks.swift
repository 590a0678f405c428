/// Views above each other that are made as they are scrolled to, under SwiftUI's name.
///
/// All of them are laid out here; it takes all the width that is offered, which a VStack does not.
public struct LazyVStack<Content: View>: PrimitiveView, @unchecked Sendable {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a column of views; the spacing is in points, nil for the default.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Writes the views into a vertical stack.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.stack(.vertical, alignment.place, spacing, "LazyVStack", content, isLazy: true)
  }
}

/// Views beside each other that are made as they are scrolled to, under SwiftUI's name.
///
/// All of them are laid out here; it takes all the height that is offered, which an HStack does
/// not.
public struct LazyHStack<Content: View>: PrimitiveView, @unchecked Sendable {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a row of views; the spacing is in points, nil for the default.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Writes the views into a horizontal stack.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.stack(.horizontal, alignment.unit, spacing, "LazyHStack", content, isLazy: true)
  }
}
