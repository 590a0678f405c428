/// A shape as its line has it: an outline without a width is one point thick.
struct OutlineShape: Hashable, Sendable {
  var form = ShapeItem.Form.rectangle(cornerRadius: 0)
  var fill: SRGBColor?
  var pattern: Pattern?
  var stroke: SRGBColor?
  var strokePattern: Pattern?
  var strokeWidth: Double?
  var shadow = 0.0

  init() {}

  init(_ shape: ShapeItem) {
    form = shape.form
    fill = shape.fill
    pattern = shape.pattern
    stroke = shape.stroke
    strokePattern = shape.strokePattern
    shadow = shape.shadowRadius
    let standard = shape.stroke == nil && shape.strokePattern == nil ? 0.0 : 1
    strokeWidth = shape.strokeWidth == standard ? nil : shape.strokeWidth
  }

  var shape: ShapeItem {
    ShapeItem(
      form: form, fill: fill, pattern: pattern, stroke: stroke, strokePattern: strokePattern,
      strokeWidth: strokeWidth ?? (stroke == nil && strokePattern == nil ? 0 : 1),
      shadowRadius: shadow)
  }
}

extension OutlineField<OutlineShape> {
  /// The properties of a shape, in the order in which they are printed.
  static let shape: [OutlineField] = [
    OutlineField(key: "radius") { draft, writer in
      guard case .rectangle(let radius) = draft.form, radius != 0 else { return }
      writer.key("radius")
      writer.number(radius)
    } read: { (draft, scanner) throws(OutlineError) in
      draft.form = .rectangle(cornerRadius: try scanner.number())
    },
    form("capsule", .capsule),
    form("ellipse", .ellipse),
    .color("fill", \.fill),
    .pattern("pattern", \.pattern),
    .color("stroke", \.stroke),
    .pattern("strokePattern", \.strokePattern),
    .number("strokeWidth", \.strokeWidth),
    .number("shadow", \.shadow, default: 0),
  ]

  private static func form(_ key: String, _ form: ShapeItem.Form) -> OutlineField {
    OutlineField(key: key, form: .flag) { draft, writer in
      if draft.form == form { writer.word(key) }
    } read: { draft, _ in
      draft.form = form
    }
  }
}

extension OutlineField<ImageItem> {
  /// The properties of a picture, in the order in which they are printed.
  static let picture: [OutlineField] = [
    source("symbol", .symbol),
    source("remote", .remote),
    .flag("decorative", \.isDecorative),
    .color("tint", \.tint),
    .list("colors", \.colors) {
      $1.color($0)
    } read: { (scanner) throws(OutlineError) in
      try scanner.color()
    },
  ]

  private static func source(_ key: String, _ source: ImageItem.Source) -> OutlineField {
    OutlineField(key: key, form: .flag) { image, writer in
      if image.source == source { writer.word(key) }
    } read: { image, _ in
      image.source = source
    }
  }
}
