import A11yTree

/// Writes what fills a form or colours a text where it is no plain colour.
struct PatternDrawing {
  /// The settings of the screen.
  let environment: ScreenEnvironment

  /// Writes what a pattern needs before it is used, and returns how a shape or a text names it.
  ///
  /// A material is drawn as a veil and a colour that is not known as a placeholder's ground; SVG 1.1
  /// has no gradient by the angle, which is drawn from side to side instead (ours).
  /// - Parameters:
  ///   - attribute: What it paints: `fill` or `stroke`.
  ///   - pattern: The pattern.
  ///   - frame: The frame of what it paints.
  ///   - name: The name that a gradient gets in the picture.
  ///   - writer: What it is written into.
  /// - Returns: The attributes of what is painted.
  func paint(
    _ attribute: String, _ pattern: Pattern, in frame: Rect, name: String,
    into writer: inout SVGWriter
  ) -> [SVGWriter.Attribute] {
    switch pattern {
    case .gradient(let gradient):
      guard !gradient.stops.isEmpty else { return [(attribute, "none")] }
      write(gradient, in: frame, name: name, into: &writer)
      return [(attribute, "url(#\(name))")]
    case .material:
      var veil = environment.pageColor
      veil.alpha = 0.75
      return SVGWriter.paint(attribute, veil)
    case .unknown:
      return SVGWriter.paint(
        attribute, PictureInk.placeholder(environment.colorScheme).ground)
    }
  }

  private func write(
    _ gradient: GradientFill, in frame: Rect, name: String, into writer: inout SVGWriter
  ) {
    let place = { (unit: Point) in
      Point(x: frame.x + frame.width * unit.x, y: frame.y + frame.height * unit.y)
    }
    var attributes: [SVGWriter.Attribute] = [("id", name), ("gradientUnits", "userSpaceOnUse")]
    var stops = gradient.stops
    var element = "linearGradient"
    switch gradient.form {
    case .linear(let from, let to): attributes += Self.line(place(from), place(to))
    case .angular:
      attributes += Self.line(
        Point(x: frame.x, y: frame.center.y), Point(x: frame.maxX, y: frame.center.y))
    case .radial(let center, let startRadius, let endRadius):
      element = "radialGradient"
      let middle = place(center)
      let radius = max(endRadius, 0.01)
      attributes += [("cx", middle.x.svg), ("cy", middle.y.svg), ("r", radius.svg)]
      for index in stops.indices {
        let distance = startRadius + stops[index].location * (endRadius - startRadius)
        stops[index].location = distance / radius
      }
    }
    writer.element(element, attributes) { writer in
      for stop in stops {
        var color = SVGWriter.paint("stop-color", stop.color)
        // The opacity of a stop is not named after its colour.
        for index in color.indices where color[index].name == "stop-color-opacity" {
          color[index].name = "stop-opacity"
        }
        writer.leaf("stop", [("offset", min(max(stop.location, 0), 1).svg)] + color)
      }
    }
  }

  private static func line(_ start: Point, _ end: Point) -> [SVGWriter.Attribute] {
    [("x1", start.x.svg), ("y1", start.y.svg), ("x2", end.x.svg), ("y2", end.y.svg)]
  }
}
