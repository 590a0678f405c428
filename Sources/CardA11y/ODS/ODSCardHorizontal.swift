/// A full width card with a picture beside the texts, and up to two buttons below.
///
/// The text is cut at two lines at every text size, as in the real component
/// (facts: seed-systems.md §2.5, ods#389); VoiceOver says all of it.
public struct ODSCardHorizontal: View {
  /// The side where the picture is placed.
  public enum ImagePosition: String, Hashable, Sendable, CaseIterable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  let title: Text
  let imageSource: ODSImage.Source
  let imagePosition: ImagePosition
  let subtitle: Text?
  let text: Text?
  let dividerEnabled: Bool
  let firstButton: Button<Text>?
  let secondButton: Button<Text>?

  /// Creates a card without buttons.
  public init(
    title: Text, imageSource: ODSImage.Source, imagePosition: ImagePosition = .leading,
    subtitle: Text? = nil, text: Text? = nil
  ) {
    self.init(
      title: title, imageSource: imageSource, imagePosition: imagePosition, subtitle: subtitle,
      text: text, dividerEnabled: false, first: nil, second: nil)
  }

  /// Creates a card with one button.
  public init(
    title: Text, imageSource: ODSImage.Source, imagePosition: ImagePosition = .leading,
    subtitle: Text? = nil, text: Text? = nil, dividerEnabled: Bool = true,
    button: () -> Button<Text>
  ) {
    self.init(
      title: title, imageSource: imageSource, imagePosition: imagePosition, subtitle: subtitle,
      text: text, dividerEnabled: dividerEnabled, first: button(), second: nil)
  }

  /// Creates a card with two buttons, the leading one first.
  public init(
    title: Text, imageSource: ODSImage.Source, imagePosition: ImagePosition = .leading,
    subtitle: Text? = nil, text: Text? = nil, dividerEnabled: Bool = true,
    firstButton: () -> Button<Text>, secondButton: () -> Button<Text>
  ) {
    self.init(
      title: title, imageSource: imageSource, imagePosition: imagePosition, subtitle: subtitle,
      text: text, dividerEnabled: dividerEnabled, first: firstButton(), second: secondButton())
  }

  package init(
    title: Text, imageSource: ODSImage.Source, imagePosition: ImagePosition, subtitle: Text?,
    text: Text?, dividerEnabled: Bool, first: Button<Text>?, second: Button<Text>?
  ) {
    self.title = title
    self.imageSource = imageSource
    self.imagePosition = imagePosition
    self.subtitle = subtitle
    self.text = text
    self.dividerEnabled = dividerEnabled
    firstButton = first
    secondButton = second
  }

  /// The picture and the texts side by side, then the buttons.
  public var body: some View {
    VStack(alignment: .leading, spacing: ODSSpacing.none) {
      HStack(alignment: .center, spacing: ODSSpacing.none) {
        if imagePosition == .leading { image }
        texts
        if imagePosition == .trailing { image }
      }
      .frame(minHeight: 128)
      if dividerEnabled, firstButton != nil {
        Divider()
      }
      ODSCardButtons(first: firstButton, second: secondButton)
    }
    .odsCardSurface()
  }

  private var image: some View {
    ODSImage(source: imageSource)
      .frame(width: 128)
      .clipped()
      .odsDecorative()
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: ODSSpacing.xs) {
      title
        .odsFont(.bodyLBold)
        .frame(maxWidth: .infinity, alignment: .leading)
      subtitle?
        .frame(maxWidth: .infinity, alignment: .leading)
      text?
        .lineLimit(2)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement(children: .combine)
    .foregroundStyle(.primary)
    .padding(ODSSpacing.m)
  }
}

extension ODSCardHorizontal {
  static let schema = ViewSchema(
    "ODSCardHorizontal", "A full width card: picture beside texts, up to two buttons below.",
    [
      .odsTitle, .odsImage,
      .optional(
        "imagePosition", .words(ImagePosition.self), default: "leading", "the picture's side"),
      .odsSubtitle, .odsText,
      .optional(
        "dividerEnabled", .bool, default: "true with a button",
        "whether a line stands above the buttons"),
    ] + PropertySchema.odsButtons
  ) { properties throws(InputError) in
    let (first, second) = try properties.odsButtons()
    return ODSCardHorizontal(
      title: try properties.requiredText("title"), imageSource: try properties.odsImage("image"),
      imagePosition: try properties.word("imagePosition") ?? .leading,
      subtitle: try properties.text("subtitle"), text: try properties.text("text"),
      dividerEnabled: try properties.bool("dividerEnabled") ?? (first != nil), first: first,
      second: second)
  }
}
