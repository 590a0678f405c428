import A11yTree

/// The matrix of a palette as SVG: each cell shows the two colours and their contrast.
struct PaletteDrawing {
  /// The matrix.
  let report: PaletteReport

  private static let cell = Size(width: 64, height: 32)
  private static let margin = 16.0
  private static let rowHead = 200.0
  private static let columnHead = 120.0

  private var count: Int { report.palette.tokens.count }

  /// The height of one appearance.
  private var panelHeight: Double { Self.columnHead + Double(count) * Self.cell.height + 48 }

  /// The picture, a document of its own.
  var document: String {
    let whole = Rect(
      x: 0, y: 0, width: Self.margin * 2 + Self.rowHead + Double(count) * Self.cell.width,
      height: Self.margin * 2 + 32 + panelHeight * Double(report.appearances.count))
    var writer = SVGWriter()
    let size = [("width", whole.width.svg), ("height", whole.height.svg)]
    writer.element(
      "svg",
      [("xmlns", "http://www.w3.org/2000/svg")] + size + [
        ("viewBox", "0 0 \(whole.width.svg) \(whole.height.svg)"), ("font-family", "sans-serif"),
        ("font-size", "12"),
      ]
    ) { writer in
      let name = report.palette.name
      writer.leaf("title", [], text: "\(name): contrast of each row on each column")
      writer.leaf("rect", SVGWriter.box(whole) + SVGWriter.paint("fill", .white))
      label(
        name, at: Point(x: Self.margin, y: Self.margin + 16), [("font-weight", "bold")], &writer)
      for (place, appearance) in report.appearances.enumerated() {
        let top = Self.margin + 32 + Double(place) * panelHeight
        panel(appearance, top: top, &writer)
      }
    }
    return writer.text
  }

  private func panel(_ appearance: Appearance, top: Double, _ writer: inout SVGWriter) {
    let origin = Point(x: Self.margin + Self.rowHead, y: top + Self.columnHead)
    let caption = "\(appearance.words), over \(report.page(in: appearance))"
    label(caption, at: Point(x: Self.margin, y: top + 16), [], &writer)
    for (column, token) in report.palette.tokens.enumerated() {
      let foot = Point(x: origin.x + (Double(column) + 0.5) * Self.cell.width + 4, y: origin.y - 8)
      label(
        token.name, at: foot, [("transform", "rotate(-60 \(foot.x.svg) \(foot.y.svg))")], &writer)
    }
    for (row, pairs) in report.pairs(in: appearance).enumerated() {
      let y = origin.y + Double(row) * Self.cell.height
      let token = report.palette.tokens[row]
      let hex = token.values[appearance].map { "\($0)" } ?? "none"
      label("\(token.name)  \(hex)", at: Point(x: Self.margin, y: y + 20), [], &writer)
      for (column, pair) in pairs.enumerated() {
        guard let pair else { continue }
        let x = origin.x + Double(column) * Self.cell.width
        cell(pair, appearance, at: Point(x: x, y: y), &writer)
      }
    }
  }

  private func cell(
    _ pair: Palette.Pair, _ appearance: Appearance, at corner: Point, _ writer: inout SVGWriter
  ) {
    let tokens = report.palette.tokens
    guard let ground = tokens[pair.background].values[appearance],
      let front = tokens[pair.foreground].values[appearance]
    else { return }
    let back = ground.over(report.page(in: appearance))
    let box = Rect(x: corner.x, y: corner.y, width: Self.cell.width, height: Self.cell.height)
    writer.leaf(
      "rect",
      SVGWriter.box(box) + SVGWriter.paint("fill", back)
        + SVGWriter.paint("stroke", SRGBColor(hex: 0x767676)))
    var style = SVGWriter.paint("fill", front.over(back))
    if pair.use == .text { style.append(("font-weight", "bold")) }
    if pair.use == .none {
      // What cannot be read in its own colours is written in one that can, struck out.
      let isLight = ContrastRatio(.black, back) > ContrastRatio(.white, back)
      style = SVGWriter.paint("fill", isLight ? .black : .white)
      style.append(("text-decoration", "line-through"))
    }
    label("\(pair.ratio)", at: Point(x: corner.x + 8, y: corner.y + 20), style, &writer)
  }

  private func label(
    _ text: String, at place: Point, _ style: [SVGWriter.Attribute], _ writer: inout SVGWriter
  ) {
    writer.leaf("text", [("x", place.x.svg), ("y", place.y.svg)] + style, text: text)
  }
}
