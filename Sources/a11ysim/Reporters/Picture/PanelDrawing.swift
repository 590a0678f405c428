import A11yTree

/// Draws one screen of a figure: its caption, the screen, and below it what was found.
struct PanelDrawing {
  private let panel: PicturePanel
  private let prefix: String
  private let bounds: Rect
  private let caption: WordBlock
  private let findings: WordBlock

  /// Prepares a panel, whose names in the picture begin with a prefix.
  init(_ panel: PicturePanel, prefix: String) {
    self.panel = panel
    self.prefix = prefix
    bounds = panel.bounds
    var caption = WordBlock(width: bounds.width)
    if !panel.caption.isEmpty { caption.add(panel.caption, isBold: true, gap: 0) }
    self.caption = caption
    var findings = WordBlock(width: bounds.width)
    for (place, finding) in panel.findings.enumerated() {
      let ink = PictureInk.mark(finding.outcome)
      findings.add(
        "\(finding.outcome.rawValue) \(finding.rule)",
        badge: WordBlock.Badge(text: place.letters, ink: ink, isRound: false), size: 12,
        isBold: true, ink: ink)
      findings.add(
        finding.message, isIndented: true, size: 12, ink: PictureInk.faintWords, gap: 0)
    }
    self.findings = findings
  }

  /// The room that it takes, in points.
  var size: Size {
    Size(
      width: bounds.width,
      height: top + bounds.height + (findings.isEmpty ? 0 : 4)
        + findings.height)
  }

  /// Draws the panel with its top left corner at a point.
  func draw(at origin: Point, into writer: inout SVGWriter) {
    caption.draw(at: origin, into: &writer)
    let move = "translate(\((origin.x - bounds.x).svg) \((origin.y + top - bounds.y).svg))"
    writer.element("g", [("transform", move)]) { writer in
      let environment = panel.screen.environment
      let page = Rect(x: 0, y: bounds.y, width: environment.width, height: bounds.height)
      writer.leaf("rect", SVGWriter.box(page) + SVGWriter.paint("fill", environment.pageColor))
      writer.element("clipPath", [("id", "\(prefix)-shown")]) { writer in
        writer.leaf("rect", SVGWriter.box(bounds))
      }
      writer.element("g", [("clip-path", "url(#\(prefix)-shown)")]) { writer in
        SceneDrawing(screen: panel.screen, prefix: prefix).draw(into: &writer)
      }
      writer.leaf(
        "rect",
        SVGWriter.box(page) + [("fill", "none")] + SVGWriter.paint("stroke", PictureInk.edge))
      FocusDrawing(panel: panel, bounds: bounds).draw(into: &writer)
    }
    let y = origin.y + top + bounds.height + 4
    findings.draw(at: Point(x: origin.x, y: y), into: &writer)
  }

  private var top: Double { caption.isEmpty ? 0 : caption.height + 8 }
}

extension PicturePanel {
  /// What of the screen is shown: the page as far as something stands on it, and as much of what
  /// reaches out of it as tells that it does.
  fileprivate var bounds: Rect {
    var frames = screen.scene.items.map { item in
      item.clip.map { item.frame.intersection($0.frame) } ?? item.frame
    }
    frames += stops.map(\.frame)
    var left = 0.0
    var right = screen.environment.width
    var bottom = 0.0
    for frame in frames where frame.isFinite && !frame.isEmpty {
      left = min(left, frame.x)
      right = max(right, frame.maxX)
      bottom = max(bottom, frame.maxY)
    }
    left = max(left, -Self.mostOutside)
    right = min(right, screen.environment.width + Self.mostOutside)
    let height = min(max(bottom + Self.margin, Self.leastHeight), Self.mostHeight)
    return Rect(x: left, y: 0, width: right - left, height: height)
  }

  private static let mostOutside = 120.0
  private static let margin = 16.0
  private static let leastHeight = 64.0
  private static let mostHeight = 100_000.0
}
