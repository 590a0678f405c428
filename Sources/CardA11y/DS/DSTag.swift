/// A short word in an outline, which can be removed where an action says so.
///
/// The page names it for "single text labels"; its properties are ours. The button that removes
/// it says what it removes, since many tags stand side by side.
public struct DSTag: View {
  let text: String
  let onRemove: ButtonAction?

  /// Creates a tag of a text; with an action it has a button that removes it.
  public init(text: String, onRemove: (@MainActor () -> Void)? = nil) {
    self.init(text: text, reference: onRemove.map { .closure($0) })
  }

  package init(text: String, reference: ButtonAction?) {
    self.text = text
    onRemove = reference
  }

  /// The text, then the button.
  public var body: some View {
    HStack(spacing: DSSpacing.xs) {
      Text(text).font(.footnote)
      if let onRemove {
        Button(action: onRemove, label: cross)
          .buttonStyle(.plain)
          .accessibilityLabel("Remove \(text)")
      }
    }
    .foregroundStyle(DSColor.foreground)
    .padding(.horizontal, DSSpacing.sm)
    .padding(.vertical, DSSpacing.xs)
    .overlay(Capsule().stroke(DSColor.border, lineWidth: 1))
  }

  private var cross: some View {
    Image(systemName: "xmark")
      .font(.footnote)
      .frame(minWidth: 24, minHeight: 24)
  }
}

extension DSTag {
  static let schema = ViewSchema(
    "DSTag", "A short word in an outline, which can be removed where an action says so.",
    [
      .required("text", .string, "what it says"),
      .optional("onRemove", .string, "the name of removing it; adds a button"),
    ]
  ) { properties throws(InputError) in
    DSTag(
      text: try properties.requiredString("text"), reference: try properties.action("onRemove"))
  }
}
