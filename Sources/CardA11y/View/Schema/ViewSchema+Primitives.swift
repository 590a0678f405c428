import A11yTree

/// Texts, pictures, controls and shapes in scenario files.
extension ViewSchema {
  static let primitives: [ViewSchema] =
    [
      text, image, button, navigationLink, spacer, divider, emptyView, color, rectangle,
      roundedRectangle, circle, capsule,
    ] + gradients

  private static let text = ViewSchema(
    "Text", "A text; wherever a view is expected, a string is one.",
    [.required("text", .string, "what it says")]
  ) { properties throws(InputError) in
    try properties.requiredText("text")
  }

  private static let image = ViewSchema(
    "Image", "A picture, of exactly one of name, systemName and decorative.",
    [
      .optional("name", .string, "a picture of the app, whose name is spoken"),
      .optional("systemName", .string, "a symbol of the system"),
      .optional("decorative", .string, "a picture of the app that is not spoken"),
      .optional("label", .string, default: "the name", "what is spoken of the picture"),
      .optional("resizable", .bool, default: "false", "whether it takes the room offered"),
      .optional(
        "colorRange", .array(.plainColor), default: "any",
        "colours between which all of its own lie"),
    ]
  ) { properties throws(InputError) in
    let names = ["name", "systemName", "decorative"].filter { properties[$0] != nil }
    guard names.count == 1 else {
      throw properties.object.owner.error(
        "an Image takes exactly one of “name”, “systemName” and “decorative”")
    }
    var image: Image
    if let name = try properties.string("systemName") {
      image = Image(systemName: name)
    } else if let name = try properties.imageName("decorative") {
      image = Image(decorative: name)
    } else {
      let name = try properties.imageName("name") ?? ""
      image = try properties.text("label").map { Image(name, label: $0) } ?? Image(name)
    }
    if let colors = properties["colorRange"] { image = image.colorRange(try fixedColors(colors)) }
    return try properties.bool("resizable") == true ? image.resizable() : image
  }

  private static func fixedColors(_ reader: ValueReader) throws(InputError) -> [SRGBColor] {
    var colors: [SRGBColor] = []
    for element in try reader.elements() {
      let text = try element.string()
      do {
        colors.append(try SRGBColor(parsing: text).over(.white))
      } catch {
        throw element.error("\(error)")
      }
    }
    guard !colors.isEmpty else { throw reader.error("no colour; leave “colorRange” out") }
    return colors
  }

  private static let button = ViewSchema(
    "Button", "A control that acts when it is activated.",
    [
      .required("label", .view, "what it shows"),
      .optional("action", .string, default: "a name of its own", "the name of what it does"),
    ]
  ) { properties throws(InputError) in
    let label = try properties.view("label") ?? EmptyView()
    return Button(action: try properties.action() ?? .closure {}, label: AnyView(label))
  }

  private static let spacer = ViewSchema(
    "Spacer", "Room that takes what is left.",
    [.optional("minLength", .number, default: "8", "the least length, in points")]
  ) { properties throws(InputError) in
    Spacer(minLength: try properties.length("minLength"))
  }

  private static let divider = ViewSchema("Divider", "A line between views; not spoken.") {
    _ throws(InputError) in
    Divider()
  }

  private static let emptyView = ViewSchema("EmptyView", "A view that shows nothing.") {
    _ throws(InputError) in
    EmptyView()
  }

  private static let color = ViewSchema(
    "Color", "An area of a colour.", [.required("color", .color, "the colour")]
  ) { properties throws(InputError) in
    let style = try properties.views.color(try properties.object.required("color"))
    return AnyView(Rectangle().fill(AnyShapeStyle(style)))
  }

  private static let paint: [PropertySchema] = [
    .optional("fill", .color, default: "the foreground colour", "what fills it"),
    .optional("stroke", .color, "the colour of its outline, instead of a filling"),
    .optional("lineWidth", .number, default: "1", "how thick the outline is, in points"),
  ]

  private static let rectangle = ViewSchema("Rectangle", "A rectangle.", paint) {
    properties throws(InputError) in
    try painted(Rectangle(), properties)
  }

  private static let roundedRectangle = ViewSchema(
    "RoundedRectangle", "A rectangle with round corners.",
    [.required("cornerRadius", .number, "the radius, in points")] + paint
  ) { properties throws(InputError) in
    let radius = try properties.length("cornerRadius") ?? 0
    return try painted(RoundedRectangle(cornerRadius: radius), properties)
  }

  private static let circle = ViewSchema("Circle", "A circle.", paint) {
    properties throws(InputError) in
    try painted(Circle(), properties)
  }

  private static let capsule = ViewSchema("Capsule", "A rectangle with round ends.", paint) {
    properties throws(InputError) in
    try painted(Capsule(), properties)
  }

  @MainActor
  private static func painted(
    _ shape: some Shape, _ properties: PropertyReader
  ) throws(InputError) -> any View {
    let (fill, stroke) = (try properties.color("fill"), try properties.color("stroke"))
    let lineWidth = try properties.length("lineWidth") ?? 1
    if let stroke { return AnyView(shape.stroke(AnyShapeStyle(stroke), lineWidth: lineWidth)) }
    guard let fill else { return shape }
    return AnyView(shape.fill(AnyShapeStyle(fill)))
  }
}
