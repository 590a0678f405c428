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
  nonisolated public func modifier(_ modifier: some ViewModifier) -> some View {
    ModifierApplication(content: self, modifier: modifier)
  }
}

private struct ModifierApplication<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  @MainActor func _lower(into context: inout _LoweringContext) {
    context.withStates(of: modifier, ViewType.of(modifier)) { context in
      context.withCurrentEnvironment {
        modifier.body(content: _ViewModifier_Content(content: content))._lower(into: &$0)
      }
    }
  }
}
