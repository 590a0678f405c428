/// Views in rows that are filled from the leading edge, as the ODS cards place their buttons.
package struct HFlow<Content: View>: PrimitiveView {
  private let content: Content

  package init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor package func _lower(into context: inout _LoweringContext) {
    context.open(.flow, name: "HFlow")
    context.withEnvironment {
      $0.stackAxis = nil
    } _: {
      content._lower(into: &$0)
    }
    context.close()
  }
}
