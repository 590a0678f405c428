import A11yTree

/// Draws one screen with what a reader makes of it, in the screen's own coordinates.
struct FramedScreen {
  /// The screen with its stops and findings.
  let panel: PicturePanel
  /// What the names in the picture begin with, since they must differ from those of other screens.
  let prefix: String

  /// Draws the page, what stands on it, and the frames over it.
  func draw(into writer: inout SVGWriter) {
    let bounds = panel.bounds
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
}

extension PicturePanel {
  /// What of the screen is shown: the page as far as something stands on it, and as much of what
  /// reaches out of it as tells that it does.
  var bounds: Rect {
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
