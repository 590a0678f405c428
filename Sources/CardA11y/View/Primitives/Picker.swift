import A11yTree

/// A choice of one among several, under SwiftUI's name; in segments, the only style known here.
///
/// Each segment is a button that says its place, the chosen one is selected (facts: voiceover.md
/// §16.6, cases 66 and 67). The title is neither seen nor heard, as in SwiftUI's segments.
public struct Picker<SelectionValue: Hashable, Content: View>: PrimitiveView,
  @unchecked Sendable
{
  private let selection: Binding<SelectionValue>
  private let content: Content

  /// Creates a choice; each view inside carries its value as a tag.
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Writes the segments side by side.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let selection = selection
    context.withEnvironment {
      $0.picker = PickerOptions(
        selection: AnyHashable(selection.wrappedValue),
        action: { tag in
          .closure {
            if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
          }
        })
    } _: {
      Segments(content: content)._lower(into: &$0)
    }
  }
}

/// What the options of a choice need to know.
struct PickerOptions {
  var selection: AnyHashable
  var action: @MainActor (AnyHashable) -> ActionReference
}

/// The ground of a segmented control.
nonisolated struct Segments<Content: View>: View {
  let content: Content

  var body: some View {
    HStack(spacing: 0) { content }
      .padding(2)
      .background(RoundedRectangle(cornerRadius: 9).fill(Color(system: "tertiarySystemFill")))
      .accessibilityElement(children: .contain)
      .attributed { $0.containerKind = .segmentedControl }
  }
}

extension View {
  /// Gives an option of a choice its value.
  nonisolated public func tag(_ tag: some Hashable) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }

  /// Shows the choices inside in a style.
  nonisolated public func pickerStyle(_ style: SegmentedPickerStyle) -> some View { self }
}

/// The style of a choice in segments, under SwiftUI's name.
public struct SegmentedPickerStyle: Sendable {
  /// Creates the style.
  public init() {}

  /// The style of a choice in segments.
  public static let segmented = SegmentedPickerStyle()
}

private struct TaggedView<Content: View>: PrimitiveView {
  let content: Content
  let tag: AnyHashable

  @MainActor func _lower(into context: inout _LoweringContext) {
    guard let picker = context.environment.picker else { return content._lower(into: &context) }
    let isSelected = picker.selection == tag
    let traits: AccessibilityTraits = isSelected ? [.isButton, .isSelected] : .isButton
    context.control(ControlSpec(action: picker.action(tag), traits: traits), name: "Segment") {
      content
        .font(.footnote)
        .fontWeight(isSelected ? .semibold : .medium)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: 28)
        .background(
          RoundedRectangle(cornerRadius: 7)
            .fill(isSelected ? Color(light: .white, dark: SRGBColor(hex: 0x636366)) : .clear))
    }
  }
}
