/// A section as wide as its place, without the look of a card.
///
/// The page names it for "full-width content sections without card styling"; its properties and
/// the heading of its title are ours.
public struct DSContainer<Content: View>: View {
  let title: String?
  let padding: Double
  let content: Content

  /// Creates a section; the padding is in points.
  public init(
    title: String? = nil, padding: Double = DSSpacing.md, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.padding = padding
    self.content = content()
  }

  /// The title as a heading, then the content.
  public var body: some View {
    VStack(alignment: .leading, spacing: DSSpacing.md) {
      if let title {
        Text(title)
          .font(.title2)
          .fontWeight(.bold)
          .accessibilityAddTraits(.isHeader)
      }
      content
    }
    .foregroundStyle(DSColor.foreground)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(padding)
  }
}

extension ViewSchema {
  static let dsContainer = ViewSchema(
    "DSContainer", "A section as wide as its place, without the look of a card.",
    [
      .required("content", .views, "the views inside"),
      .optional("title", .string, "the heading above them"),
      .optional("padding", .number, default: "16", "the room inside, in points"),
    ]
  ) { properties throws(InputError) in
    let content = try properties.content()
    return DSContainer(
      title: try properties.string("title"),
      padding: try properties.length("padding") ?? DSSpacing.md
    ) { content }
  }
}
