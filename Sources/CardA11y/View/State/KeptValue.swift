/// A control of a scenario file, which keeps what a person changes until the file says otherwise.
struct KeptValue<Value: Equatable, Content: View>: PrimitiveView {
  private let described: Value
  private let content: (Binding<Value>) -> Content
  @State private var kept: Kept

  /// The value now, with the one that was described when it began.
  private struct Kept {
    let described: Value
    var value: Value
  }

  /// Creates a control from the value that the file describes.
  init(_ described: Value, content: @escaping (Binding<Value>) -> Content) {
    self.described = described
    self.content = content
    _kept = State(wrappedValue: Kept(described: described, value: described))
  }

  @MainActor func _lower(into context: inout _LoweringContext) {
    context.withStates(of: self, ViewType.of(self)) { context in
      if kept.described != described { kept = Kept(described: described, value: described) }
      content($kept.value)._lower(into: &context)
    }
  }
}
