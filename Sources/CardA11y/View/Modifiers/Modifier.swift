/// A view inside of a node of the render tree.
package struct ModifiedView<Content: View>: PrimitiveView {
  package let content: Content
  package let kind: (EnvironmentValues) -> RenderKind

  @MainActor package func _lower(into context: inout _LoweringContext) {
    context.openModifier(kind(context.environment))
    content._lower(into: &context)
    context.close()
  }
}

/// A view in a changed environment.
package struct EnvironmentModifier<Content: View>: PrimitiveView {
  package let content: Content
  package let change: (inout EnvironmentValues) -> Void

  @MainActor package func _lower(into context: inout _LoweringContext) {
    context.withEnvironment(change) { content._lower(into: &$0) }
  }
}

extension View {
  nonisolated package func modified(_ kind: RenderKind) -> ModifiedView<Self> {
    ModifiedView(content: self) { _ in kind }
  }

  /// Puts the view into a changed environment.
  nonisolated package func inEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentModifier(content: self, change: change)
  }
}

/// A view with another one behind or over it.
package struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  package let content: Content
  package let layer: Layer
  package let kind: RenderKind

  @MainActor package func _lower(into context: inout _LoweringContext) {
    context.openModifier(kind)
    context.openModifier(.unary)
    content._lower(into: &context)
    context.close()
    context.openModifier(.unary)
    context.withEnvironment {
      $0.stackAxis = nil
    } _: {
      $0.withKey("layer") { layer._lower(into: &$0) }
    }
    context.close()
    context.close()
  }
}
