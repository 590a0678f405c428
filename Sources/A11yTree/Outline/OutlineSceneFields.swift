/// A text run as its line has it: what follows from another property is nil.
struct OutlineText: Hashable, Sendable {
  var text = ""
  var size = 17.0
  var declared: Double?
  var weight = 400
  var scaling = ResolvedFont.Scaling.fixed
  var color: SRGBColor?
  var pattern: Pattern?
  var backdrop: Backdrop?
  var lines = Lines()
  var needs: Int?
  var truncation = TextRun.Truncation.none
  var isUnderlined = false

  /// The painted lines and the most that may be painted.
  struct Lines: Hashable, Sendable {
    var count = 1
    var limit: Int?
  }

  init() {}

  init(_ run: TextRun) {
    text = run.text
    size = run.font.size
    declared = run.font.declaredSize == run.font.size ? nil : run.font.declaredSize
    weight = run.font.weight
    scaling = run.font.scaling
    color = run.color
    pattern = run.pattern
    backdrop = run.backdrop
    lines = Lines(count: run.lineCount, limit: run.lineLimit)
    needs = run.neededLines == run.lineCount ? nil : run.neededLines
    truncation = run.truncation
    isUnderlined = run.isUnderlined
  }

  var run: TextRun {
    var run = TextRun(
      text: text,
      font: ResolvedFont(size: size, declaredSize: declared, weight: weight, scaling: scaling),
      color: color, backdrop: backdrop, lineCount: lines.count, lineLimit: lines.limit,
      neededLines: needs, truncation: truncation)
    run.pattern = pattern
    run.isUnderlined = isUnderlined
    return run
  }
}

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

extension OutlineField<OutlineText> {
  /// The properties of a text, in the order in which they are printed.
  static let text: [OutlineField] =
    [
      OutlineField(key: "size") { draft, writer in
        writer.key("size")
        writer.number(draft.size)
      } read: { (draft, scanner) throws(OutlineError) in
        draft.size = try scanner.number()
      },
      .number("declared", \.declared),
    ] + weightNames.map(weightFlag) + [
      OutlineField(key: "weight") { draft, writer in
        guard !weightNames.contains(where: { $0.weight == draft.weight }) else { return }
        writer.key("weight")
        writer.integer(draft.weight)
      } read: { (draft, scanner) throws(OutlineError) in
        draft.weight = try scanner.integer()
      },
      OutlineField(key: "style") { draft, writer in
        guard case .textStyle(let style) = draft.scaling else { return }
        writer.key("style")
        writer.raw(style.rawValue)
      } read: { (draft, scanner) throws(OutlineError) in
        draft.scaling = .textStyle(try scanner.name(of: TextStyle.self))
      },
      OutlineField(key: "relative") { draft, writer in
        guard case .relative(let style) = draft.scaling else { return }
        writer.key("relative")
        writer.raw(style.rawValue)
      } read: { (draft, scanner) throws(OutlineError) in
        draft.scaling = .relative(to: try scanner.name(of: TextStyle.self))
      },
      .flag("underline", \.isUnderlined),
      .color("color", \.color),
      .pattern("pattern", \.pattern),
      .optional("on", \.backdrop) {
        $1.backdrop($0)
      } read: {
        (scanner) throws(OutlineError) in
        try scanner.backdrop()
      },
      .plain("lines", \.lines, default: OutlineText.Lines()) { lines, writer in
        writer.integer(lines.count)
        guard let limit = lines.limit else { return }
        writer.raw("/")
        writer.integer(limit)
      } read: { (scanner) throws(OutlineError) in
        let count = try scanner.integer()
        guard scanner.accept(UInt8(ascii: "/")) else { return .init(count: count) }
        return .init(count: count, limit: try scanner.integer())
      },
      .count("needs", \.needs),
      OutlineField(key: "cut", form: .flag) { draft, writer in
        if draft.truncation != .none { writer.word("cut") }
        if draft.truncation == .possible { writer.raw("?") }
      } read: { (draft, scanner) throws(OutlineError) in
        draft.truncation = scanner.accept(UInt8(ascii: "?")) ? .possible : .certain
      },
    ]

  private static let weightNames: [(weight: Int, name: String)] = [
    (100, "ultraLight"), (200, "thin"), (300, "light"), (400, "regular"), (500, "medium"),
    (600, "semibold"), (700, "bold"), (800, "heavy"), (900, "black"),
  ]

  private static func weightFlag(_ entry: (weight: Int, name: String)) -> OutlineField {
    let (weight, name) = entry
    return OutlineField(key: name, form: .flag) { draft, writer in
      if draft.weight == weight, weight != 400 { writer.word(name) }
    } read: { draft, _ in
      draft.weight = weight
    }
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
