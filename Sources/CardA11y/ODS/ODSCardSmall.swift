/// A card for two columns: a picture, a title and an optional subtitle.
///
/// Title and subtitle take one line each, below the accessibility sizes; there they take as many
/// as they need, or as the limits allow (facts: seed-systems.md §2.7).
public struct ODSCardSmall: View {
  let title: Text
  let imageSource: ODSImage.Source
  let subtitle: Text?
  let titleAccessibleLineLimit: Int?
  let subtitleAccessibleLineLimit: Int?
  @Environment(\.sizeCategory) private var sizeCategory

  /// Creates a card; the limits count at accessibility sizes only, nil for any number of lines.
  public init(
    title: Text, imageSource: ODSImage.Source, subtitle: Text? = nil,
    titleAccessibleLineLimit: Int? = nil, subtitleAccessibleLineLimit: Int? = nil
  ) {
    self.title = title
    self.imageSource = imageSource
    self.subtitle = subtitle
    self.titleAccessibleLineLimit = titleAccessibleLineLimit
    self.subtitleAccessibleLineLimit = subtitleAccessibleLineLimit
  }

  /// The picture, then the texts.
  public var body: some View {
    VStack(alignment: .center, spacing: ODSSpacing.none) {
      ODSImage(source: imageSource)
        .frame(maxHeight: 100)
        .clipped()
        .odsDecorative()
      VStack(alignment: .leading, spacing: ODSSpacing.xs) {
        title
          .lineLimit(lineLimit(titleAccessibleLineLimit))
          .odsFont(.bodyLBold)
          .frame(maxWidth: .infinity, alignment: .leading)
        subtitle?
          .lineLimit(lineLimit(subtitleAccessibleLineLimit))
          .odsFont(.bodyLRegular)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .accessibilityElement(children: .combine)
      .attributed { $0.isMadeForColumns = true }
      .padding(ODSSpacing.m)
    }
    .foregroundStyle(.primary)
    .odsCardSurface()
  }

  private func lineLimit(_ accessibleLimit: Int?) -> Int? {
    sizeCategory.isAccessibilityCategory ? accessibleLimit : 1
  }
}

extension ODSCardSmall {
  static let schema = ViewSchema(
    "ODSCardSmall", "A card for two columns: a picture, a title and an optional subtitle.",
    [.odsTitle, .odsImage, .odsSubtitle]
      + ["title", "subtitle"].map {
        .optional(
          "\($0)AccessibleLineLimit", .integer(1...1000), default: "any number",
          "the most lines of the \($0) at accessibility sizes")
      }
  ) { properties throws(InputError) in
    ODSCardSmall(
      title: try properties.requiredText("title"), imageSource: try properties.odsImage("image"),
      subtitle: try properties.text("subtitle"),
      titleAccessibleLineLimit: try properties.integer(
        "titleAccessibleLineLimit", in: 1...1000),
      subtitleAccessibleLineLimit: try properties.integer(
        "subtitleAccessibleLineLimit", in: 1...1000))
  }
}
