/// A full width card with a picture on top, texts below, and up to two buttons.
///
/// The texts are one stop, each button another; the picture is decorative.
public struct ODSCardVerticalImageFirst: View {
  let title: Text
  let imageSource: ODSImage.Source
  let subtitle: Text?
  let text: Text?
  let firstButton: Button<Text>?
  let secondButton: Button<Text>?

  /// Creates a card without buttons.
  public init(
    title: Text, imageSource: ODSImage.Source, subtitle: Text? = nil, text: Text? = nil
  ) {
    self.init(
      title: title, imageSource: imageSource, subtitle: subtitle, text: text, first: nil,
      second: nil)
  }

  /// Creates a card with one button.
  public init(
    title: Text, imageSource: ODSImage.Source, subtitle: Text? = nil, text: Text? = nil,
    button: () -> Button<Text>
  ) {
    self.init(
      title: title, imageSource: imageSource, subtitle: subtitle, text: text, first: button(),
      second: nil)
  }

  /// Creates a card with two buttons, the leading one first.
  public init(
    title: Text, imageSource: ODSImage.Source, subtitle: Text? = nil, text: Text? = nil,
    firstButton: () -> Button<Text>, secondButton: () -> Button<Text>
  ) {
    self.init(
      title: title, imageSource: imageSource, subtitle: subtitle, text: text,
      first: firstButton(), second: secondButton())
  }

  package init(
    title: Text, imageSource: ODSImage.Source, subtitle: Text?, text: Text?,
    first: Button<Text>?, second: Button<Text>?
  ) {
    self.title = title
    self.imageSource = imageSource
    self.subtitle = subtitle
    self.text = text
    firstButton = first
    secondButton = second
  }

  /// The picture, the texts, then the buttons.
  public var body: some View {
    VStack(alignment: .leading, spacing: ODSSpacing.none) {
      Group {
        ODSImage(source: imageSource)
          .frame(maxHeight: 192)
          .clipped()
          .odsDecorative()
        VStack(alignment: .leading, spacing: ODSSpacing.xs) {
          title
            .odsFont(.bodyLBold)
            .frame(maxWidth: .infinity, alignment: .leading)
          subtitle
          text
        }
        .accessibilityElement(children: .combine)
        .foregroundStyle(.primary)
        .padding([.horizontal, .top], ODSSpacing.m)
        .padding(.bottom, firstButton == nil ? ODSSpacing.m : ODSSpacing.none)
      }
      .multilineTextAlignment(.leading)
      ODSCardButtons(first: firstButton, second: secondButton)
    }
    .odsCardSurface()
  }
}

extension ODSCardVerticalImageFirst {
  static let schema = ViewSchema(
    "ODSCardVerticalImageFirst", "A full width card: picture, texts, up to two buttons.",
    [.odsTitle, .odsImage, .odsSubtitle, .odsText] + PropertySchema.odsButtons
  ) { properties throws(InputError) in
    let (first, second) = try properties.odsButtons()
    return ODSCardVerticalImageFirst(
      title: try properties.requiredText("title"), imageSource: try properties.odsImage("image"),
      subtitle: try properties.text("subtitle"), text: try properties.text("text"),
      first: first, second: second)
  }
}
