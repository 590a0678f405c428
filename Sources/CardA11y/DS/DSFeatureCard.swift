/// A card that praises one feature: a symbol, a heading and a description.
///
/// The page names it for "marketing feature highlights with icons"; its properties are ours. The
/// symbol is silent; the title is a heading, so that the rotor goes from feature to feature.
public struct DSFeatureCard: View {
  let systemImage: String
  let title: String
  let description: String

  /// Creates a card of a feature.
  public init(systemImage: String, title: String, description: String) {
    self.systemImage = systemImage
    self.title = title
    self.description = description
  }

  /// The symbol above the texts, in an elevated card.
  public var body: some View {
    DSCard(padding: DSSpacing.lg) {
      VStack(alignment: .leading, spacing: DSSpacing.sm) {
        Image(systemName: systemImage)
          .font(.title)
          .foregroundStyle(DSColor.onPrimaryMuted)
          .accessibilityHidden(true)
        Text(title)
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        Text(description)
          .font(.subheadline)
          .foregroundStyle(DSColor.muted)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

extension DSFeatureCard {
  static let schema = ViewSchema(
    "DSFeatureCard", "A card that praises one feature: a symbol, a heading and a description.",
    [
      .required("systemImage", .string, "the symbol, which is not spoken"),
      .required("title", .string, "the heading"),
      .required("description", .string, "the text below it"),
    ]
  ) { properties throws(InputError) in
    DSFeatureCard(
      systemImage: try properties.requiredString("systemImage"),
      title: try properties.requiredString("title"),
      description: try properties.requiredString("description"))
  }
}
