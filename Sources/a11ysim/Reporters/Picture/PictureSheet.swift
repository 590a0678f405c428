import A11yTree

/// Lays figures out on one sheet, each with what is heard beside its screens.
struct PictureSheet {
  /// The figures, from top to bottom.
  let figures: [PictureFigure]

  /// The sheet as an SVG 1.1 document.
  var document: String { XMLWriter.declaration + element }

  /// The sheet as an `svg` element, which stands in other documents as well.
  var element: String {
    let drawings = figures.enumerated().map { FigureDrawing($1, number: $0) }
    let width = (drawings.map(\.size.width).max() ?? 0) + 2 * Self.margin
    var height = Self.margin
    for drawing in drawings { height += drawing.size.height + Self.margin }
    var writer = SVGWriter()
    writer.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("version", "1.1"), ("width", width.svg),
        ("height", height.svg), ("viewBox", "0 0 \(width.svg) \(height.svg)"),
        ("font-family", PictureInk.fonts),
      ]
    ) { writer in
      writer.leaf("title", [], text: figures.map(\.title).joined(separator: ", "))
      writer.leaf(
        "rect",
        SVGWriter.box(Rect(x: 0, y: 0, width: width, height: height))
          + SVGWriter.paint("fill", PictureInk.sheet))
      var y = Self.margin
      for drawing in drawings {
        drawing.draw(at: Point(x: Self.margin, y: y), into: &writer)
        y += drawing.size.height + Self.margin
      }
    }
    return writer.text
  }

  static let margin = 32.0
}

/// Draws one figure: its title, its screens in rows, and the legend at their right.
private struct FigureDrawing {
  let size: Size
  private let title: WordBlock
  private let panels: [(origin: Point, drawing: PanelDrawing)]
  private let legend: WordBlock
  private let legendPlace: Point

  init(_ figure: PictureFigure, number: Int) {
    let drawings = figure.panels.enumerated().map {
      PanelDrawing($1, prefix: "f\(number)p\($0)")
    }
    legend = figure.legend
    let columns = drawings.count <= 3 ? max(1, drawings.count) : 4
    var panels: [(Point, PanelDrawing)] = []
    var right = 0.0
    var title = WordBlock(width: 700)
    title.add(figure.title, size: 17, isBold: true, gap: 0)
    self.title = title
    var y = title.height + 16
    let top = y
    for start in stride(from: 0, to: drawings.count, by: columns) {
      let row = drawings[start..<min(start + columns, drawings.count)]
      var x = 0.0
      for drawing in row {
        panels.append((Point(x: x, y: y), drawing))
        x += drawing.size.width + PictureSheet.margin
      }
      right = max(right, x)
      y += (row.map(\.size.height).max() ?? 0) + PictureSheet.margin
    }
    self.panels = panels
    legendPlace = Point(x: right, y: top)
    size = Size(
      width: max(right + legend.width, title.width),
      height: max(y - PictureSheet.margin, top + legend.height))
  }

  func draw(at origin: Point, into writer: inout SVGWriter) {
    let move = "translate(\(origin.x.svg) \(origin.y.svg))"
    writer.element("g", [("transform", move)]) { writer in
      title.draw(at: Point(x: 0, y: 0), into: &writer)
      for panel in panels { panel.drawing.draw(at: panel.origin, into: &writer) }
      legend.draw(at: legendPlace, into: &writer)
    }
  }
}

extension PictureFigure {
  /// What is heard on the screens: each distinct session once, with the screens that have it.
  fileprivate var legend: WordBlock {
    var block = WordBlock(width: 320)
    var sessions: [(captions: [String], stops: [PictureStop])] = []
    for panel in panels {
      let words = panel.stops.map { [$0.spoken, $0.hint ?? ""] }
      let known = sessions.firstIndex { $0.stops.map { [$0.spoken, $0.hint ?? ""] } == words }
      if let known {
        sessions[known].captions.append(panel.caption)
      } else {
        sessions.append(([panel.caption], panel.stops))
      }
    }
    for (place, session) in sessions.enumerated() {
      let heading =
        sessions.count == 1 ? "" : ": " + session.captions.joined(separator: ", ")
      block.add("What is heard\(heading)", isBold: true, gap: place == 0 ? 0 : 20)
      if session.stops.isEmpty { block.add("nothing", ink: PictureInk.faintWords) }
      for (number, stop) in session.stops.enumerated() {
        let badge = WordBlock.Badge(text: "\(number + 1)", ink: PictureInk.focus, isRound: true)
        block.add(stop.spoken.isEmpty ? "(silence)" : stop.spoken, badge: badge)
        if let hint = stop.hint {
          block.add(hint, isIndented: true, size: 12, ink: PictureInk.faintWords, gap: 0)
        }
      }
    }
    return block
  }
}
