import A11yTree

/// Content that is shown once its label is activated, under SwiftUI's name.
///
/// The label is a button that says whether the content is shown (facts: voiceover.md §16.5, cases
/// 63 and 64; §15.1). Without a binding the group keeps its own state, hidden at first.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let expansion: Binding<Bool>?
  private let action: ActionReference?
  private let label: Label
  private let content: Content
  @State private var isExpanded = false

  /// Creates a group that keeps its own state from its content and its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(expansion: nil, label: label(), content: content())
  }

  /// Creates a group from where its state is kept, its content and its label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(expansion: isExpanded, label: label(), content: content())
  }

  /// Creates a group whose label has an action, its own unless it is given.
  init(
    expansion: Binding<Bool>?, action: ActionReference? = nil, label: Label, content: Content
  ) {
    self.expansion = expansion
    self.action = action
    self.label = label
    self.content = content
  }

  /// The label, and below it the content where it is shown.
  public var body: some View {
    let expansion = expansion ?? $isExpanded
    VStack(alignment: .leading, spacing: 0) {
      DisclosureLabel(
        isExpanded: expansion.wrappedValue,
        action: action ?? .closure { expansion.wrappedValue.toggle() }, label: label)
      if expansion.wrappedValue { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that shows a title and keeps its own state.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(expansion: nil, label: Text(title), content: content())
  }

  /// Creates a group that shows a title, from where its state is kept.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(expansion: isExpanded, label: Text(title), content: content())
  }
}

private struct DisclosureLabel<Label: View>: PrimitiveView {
  let isExpanded: Bool
  let action: ActionReference
  let label: Label

  @MainActor func _lower(into context: inout _LoweringContext) {
    let spec = ControlSpec(action: action, traits: .isButton, isExpanded: isExpanded)
    context.control(spec, name: "DisclosureLabel") {
      HStack {
        label
        Spacer()
        Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
      }
      .foregroundStyle(Color.accentColor)
      .frame(minHeight: 44)
    }
  }
}
