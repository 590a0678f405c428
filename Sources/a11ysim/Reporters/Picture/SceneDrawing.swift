import A11yTree

/// Draws what a screen paints: shapes, placeholders of pictures, and texts in their lines.
struct SceneDrawing {
  /// The screen.
  let screen: Screen
  /// What the names in the picture begin with, since they must differ from those of other screens.
  let prefix: String

  /// Draws every item, back to front.
  func draw(into writer: inout SVGWriter) {
    draw(screen.scene.items.indices, inGroups: 0, into: &writer)
  }

  /// Draws items that share some groups: what stands in a further group is as opaque as that is.
  ///
  /// SVG 1.1 knows no blend modes, which are left out (ours).
  private func draw(_ places: Range<Int>, inGroups depth: Int, into writer: inout SVGWriter) {
    let items = screen.scene.items
    var place = places.lowerBound
    while place < places.upperBound {
      guard depth < items[place].groups.count, depth < Self.mostGroups else {
        drawClipped(place, into: &writer)
        place += 1
        continue
      }
      let group = items[place].groups[depth]
      let end =
        items[place..<places.upperBound].firstIndex {
          $0.groups.count <= depth || $0.groups[depth].number != group.number
        } ?? places.upperBound
      let inner = place..<end
      writer.element("g", group.opacity < 1 ? [("opacity", group.opacity.svg)] : []) { writer in
        draw(inner, inGroups: depth + 1, into: &writer)
      }
      place = end
    }
  }

  /// Nesting that no view reaches.
  private static let mostGroups = 128

  private func drawClipped(_ index: Int, into writer: inout SVGWriter) {
    let item = screen.scene.items[index]
    guard item.frame.isFinite else { return }
    let name = "\(prefix)-\(index)"
    guard let clip = item.clip else { return draw(item, name, into: &writer) }
    writer.element("clipPath", [("id", "\(name)-clip")]) { writer in
      writer.leaf("rect", SVGWriter.box(clip.frame) + [("rx", clip.cornerRadius.svg)])
    }
    writer.element("g", [("clip-path", "url(#\(name)-clip)")]) { writer in
      draw(item, name, into: &writer)
    }
  }

  private func draw(_ item: SceneItem, _ name: String, into writer: inout SVGWriter) {
    switch item.content {
    case .text(let run): draw(run, item.frame, name, into: &writer)
    case .shape(let shape): draw(shape, item.frame, name, into: &writer)
    case .image(let image): draw(image, item.frame, into: &writer)
    }
  }

  private func draw(
    _ shape: ShapeItem, _ frame: Rect, _ name: String, into writer: inout SVGWriter
  ) {
    let isFilled = shape.fill != nil || shape.pattern != nil
    if shape.shadowRadius > 0, isFilled { drawShadow(of: shape, frame, into: &writer) }
    let patterns = PatternDrawing(environment: screen.environment)
    var paint =
      shape.pattern.map {
        patterns.paint("fill", $0, in: frame, name: "\(name)-fill", into: &writer)
      } ?? SVGWriter.paint("fill", shape.fill)
    if shape.strokeWidth > 0, shape.stroke != nil || shape.strokePattern != nil {
      paint +=
        shape.strokePattern.map {
          patterns.paint("stroke", $0, in: frame, name: "\(name)-stroke", into: &writer)
        } ?? SVGWriter.paint("stroke", shape.stroke)
      paint.append(("stroke-width", shape.strokeWidth.svg))
    }
    draw(shape.form, frame, paint, into: &writer)
  }

  /// A shadow without a blur: three larger shapes, each as faint as a third of it (ours).
  private func drawShadow(of shape: ShapeItem, _ frame: Rect, into writer: inout SVGWriter) {
    for step in [3.0, 2, 1] {
      let reach = shape.shadowRadius * step / 3
      var form = shape.form
      if case .rectangle(let radius) = form { form = .rectangle(cornerRadius: radius + reach) }
      let larger = Rect(
        x: frame.x - reach, y: frame.y - reach, width: frame.width + 2 * reach,
        height: frame.height + 2 * reach)
      draw(form, larger, [("fill", "#000000"), ("fill-opacity", "0.06")], into: &writer)
    }
  }

  private func draw(
    _ form: ShapeItem.Form, _ frame: Rect, _ paint: [SVGWriter.Attribute],
    into writer: inout SVGWriter
  ) {
    switch form {
    case .rectangle(let radius):
      let round: [SVGWriter.Attribute] = radius > 0 ? [("rx", radius.svg)] : []
      writer.leaf("rect", SVGWriter.box(frame) + round + paint)
    case .capsule:
      let radius = min(frame.width, frame.height) / 2
      writer.leaf("rect", SVGWriter.box(frame) + [("rx", radius.svg)] + paint)
    case .ellipse:
      let center = frame.center
      writer.leaf(
        "ellipse",
        [
          ("cx", center.x.svg), ("cy", center.y.svg), ("rx", (frame.width / 2).svg),
          ("ry", (frame.height / 2).svg),
        ] + paint)
    }
  }

