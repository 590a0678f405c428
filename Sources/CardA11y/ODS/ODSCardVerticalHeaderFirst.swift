/// A full width card with title and thumbnail on top, then a picture, a text and buttons.
///
/// Title and subtitle are one stop; the text below the picture is one of its own, as in the
/// real component (facts: seed-systems.md §2.5).
public struct ODSCardVerticalHeaderFirst: View {
  let title: Text
  let imageSource: ODSImage.Source
  let subtitle: Text?
  let thumbnailSource: ODSImage.Source?
  let text: Text?
  let firstButton: Button<Text>?
  let secondButton: Button<Text>?

  /// Creates a card without buttons.
  public init(
    title: Text, imageSource: ODSImage.Source, subtitle: Text? = nil,
    thumbnailSource: ODSImage.Source? = nil, text: Text? = nil
  ) {
    self.init(
      title: title, imageSource: imageSource, subtitle: subtitle,
      thumbnailSource: thumbnailSource, text: text, first: nil, second: nil)
  }

  /// Creates a card with one button.
  public init(
    title: Text, imageSource: ODSImage.Source, subtitle: Text? = nil,
    thumbnailSource: ODSImage.Source? = nil, text: Text? = nil, button: () -> Button<Text>
  ) {
    self.init(
      title: title, imageSource: imageSource, subtitle: subtitle,
      thumbnailSource: thumbnailSource, text: text, first: button(), second: nil)
  }

  /// Creates a card with two buttons, the leading one first.
  public init(
    title: Text, imageSource: ODSImage.Source, subtitle: Text? = nil,
    thumbnailSource: ODSImage.Source? = nil, text: Text? = nil,
    firstButton: () -> Button<Text>, secondButton: () -> Button<Text>
  ) {
    self.init(
      title: title, imageSource: imageSource, subtitle: subtitle,
      thumbnailSource: thumbnailSource, text: text, first: firstButton(), second: secondButton())
  }

  package init(
    title: Text, imageSource: ODSImage.Source, subtitle: Text?,
    thumbnailSource: ODSImage.Source?, text: Text?, first: Button<Text>?, second: Button<Text>?
  ) {
    self.title = title
    self.imageSource = imageSource
    self.subtitle = subtitle
    self.thumbnailSource = thumbnailSource
    self.text = text
    firstButton = first
    secondButton = second
  }

  /// The header, the picture, the text, then the buttons.
  public var body: some View {
    VStack(alignment: .leading, spacing: ODSSpacing.none) {
      header
      ODSImage(source: imageSource)
        .frame(maxHeight: 192)
        .clipped()
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: ODSSpacing.none) {
        text?
          .odsFont(.bodyLRegular)
          .padding(.horizontal, ODSSpacing.m)
          .padding(.top, ODSSpacing.s)
          .padding(.bottom, firstButton == nil ? ODSSpacing.m : ODSSpacing.none)
      }
      ODSCardButtons(first: firstButton, second: secondButton)
    }
    .odsCardSurface()
  }

  private var header: some View {
    HStack(alignment: .center, spacing: ODSSpacing.s) {
      thumbnail
      VStack(alignment: .leading, spacing: ODSSpacing.none) {
        title
          .odsFont(.bodyLBold)
          .frame(maxWidth: .infinity, alignment: .leading)
        subtitle?
          .odsFont(.bodyLRegular)
      }
      .accessibilityElement(children: .combine)
    }
    .padding(.vertical, ODSSpacing.m)
    .padding(.horizontal, ODSSpacing.m)
    .layoutPriority(100)
    .multilineTextAlignment(.leading)
    .foregroundStyle(.primary)
  }

  @ViewBuilder private var thumbnail: some View {
    if let thumbnailSource {
      ODSImage(source: thumbnailSource)
        .frame(width: 44, height: 44)
        .clipShape(Circle())
        .odsDecorative()
    }
  }
}

extension ODSCardVerticalHeaderFirst {
  static let schema = ViewSchema(
    "ODSCardVerticalHeaderFirst",
    "A full width card: title and thumbnail, picture, text, up to two buttons.",
    [
      .odsTitle, .odsImage, .odsSubtitle,
      .optional("thumbnail", .string, "the name of the picture beside the title"), .odsText,
    ] + PropertySchema.odsButtons
  ) { properties throws(InputError) in
    let (first, second) = try properties.odsButtons()
    return ODSCardVerticalHeaderFirst(
      title: try properties.requiredText("title"), imageSource: try properties.odsImage("image"),
      subtitle: try properties.text("subtitle"),
      thumbnailSource: try properties["thumbnail"] == nil ? nil : properties.odsImage("thumbnail"),
      text: try properties.text("text"), first: first, second: second)
  }
}
