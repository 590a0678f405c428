/// A button of the Orange design system: a text, with a picture before it where one is given.
public struct ODSButton: View {
  /// How much the button stands out.
  public typealias Emphasis = ODSButtonEmphasis

  let text: Text
  let image: Image?
  let emphasis: Emphasis
  let fullWidth: Bool
  let action: ButtonAction

  /// Creates a button; at full width it takes all the room across.
  public init(
    text: Text, image: Image? = nil, emphasis: Emphasis, fullWidth: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      text: text, image: image, emphasis: emphasis, fullWidth: fullWidth,
      reference: .closure(action))
  }

  package init(
    text: Text, image: Image?, emphasis: Emphasis, fullWidth: Bool, reference: ButtonAction
  ) {
    self.text = text
    self.image = image
    self.emphasis = emphasis
    self.fullWidth = fullWidth
    action = reference
  }

  /// A button in the look of its emphasis.
  public var body: some View {
    Button(action: action, label: ODSButtonLabel(text: text, image: image))
      .buttonStyle(ODSButtonStyle(emphasis: emphasis, fullWidth: fullWidth))
  }
}

/// A button of the Orange design system for what does good or harm.
public struct ODSFunctionalButton: View {
  /// What the button is for.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// What is taken away.
    case negative
    /// What is confirmed.
    case positive
  }

  let text: Text
  let image: Image?
  let style: Style
  let fullWidth: Bool
  let action: ButtonAction
  @Environment(\.odsTheme) private var theme

  /// Creates a button; at full width it takes all the room across.
  public init(
    text: Text, image: Image? = nil, style: Style, fullWidth: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      text: text, image: image, style: style, fullWidth: fullWidth, reference: .closure(action))
  }

  package init(
    text: Text, image: Image?, style: Style, fullWidth: Bool, reference: ButtonAction
  ) {
    self.text = text
    self.image = image
    self.style = style
    self.fullWidth = fullWidth
    action = reference
  }

  /// A button on the colour of its style.
  public var body: some View {
    let fill = style == .positive ? theme.functionalPositive : theme.functionalNegative
    let label = ODSButtonLabel(text: text, image: image)
      .modifier(
        ODSButtonSurface(
          text: Color(system: "systemBackground"), fill: fill, border: .clear,
          fullWidth: fullWidth))
    return Button(action: action, label: label).buttonStyle(.plain)
  }
}

/// A picture of 24 points, then the text.
private struct ODSButtonLabel: View {
  let text: Text
  let image: Image?

  var body: some View {
    HStack(alignment: .center, spacing: ODSSpacing.s) {
      image?
        .resizable()
        .frame(width: 24, height: 24)
      text
    }
  }
}

extension ODSButton {
  static let schema = ViewSchema(
    "ODSButton", "A button of the Orange design system.",
    [
      .odsButtonText, .odsButtonImage,
      .optional("emphasis", .words(Emphasis.self), default: "high", "how much it stands out"),
      .odsFullWidth, .odsButtonAction,
    ]
  ) { properties throws(InputError) in
    ODSButton(
      text: try properties.requiredText("text"), image: try properties.odsSymbol(),
      emphasis: try properties.word("emphasis") ?? .high,
      fullWidth: try properties.bool("fullWidth") ?? false,
      reference: try properties.action() ?? .closure {})
  }
}

extension ODSFunctionalButton {
  static let schema = ViewSchema(
    "ODSFunctionalButton", "A button of the Orange design system for what does good or harm.",
    [
      .odsButtonText, .odsButtonImage, .required("style", .words(Style.self), "what it is for"),
      .odsFullWidth, .odsButtonAction,
    ]
  ) { properties throws(InputError) in
    ODSFunctionalButton(
      text: try properties.requiredText("text"), image: try properties.odsSymbol(),
      style: try properties.word("style") ?? .positive,
      fullWidth: try properties.bool("fullWidth") ?? false,
      reference: try properties.action() ?? .closure {})
  }
}

extension PropertySchema {
  fileprivate static let odsButtonText = required("text", .string, "what it shows")
  fileprivate static let odsButtonImage = optional(
    "systemName", .string, "the symbol before the text, which is not spoken")
  fileprivate static let odsFullWidth = optional(
    "fullWidth", .bool, default: "false", "whether it takes all the room across")
  fileprivate static let odsButtonAction = optional(
    "action", .string, default: "a name of its own", "the name of what it does")
}

extension PropertyReader {
  fileprivate func odsSymbol() throws(InputError) -> Image? {
    try string("systemName").map { Image(systemName: $0) }
  }
}