  private func draw(_ image: ImageItem, _ frame: Rect, into writer: inout SVGWriter) {
    let inks = PictureInk.placeholder(screen.environment.colorScheme)
    guard image.source != .symbol else {
      return drawGlyphBox(frame, image.tint ?? inks.line, into: &writer)
    }
    writer.leaf("rect", SVGWriter.box(frame) + SVGWriter.paint("fill", inks.ground))
    drawLandscape(frame, inks.line, into: &writer)
    guard frame.width >= 90, frame.height >= 60 else { return }
    writer.leaf(
      "text",
      [
        ("x", frame.center.x.svg), ("y", (frame.maxY - 8).svg), ("font-size", "11"),
        ("text-anchor", "middle"),
      ] + SVGWriter.paint("fill", inks.line), text: String(image.name.prefix(40)))
  }

  /// Two hills and a sun, as everybody draws a picture.
  private func drawLandscape(_ frame: Rect, _ ink: SRGBColor, into writer: inout SVGWriter) {
    let side = min(frame.width, frame.height, 96) * 0.5
    guard side >= 6 else { return }
    let left = frame.center.x - side / 2
    let base = frame.center.y + side * 0.32
    let points = [
      (0, 0), (0.32, -0.55), (0.55, -0.18), (0.72, -0.42), (1, 0),
    ].map { "\((left + side * $0.0).svg),\((base + side * $0.1).svg)" }
    writer.leaf(
      "polygon", [("points", points.joined(separator: " "))] + SVGWriter.paint("fill", ink))
    writer.leaf(
      "circle",
      [
        ("cx", (left + side * 0.78).svg), ("cy", (base - side * 0.66).svg),
        ("r", (side * 0.1).svg),
      ] + SVGWriter.paint("fill", ink))
  }

  /// A box with a cross stands for a symbol, whose form is Apple's.
  private func drawGlyphBox(_ frame: Rect, _ ink: SRGBColor, into writer: inout SVGWriter) {
    let inset = min(frame.width, frame.height) * 0.12
    let box = Rect(
      x: frame.x + inset, y: frame.y + inset, width: frame.width - 2 * inset,
      height: frame.height - 2 * inset)
    let stroke = SVGWriter.paint("stroke", ink) + [("stroke-width", max(1, inset / 2).svg)]
    writer.leaf(
      "rect", SVGWriter.box(box) + [("rx", (inset * 1.5).svg), ("fill", "none")] + stroke)
    writer.leaf(
      "path",
      [
        (
          "d",
          "M\(box.x.svg) \(box.y.svg)L\(box.maxX.svg) \(box.maxY.svg)"
            + "M\(box.maxX.svg) \(box.y.svg)L\(box.x.svg) \(box.maxY.svg)"
        )
      ] + stroke)
  }

  private func draw(
    _ run: TextRun, _ frame: Rect, _ name: String, into writer: inout SVGWriter
  ) {
    guard run.color?.alpha != 0 else { return }
    let isRightToLeft = screen.environment.layoutDirection == .rightToLeft
    let inks = PictureInk.placeholder(screen.environment.colorScheme)
    let size = run.font.size * run.scaleFactor
    let paint =
      run.pattern.map {
        PatternDrawing(environment: screen.environment)
          .paint("fill", $0, in: frame, name: "\(name)-fill", into: &writer)
      } ?? SVGWriter.paint("fill", run.color ?? inks.line)
    let font: [SVGWriter.Attribute] =
      [
        ("font-size", size.svg), ("font-weight", "\(run.font.weight)"),
        ("letter-spacing", (SystemFont.tracking(at: size) * size / 1000).svg),
      ] + (size >= 24 ? [("font-family", PictureInk.displayFonts)] : [])
      + (run.isUnderlined ? [("text-decoration", "underline")] : [])
      + (isRightToLeft ? [("direction", "rtl")] : []) + paint
    let lines = run.paintedLines(width: frame.width)
    guard !lines.isEmpty else { return }
    writer.element("g", font) { writer in
      for line in lines where !line.text.isEmpty && line.width > 0 {
        let x = frame.x + line.x + (isRightToLeft ? line.width : 0)
        writer.leaf(
          "text",
          [
            ("x", x.svg), ("y", (frame.y + line.baseline).svg), ("text-anchor", "start"),
            ("textLength", line.width.svg), ("lengthAdjust", "spacingAndGlyphs"),
          ] + (line.text.hasOuterOrDoubleSpaces ? [("xml:space", "preserve")] : []),
          text: line.text)
      }
    }
  }
}

extension String {
  /// Whether XML would drop some of its spaces.
  fileprivate var hasOuterOrDoubleSpaces: Bool {
    hasPrefix(" ") || hasSuffix(" ") || contains("  ")
  }
}
