/// A change that can be applied to any view, under SwiftUI's name.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content

  /// Returns the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier {
  /// Returns a modifier that applies this one, then another.
  nonisolated public func concat<Other: ViewModifier>(
    _ modifier: Other
  ) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier changes, of any type.
public struct _ViewModifier_Content: PrimitiveView, @unchecked Sendable {
  fileprivate let content: any View

  /// Writes the view.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    content._lower(into: &context)
  }
}

extension View {
  /// Changes the view by a modifier.
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view, or a modifier, with a modifier that changes it; SwiftUI's name.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Changes something by a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Writes the changed view.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.withStates(of: modifier, ViewType.of(modifier)) { context in
      context.withCurrentEnvironment {
        modifier.body(content: _ViewModifier_Content(content: content))._lower(into: &$0)
      }
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the view, changed by the one and then by the other.
  public func body(content: _ViewModifier_Content) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A modifier that changes nothing, under SwiftUI's name.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public init() {}

  /// Returns the view itself.
  public func body(content: Content) -> some View { content }
}
