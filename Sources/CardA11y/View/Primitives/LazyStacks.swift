/// Views above each other that are made as they are scrolled to, under SwiftUI's name.
///
/// All of them are laid out here; it takes all the width that is offered, which a VStack does not.
public struct LazyVStack<Content: View>: PrimitiveView, _LocatedView, @unchecked Sendable {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content
  /// The line on which the stack was written.
  public var _source: _SourceMark?

  /// Creates a column of views; the spacing is in points, nil for the default.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content, file: String = #fileID, line: Int = #line
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    _source = _SourceMark(file, line)
  }

  /// Writes the views into a vertical stack.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.at(_source) {
      $0.stack(.vertical, alignment.place, spacing, "LazyVStack", content, isLazy: true)
    }
  }
}

/// Views beside each other that are made as they are scrolled to, under SwiftUI's name.
///
/// All of them are laid out here; it takes all the height that is offered, which an HStack does
/// not.
public struct LazyHStack<Content: View>: PrimitiveView, _LocatedView, @unchecked Sendable {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content
  /// The line on which the stack was written.
  public var _source: _SourceMark?

  /// Creates a row of views; the spacing is in points, nil for the default.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content, file: String = #fileID, line: Int = #line
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    _source = _SourceMark(file, line)
  }

  /// Writes the views into a horizontal stack.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.at(_source) {
      $0.stack(.horizontal, alignment.unit, spacing, "LazyHStack", content, isLazy: true)
    }
  }
}
