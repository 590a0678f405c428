/// A part of a screen, described as SwiftUI describes it.
///
/// A card is a view whose `body` is written from primitives and modifiers. One description
/// gives both the layout and the semantics; no view makes accessibility nodes by hand.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Writes the view into the render tree; only primitives and modifiers do so themselves.
  func _lower(into context: inout _LoweringContext)
}

extension View {
  /// Writes the content of the view below a node that carries its type's name.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.lowerBody(of: self)
  }
}

extension Never: View {
  /// Never reached: a primitive has no content.
  public var body: Never {
    // The return statement keeps the builder away, which would wrap the expression.
    let reason: StaticString = "Nothing is of this type."
    return preconditionFailure("\(reason)")
  }
}

/// A view that is lowered by itself and has no body.
///
/// It can be made anywhere, as SwiftUI's own views can; only lowering needs the main actor. Those
/// that others can name are sendable unchecked, as SwiftUI's are by being of the main actor.
nonisolated package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: a primitive is lowered by itself.
  public var body: Never {
    // The return statement keeps the builder away, which would wrap the expression.
    let reason: StaticString = "A primitive view has no body."
    return preconditionFailure("\(reason)")
  }
}

extension Optional: View where Wrapped: View {
  /// Never called: an optional view is lowered by itself.
  public var body: Never {
    // The return statement keeps the builder away, which would wrap the expression.
    let reason: StaticString = "An optional view has no body."
    return preconditionFailure("\(reason)")
  }

  /// Writes the view where there is one.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    self?._lower(into: &context)
  }
}

/// A view that shows nothing.
public struct EmptyView: PrimitiveView, _LocatedView, Sendable {
  /// Never kept: nothing is ever found of it.
  public var _source: _SourceMark? {
    get { nil }
    set {}
  }

  /// Creates a view that shows nothing.
  public init() {}

  /// Writes nothing.
  @MainActor public func _lower(into context: inout _LoweringContext) {}
}
