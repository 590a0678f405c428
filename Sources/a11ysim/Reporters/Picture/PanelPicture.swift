import A11yTree

/// One screen with its frames as an `svg` element of its own, for pages that write the words
/// around it themselves.
struct PanelPicture {
  /// The screen with its stops and findings.
  let panel: PicturePanel
  /// What the names in the picture begin with, since they must differ from those of other pictures.
  let prefix: String
  /// What the picture is called.
  let name: String

  /// How large it is, in points.
  var size: Size {
    let bounds = panel.bounds
    return Size(width: bounds.width + 2 * Self.margin, height: bounds.height + 2 * Self.margin)
  }

  /// The picture; each stop has a rectangle over it, which a page can mark as the current one.
  var element: String {
    let (size, bounds) = (size, panel.bounds)
    let corner = Point(x: bounds.x - Self.margin, y: bounds.y - Self.margin)
    var writer = SVGWriter()
    writer.element(
      "svg",
      [
        ("class", "screen \(panel.screen.environment.colorScheme.rawValue)"), ("role", "img"),
        ("aria-label", name.escaped()),
        ("width", size.width.svg), ("height", size.height.svg),
        ("viewBox", "\(corner.x.svg) \(corner.y.svg) \(size.width.svg) \(size.height.svg)"),
        ("font-family", PictureInk.fonts),
      ]
    ) { writer in
      FramedScreen(panel: panel, prefix: prefix).draw(into: &writer)
      for (place, stop) in panel.stops.enumerated() {
        writer.leaf(
          "rect",
          [("class", "spot"), ("data-stop", "\(place + 1)")]
            + SVGWriter.box(stop.frame.shown(in: bounds))
            + [("rx", "3"), ("fill", "none"), ("pointer-events", "all")])
      }
    }
    return writer.text
  }

  /// Room for the badges at the edges.
  private static let margin = 16.0
}
