import A11yTree

/// Collects the views of a closure, as SwiftUI's builder does.
///
/// Each expression remembers the line that it stands on, so that findings can name it.
@resultBuilder
public enum ViewBuilder {
  /// Keeps the place of an expression with its view.
  public static func buildExpression<Content: View>(
    _ content: Content, file: String = #fileID, line: Int = #line
  ) -> _SourcedView<Content> {
    _SourcedView(content: content, source: _SourceMark(file, line))
  }

  /// Keeps the place of an expression in its view, which keeps its type.
  public static func buildExpression<Content: _LocatedView>(
    _ content: Content, file: String = #fileID, line: Int = #line
  ) -> Content {
    content.located(at: _SourceMark(file, line))
  }

  /// Builds no view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views)
  }

  /// Builds a view that may be absent.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first of two alternatives.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  /// Builds the second of two alternatives.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    .second(second)
  }

  /// Builds a view that needs a newer system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views that a builder collected.
public struct TupleView<Content>: PrimitiveView, @unchecked Sendable {
  private let views: [any View]

  fileprivate init(_ views: [any View]) {
    self.views = views
  }

  /// Writes the views in their order, each with its place.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.lowerSiblings(views)
  }
}

/// One of two alternatives.
public enum _ConditionalContent<First: View, Second: View>: PrimitiveView, @unchecked Sendable {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  /// Writes the alternative that was chosen.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    switch self {
    case .first(let view):
      context.withBranch(isSecond: false) { view._lower(into: &$0) }
    case .second(let view):
      context.withBranch(isSecond: true) { view._lower(into: &$0) }
    }
  }
}

/// A view of any type.
public struct AnyView: PrimitiveView, _LocatedView, @unchecked Sendable {
  private let content: any View
  /// The line on which the view was written.
  public var _source: _SourceMark?

  /// Hides the type of a view.
  public init(_ content: any View) {
    self.content = content
  }

  /// Hides the type of a view.
  public init(erasing content: any View) {
    self.init(content)
  }

  /// Writes the view.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.at(_source) { content._lower(into: &$0) }
  }
}

/// A view with the line that it was written on.
public struct _SourcedView<Content: View>: PrimitiveView, @unchecked Sendable {
  fileprivate let content: Content
  fileprivate let source: _SourceMark

  /// Writes the view; what it makes remembers the line.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.at(source) { content._lower(into: &$0) }
  }
}

/// A view with the place of the scenario file that describes it.
package struct LocatedView: PrimitiveView {
  private let content: any View
  private let location: SourceLocation

  package init(_ content: any View, at location: SourceLocation) {
    self.content = content
    self.location = location
  }

  @MainActor package func _lower(into context: inout _LoweringContext) {
    context.withPinnedSource(location) {
      content._lower(into: &$0)
    }
  }
}
