import A11yTree

/// Content that is shown once its label is activated, under SwiftUI's name.
///
/// The label is a button that says whether the content is shown (facts: voiceover.md §16.5, cases
/// 63 and 64; §15.1). Without a binding the content stays hidden, as nothing keeps its state.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Bool
  private let action: ActionReference
  private let label: Label
  private let content: Content

  /// Creates a group from where its state is kept, its content and its label.
  public init(
    isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isExpanded: isExpanded.wrappedValue, action: .closure { isExpanded.wrappedValue.toggle() },
      label: label(), content: content())
  }

  init(isExpanded: Bool, action: ActionReference, label: Label, content: Content) {
    self.isExpanded = isExpanded
    self.action = action
    self.label = label
    self.content = content
  }

  /// The label, and below it the content where it is shown.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DisclosureLabel(isExpanded: isExpanded, action: action, label: label)
      if isExpanded { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that shows a title.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      isExpanded: isExpanded.wrappedValue, action: .closure { isExpanded.wrappedValue.toggle() },
      label: Text(title), content: content())
  }
}

private struct DisclosureLabel<Label: View>: PrimitiveView {
  let isExpanded: Bool
  let action: ActionReference
  let label: Label

  func _lower(into context: inout _LoweringContext) {
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
