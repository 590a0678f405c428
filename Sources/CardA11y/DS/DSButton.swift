/// A button of the DS components.
///
/// While it loads it keeps its label, says so as its value and is dimmed (ours); elsewhere
/// `disabled(_:)` dims it.
public struct DSButton: View {
  /// The look of a button.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// Filled with the brand's colour.
    case primary
    /// Filled with a light tint.
    case secondary
    /// Text only.
    case ghost
  }

  /// How large a button is.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    /// At least 32 points high.
    case sm
    /// At least 44 points high.
    case md
    /// At least 52 points high.
    case lg

    var height: Double {
      switch self {
      case .sm: 32
      case .md: 44
      case .lg: 52
      }
    }
  }

  let label: String
  let variant: Variant
  let size: Size
  let isLoading: Bool
  let action: ButtonAction

  /// Creates a button from its label and what it does.
  public init(
    _ label: String, variant: Variant = .primary, size: Size = .md, isLoading: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      label, variant: variant, size: size, isLoading: isLoading, reference: .closure(action))
  }

  package init(
    _ label: String, variant: Variant, size: Size, isLoading: Bool = false,
    reference: ButtonAction
  ) {
    self.label = label
    self.variant = variant
    self.size = size
    self.isLoading = isLoading
    action = reference
  }

  /// A button in the look of its variant.
  public var body: some View {
    if isLoading {
      button
        .disabled(true)
        .accessibilityValue("Loading")
    } else {
      button
    }
  }

  private var button: some View {
    Button(action: action, label: Text(label))
      .buttonStyle(DSButtonStyle(variant: variant, size: size))
  }
}

private struct DSButtonStyle: ButtonStyle {
  let variant: DSButton.Variant
  let size: DSButton.Size
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(size == .sm ? .subheadline : .body)
      .fontWeight(.semibold)
      .foregroundStyle(variant == .primary ? DSColor.onPrimary : DSColor.onPrimaryMuted)
      .padding(.horizontal, DSSpacing.md)
      .padding(.vertical, DSSpacing.xs)
      .frame(minWidth: size.height, minHeight: size.height)
      .background(background)
      .opacity(isEnabled ? 1 : 0.4)
  }

  @ViewBuilder private var background: some View {
    let shape = RoundedRectangle(cornerRadius: DSRadius.button)
    switch variant {
    case .primary: shape.fill(DSColor.primary)
    case .secondary: shape.fill(DSColor.primaryMuted)
    case .ghost: EmptyView()
    }
  }
}

extension DSButton {
  static let schema = ViewSchema(
    "DSButton", "A button of the DS components.",
    [
      .required("label", .string, "what it shows"),
      .optional("variant", .words(Variant.self), default: "primary", "the look"),
      .optional("size", .words(Size.self), default: "md", "how large it is"),
      .optional("isLoading", .bool, default: "false", "whether what it does is under way"),
      .optional("action", .string, default: "a name of its own", "the name of what it does"),
    ]
  ) { properties throws(InputError) in
    DSButton(
      try properties.requiredString("label"), variant: try properties.word("variant") ?? .primary,
      size: try properties.word("size") ?? .md,
      isLoading: try properties.bool("isLoading") ?? false,
      reference: try properties.action() ?? .closure {})
  }
}
