/// Properties that the Orange cards share in scenario files.
extension PropertySchema {
  static let odsTitle = required("title", .string, "the title of the card")
  static let odsImage = optional(
    "image", .string, default: "placeholder", "the name of the picture, which is decorative")
  static let odsSubtitle = optional("subtitle", .string, "the text below the title")
  static let odsText = optional("text", .string, "the supporting text")
  static let odsButtons: [PropertySchema] = ["firstButton", "secondButton"].map {
    .optional($0, .object(odsButton), "a button: its label and the name of what it does")
  }

  static let odsButton: [PropertySchema] = [
    .required("label", .string, "what the button shows"),
    .optional("action", .string, default: "a name of its own", "the name of what it does"),
  ]
}

extension PropertyReader {
  /// Returns a picture of the app, or the placeholder that Orange's own bundle brings along.
  func odsImage(_ name: String) throws(InputError) -> ODSImage.Source {
    guard let picture = try imageName(name) else {
      return .image(Image("placeholder", bundle: .ods))
    }
    return .image(Image(picture))
  }

  @MainActor
  func odsButtons() throws(InputError) -> (first: Button<Text>?, second: Button<Text>?) {
    let first = try odsButton("firstButton")
    let second = try odsButton("secondButton")
    if first == nil, second != nil, let reader = self["secondButton"] {
      throw reader.error("a card with one button names it “firstButton”")
    }
    return (first, second)
  }

  @MainActor
  private func odsButton(_ name: String) throws(InputError) -> Button<Text>? {
    guard let reader = self[name] else { return nil }
    let object = try reader.object(keys: PropertySchema.odsButton.map(\.name))
    let label = try object.required("label").string()
    let action = try object["action"]?.string()
    return Button(
      action: action.map { .named($0) } ?? .closure {}, label: Text(verbatim: label))
  }
}
