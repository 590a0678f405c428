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
      FramedScreen(panel: panel, prefix: prefix).draw(into: &writer)
    }
    let y = origin.y + top + bounds.height + 4
    findings.draw(at: Point(x: origin.x, y: y), into: &writer)
  }

  private var top: Double { caption.isEmpty ? 0 : caption.height + 8 }
}
