extension View {
  /// Gives the view an identity of its own; what it keeps begins anew when that changes.
  nonisolated public func id(_ id: some Hashable) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}

private struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable

  @MainActor func _lower(into context: inout _LoweringContext) {
    context.withKey("\(id.base)") { content._lower(into: &$0) }
  }
}

/// A view that is compared before it is read anew, under SwiftUI's name; here it always is.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Creates a view that is compared.
  public init(content: Content) {
    self.content = content
  }

  /// The view itself.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Returns the view, which is compared before it is read anew.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
