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

extension DSBadge {
  static let schema = ViewSchema(
    "DSBadge", "A short note on a tinted ground.",
    [
      .required("text", .string, "what it says"),
      .optional("variant", .words(Variant.self), default: "soft", "the look"),
    ]
  ) { properties throws(InputError) in
    DSBadge(
      text: try properties.requiredString("text"),
      variant: try properties.word("variant") ?? .soft)
  }
}
