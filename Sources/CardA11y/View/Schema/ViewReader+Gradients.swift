import A11yTree

/// Gradients in scenario files: wherever a colour may stand, and as views.
extension ViewReader {
  /// Returns whether a value is a colour, a material or a gradient, rather than a view.
  static func isColor(_ reader: ValueReader) -> Bool {
    switch reader.value.content {
    case .string: true
    case .object(let members):
      members.contains { $0.key == "colors" || $0.key == "stops" }
        && !members.contains { $0.key == "type" }
    default: false
    }
  }

  /// Returns the gradient along a line of an object.
  func gradient(_ reader: ValueReader) throws(InputError) -> any ShapeStyle {
    let object = try reader.object(keys: GradientSchema.linear.map(\.name))
    return try linear(object)
  }

  /// Returns the gradient along a line, from the top to the bottom unless said.
  func linear(_ object: ObjectReader) throws(InputError) -> LinearGradient {
    LinearGradient(
      gradient: try gradient(object),
      startPoint: try object["startPoint"]?.unitPoint() ?? .top,
      endPoint: try object["endPoint"]?.unitPoint() ?? .bottom)
  }

  /// Returns the colours of a gradient, from `colors` or from `stops`.
  func gradient(_ object: ObjectReader) throws(InputError) -> Gradient {
    switch (object["colors"], object["stops"]) {
    case (let colors?, nil):
      let elements = try colors.elements()
      guard elements.count > 1 else { throw colors.error("a gradient has two colours or more") }
      var list: [Color] = []
      for element in elements { list.append(try plainColor(element)) }
      return Gradient(colors: list)
    case (nil, let stops?):
      var list: [Gradient.Stop] = []
      for element in try stops.elements() {
        let stop = try element.object(keys: ["color", "location"])
        list.append(
          Gradient.Stop(
            color: try plainColor(try stop.required("color")),
            location: try stop.required("location").number(in: 0...1)))
      }
      guard list.count > 1 else { throw stops.error("a gradient has two stops or more") }
      return Gradient(stops: list)
    default:
      throw object.owner.error("a gradient takes exactly one of “colors” and “stops”")
    }
  }
}

/// The properties of gradients.
enum GradientSchema {
  private static let colors: [PropertySchema] = [
    .optional("colors", .array(.plainColor), "the colours, at equal distances"),
    .optional(
      "stops",
      .array(
        .object([
          .required("color", .plainColor, "the colour"),
          .required("location", .number, "its place, 0 to 1"),
        ])), "the colours with their places, instead"),
  ]
  private static let places = PropertyType.either(
    .word(UnitPoint.names.map(\.key)),
    .object([.required("x", .number, "across"), .required("y", .number, "down")]))

  static let linear: [PropertySchema] =
    colors + [
      .optional("startPoint", places, default: "top", "where the first colour stands"),
      .optional("endPoint", places, default: "bottom", "where the last colour stands"),
    ]
  static let radial: [PropertySchema] =
    colors + [
      .optional("center", places, default: "center", "where the first colour stands"),
      .optional("startRadius", .number, default: "0", "where the first colour ends, in points"),
      .required("endRadius", .number, "where the last colour begins, in points"),
    ]
  static let angular: [PropertySchema] =
    colors + [.optional("center", places, default: "center", "the middle")]
}

extension ValueReader {
  /// Returns a place in a view: its name, or its two parts.
  fileprivate func unitPoint() throws(InputError) -> UnitPoint {
    guard case .object = value.content else { return try named(UnitPoint.names) }
    let object = try object(keys: ["x", "y"])
    return UnitPoint(
      x: try object.required("x").number(in: -10...10),
      y: try object.required("y").number(in: -10...10))
  }
}

extension ViewSchema {
  static let gradients: [ViewSchema] = [linearGradient, radialGradient, angularGradient]

  private static let linearGradient = ViewSchema(
    "LinearGradient", "An area of colours that run along a line.", GradientSchema.linear
  ) { properties throws(InputError) in
    try properties.views.linear(properties.object)
  }

  private static let radialGradient = ViewSchema(
    "RadialGradient", "An area of colours that run away from a place.", GradientSchema.radial
  ) { properties throws(InputError) in
    RadialGradient(
      gradient: try properties.views.gradient(properties.object),
      center: try properties["center"]?.unitPoint() ?? .center,
      startRadius: try properties.length("startRadius") ?? 0,
      endRadius: try properties.length("endRadius") ?? 0)
  }

  private static let angularGradient = ViewSchema(
    "AngularGradient", "An area of colours that run around a place.", GradientSchema.angular
  ) { properties throws(InputError) in
    AngularGradient(
      gradient: try properties.views.gradient(properties.object),
      center: try properties["center"]?.unitPoint() ?? .center)
  }
}
