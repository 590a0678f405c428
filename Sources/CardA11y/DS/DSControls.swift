/// A short note on a tinted ground.
public struct DSBadge: View {
  /// The look of a badge.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// Dark text on a light tint.
    case soft
    /// Light text on the brand's colour.
    case solid
  }

  let text: String
  let variant: Variant

  /// Creates a badge of a text.
  public init(text: String, variant: Variant = .soft) {
    self.text = text
    self.variant = variant
  }

  /// The text with room around it.
  public var body: some View {
    Text(text)
      .font(.caption)
      .fontWeight(.medium)
      .foregroundStyle(variant == .soft ? DSColor.onPrimaryMuted : DSColor.onPrimary)
      .padding(.horizontal, DSSpacing.sm)
      .padding(.vertical, DSSpacing.xs)
      .background(Capsule().fill(variant == .soft ? DSColor.primaryMuted : DSColor.primary))
  }
}

/// The initials of a person in a circle; their letters are read as a text.
public struct DSAvatar: View {
  /// How large an avatar is.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    /// 32 points.
    case sm
    /// 40 points.
    case md
    /// 56 points.
    case lg

    var diameter: Double {
      switch self {
      case .sm: 32
      case .md: 40
      case .lg: 56
      }
    }
  }

  let initials: String
  let size: Size

  /// Creates an avatar of initials.
  public init(initials: String, size: Size = .md) {
    self.initials = initials
    self.size = size
  }

  /// The initials on a circle that grows with them.
  public var body: some View {
    Text(initials)
      .font(.subheadline)
      .fontWeight(.semibold)
      .foregroundStyle(DSColor.onPrimaryMuted)
      .frame(minWidth: size.diameter, minHeight: size.diameter)
      .background(Circle().fill(DSColor.primaryMuted))
  }
}

/// A button of the DS components.
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
  let action: ActionReference

  /// Creates a button from its label and what it does.
  public init(
    _ label: String, variant: Variant = .primary, size: Size = .md,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label, variant: variant, size: size, reference: .closure(action))
  }

  package init(_ label: String, variant: Variant, size: Size, reference: ActionReference) {
    self.label = label
    self.variant = variant
    self.size = size
    action = reference
  }

  /// A button in the look of its variant.
  public var body: some View {
    Button(action: action, label: Text(label))
      .buttonStyle(DSButtonStyle(variant: variant, size: size))
  }
}

private struct DSButtonStyle: ButtonStyle {
  let variant: DSButton.Variant
  let size: DSButton.Size

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(size == .sm ? .subheadline : .body)
      .fontWeight(.semibold)
      .foregroundStyle(variant == .primary ? DSColor.onPrimary : DSColor.onPrimaryMuted)
      .padding(.horizontal, DSSpacing.md)
      .padding(.vertical, DSSpacing.xs)
      .frame(minWidth: size.height, minHeight: size.height)
      .background(background)
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
