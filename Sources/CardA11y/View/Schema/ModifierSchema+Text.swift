/// Modifiers of texts in scenario files.
extension ModifierSchema {
  static let text: [ModifierSchema] = [
    font, bold, fontWeight, underline, foregroundStyle, foregroundColor, lineLimit,
    multilineTextAlignment, truncationMode, minimumScaleFactor, lineSpacing, tracking, kerning,
    dynamicTypeSize,
  ]

  private static let fontProperties: [PropertySchema] = [
    .optional("size", .number, "a size in points, which never scales"),
    .optional("style", .words(TextStyle.self), default: "body", "a text style, which scales"),
    .optional("custom", .string, "the name of a font of the app, with size or fixedSize"),
    .optional("fixedSize", .number, "the size of a font of the app that never scales"),
    .optional("relativeTo", .words(TextStyle.self), "the style after which it scales"),
    .optional("weight", .word(Font.Weight.names.map(\.key)), "how heavy the strokes are"),
  ]

  private static let font = ModifierSchema(
    "font", .either(.words(TextStyle.self), .object(fontProperties)),
    "Gives the texts inside a font.", isKey: true
  ) { view, reader, _ throws(InputError) in
    view.font(try font(reader))
  }

  private static func font(_ reader: ValueReader) throws(InputError) -> Font {
    if case .string(let name) = reader.value.content {
      guard let style = TextStyle(name: name) else {
        throw reader.unknown(name, "text style", among: TextStyle.allCases.map(\.rawValue))
      }
      return .system(style)
    }
    let object = try reader.object(keys: fontProperties.map(\.name))
    let size = try object["size"]?.number(in: 1...1000)
    let relative: TextStyle? = try object["relativeTo"]?.word()
    var font: Font
    if let custom = object["custom"] {
      let name = try custom.string()
      let fixed = try object["fixedSize"]?.number(in: 1...1000)
      switch (size, fixed) {
      case (let size?, nil): font = .custom(name, size: size, relativeTo: relative ?? .body)
      case (nil, let fixed?) where relative == nil: font = .custom(name, fixedSize: fixed)
      default: throw custom.error("a font of the app needs a size, or a fixedSize alone")
      }
    } else if object["fixedSize"] != nil {
      throw reader.error("“fixedSize” needs the name of a “custom” font; use “size”")
    } else if let size {
      guard object["style"] == nil else { throw reader.error("size and style exclude each other") }
      font = .system(size: size)
    } else {
      font = .system(try object["style"]?.word() ?? .body)
    }
    if let weight = try object["weight"]?.named(Font.Weight.names) { font = font.weight(weight) }
    return font
  }

  private static let bold = ModifierSchema(
    "bold", .bool, "Sets the texts inside in bold."
  ) { view, reader, _ throws(InputError) in
    view.bold(try reader.bool())
  }

  private static let fontWeight = ModifierSchema(
    "fontWeight", .word(Font.Weight.names.map(\.key)), "Gives the texts inside a weight."
  ) { view, reader, _ throws(InputError) in
    view.fontWeight(try reader.named(Font.Weight.names))
  }

  private static let underline = ModifierSchema(
    "underline", .bool, "Draws a line under the texts inside."
  ) { view, reader, _ throws(InputError) in
    view.underline(try reader.bool())
  }

  private static let foregroundStyle = ModifierSchema(
    "foregroundStyle", .color, "Gives the texts, symbols and shapes inside a colour.",
    isKey: true
  ) { view, reader, views throws(InputError) in
    view.foregroundStyle(AnyShapeStyle(try views.color(reader)))
  }

  private static let foregroundColor = ModifierSchema(
    "foregroundColor", .color, "The older name of foregroundStyle."
  ) { view, reader, views throws(InputError) in
    view.foregroundStyle(AnyShapeStyle(try views.color(reader)))
  }

  private static let multilineTextAlignment = ModifierSchema(
    "multilineTextAlignment", .words(TextAlignment.self), "Says where lines begin."
  ) { view, reader, _ throws(InputError) in
    view.multilineTextAlignment(try reader.word())
  }
}

extension Font.Weight {
  /// The weights by SwiftUI's names.
  package static let names: KeyValuePairs<String, Font.Weight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
