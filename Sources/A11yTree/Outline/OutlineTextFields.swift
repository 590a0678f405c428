/// A text run as its line has it: what follows from another property is nil.
struct OutlineText: Hashable, Sendable {
  var text = ""
  var size = 17.0
  var declared: Double?
  var weight = 400
  var scaling = ResolvedFont.Scaling.fixed
  var font: String?
  var color: SRGBColor?
  var pattern: Pattern?
  var backdrop: Backdrop?
  var lines = Lines()
  var needs: Int?
  var truncation = TextRun.Truncation.none
  var tearsWords = false
  var isUnderlined = false
  var minimumScaleFactor = 1.0
  var scaleFactor = 1.0
  var painted: [TextLine] = []

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
    font = run.font.name
    color = run.color
    pattern = run.pattern
    backdrop = run.backdrop
    lines = Lines(count: run.lineCount, limit: run.lineLimit)
    needs = run.neededLines == run.lineCount ? nil : run.neededLines
    truncation = run.truncation
    tearsWords = run.tearsWords
    isUnderlined = run.isUnderlined
    minimumScaleFactor = run.minimumScaleFactor
    scaleFactor = run.scaleFactor
    painted = run.lines
  }

  var run: TextRun {
    var resolved = ResolvedFont(
      size: size, declaredSize: declared, weight: weight, scaling: scaling)
    resolved.name = font
    var run = TextRun(
      text: text, font: resolved, color: color, backdrop: backdrop, lineCount: lines.count,
      lineLimit: lines.limit, neededLines: needs, truncation: truncation)
    run.pattern = pattern
    run.tearsWords = tearsWords
    run.isUnderlined = isUnderlined
    run.minimumScaleFactor = minimumScaleFactor
    run.scaleFactor = scaleFactor
    run.lines = painted
    return run
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
      .name("font", \.font),
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
      .flag("torn", \.tearsWords),
      .number("minScale", \.minimumScaleFactor, default: 1),
      .number("scale", \.scaleFactor, default: 1),
      .entries("line", \.painted) { line, writer in
        writer.line(line)
      } read: { (scanner) throws(OutlineError) in
        try scanner.line()
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

extension OutlineWriter {
  fileprivate mutating func line(_ line: TextLine) {
    numbers([line.x, line.baseline, line.width])
    raw(",")
    quoted(line.text)
  }
}

extension OutlineScanner {
  fileprivate mutating func line() throws(OutlineError) -> TextLine {
    let lengths = try numbers(3)
    try expect(UInt8(ascii: ","))
    return TextLine(
      text: try string(), x: lengths[0], baseline: lengths[1], width: lengths[2])
  }
}
