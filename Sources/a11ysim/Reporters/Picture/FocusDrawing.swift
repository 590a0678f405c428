import A11yTree

/// Draws over a screen what a reader makes of it: numbered frames, the way between them, findings.
struct FocusDrawing {
  /// The screen with its stops and findings.
  let panel: PicturePanel
  /// What of the screen is shown.
  let bounds: Rect

  /// Draws the frames of the stops, the way between them, and the marks of findings.
  func draw(into writer: inout SVGWriter) {
    var room = BadgeRoom(panel: panel, bounds: bounds)
    let badges = panel.stops.map { room.center(beside: $0.frame.shown(in: bounds)) }
    drawFrames(into: &writer)
    drawFindings(in: &room, into: &writer)
    drawPath(through: badges, into: &writer)
    for (place, center) in badges.enumerated() {
      Self.drawBadge("\(place + 1)", at: center, PictureInk.focus, isRound: true, into: &writer)
    }
  }

  /// Draws a number in a circle, or a letter in a square.
  static func drawBadge(
    _ text: String, at center: Point, _ ink: SRGBColor, isRound: Bool,
    into writer: inout SVGWriter
  ) {
    let width = max(radius * 2, Double(text.utf8.count) * 6.5 + 6)
    let box = Rect(
      x: center.x - width / 2, y: center.y - radius, width: width, height: radius * 2)
    writer.leaf(
      "rect",
      SVGWriter.box(box) + [("rx", (isRound ? radius : 2).svg)] + SVGWriter.paint("fill", ink)
        + [("stroke", "#FFFFFF"), ("stroke-width", "1")])
    writer.leaf(
      "text",
      [
        ("x", center.x.svg), ("y", (center.y + 3.6).svg), ("font-size", "10"),
        ("font-weight", "700"), ("text-anchor", "middle"), ("fill", "#FFFFFF"),
      ], text: text)
  }

  /// How far a badge reaches from its middle.
  static let radius = 7.5

  private var isRightToLeft: Bool {
    panel.screen.environment.layoutDirection == .rightToLeft
  }

  private func drawFrames(into writer: inout SVGWriter) {
    let inks = PictureInk.frame(panel.screen.environment.colorScheme)
    for stop in panel.stops {
      let frame = stop.frame.shown(in: bounds)
      let box = SVGWriter.box(frame) + [("rx", "3"), ("fill", "none")]
      writer.leaf(
        "rect",
        box + SVGWriter.paint("stroke", inks.under)
          + [("stroke-opacity", "0.7"), ("stroke-width", "3")])
      writer.leaf("rect", box + SVGWriter.paint("stroke", inks.line) + [("stroke-width", "1.25")])
    }
  }

  /// Lines from badge to badge, with a small triangle in the middle of each that shows the way.
  ///
  /// Where it would run through the frame that it leaves it sags, so that it runs below the text.
  private func drawPath(through centers: [Point], into writer: inout SVGWriter) {
    let ink = PictureInk.frame(panel.screen.environment.colorScheme).line
    for (place, pair) in zip(centers, centers.dropFirst()).enumerated() {
      let (start, end) = pair
      let x = end.x - start.x
      let y = end.y - start.y
      let frame = panel.stops[place].frame.shown(in: bounds)
      let height = (start.y + end.y) / 2
      let isThrough = abs(x) > abs(y) && height > frame.y + 4 && height < frame.maxY - 4
      let sag = isThrough ? min((frame.maxY - 4 - height) / 0.75, 90) : 0
      let curve =
        "M\(start.x.svg) \(start.y.svg)C\((start.x + x / 4).svg) \((start.y + sag).svg) "
        + "\((end.x - x / 4).svg) \((end.y + sag).svg) \(end.x.svg) \(end.y.svg)"
      writer.leaf(
        "path",
        [("d", curve), ("fill", "none")] + SVGWriter.paint("stroke", ink)
          + [("stroke-width", "1.5"), ("stroke-opacity", "0.7")])
      let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + sag * 0.75)
      drawArrow(at: middle, along: Point(x: x, y: y), ink, into: &writer)
    }
  }

  private func drawArrow(
    at middle: Point, along way: Point, _ ink: SRGBColor, into writer: inout SVGWriter
  ) {
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 4 * Self.radius else { return }
    let along = Point(x: way.x / length, y: way.y / length)
    let tip = Point(x: middle.x + along.x * 4, y: middle.y + along.y * 4)
    let corners = [
      tip, Point(x: tip.x - along.x * 8 - along.y * 4, y: tip.y - along.y * 8 + along.x * 4),
      Point(x: tip.x - along.x * 8 + along.y * 4, y: tip.y - along.y * 8 - along.x * 4),
    ]
    writer.leaf(
      "polygon",
      [("points", corners.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " "))]
        + SVGWriter.paint("fill", ink))
  }

  /// A dashed frame around each, and its letter at the trailing top corner.
  private func drawFindings(in room: inout BadgeRoom, into writer: inout SVGWriter) {
    for (place, finding) in panel.findings.enumerated() {
      let frame = finding.frame.shown(in: bounds)
      let ink = PictureInk.mark(finding.outcome)
      let box = SVGWriter.box(frame) + [("fill", "none")]
      writer.leaf(
        "rect", box + [("stroke", "#FFFFFF"), ("stroke-opacity", "0.8"), ("stroke-width", "2.5")])
      writer.leaf(
        "rect",
        box + SVGWriter.paint("stroke", ink) + [("stroke-width", "2"), ("stroke-dasharray", "5 3")])
      let outward = Self.radius * 0.8
      var center = Point(x: isRightToLeft ? frame.x - outward : frame.maxX + outward, y: frame.y)
      for _ in 0..<40 where room.isTaken(center) {
        center.y += 2 * Self.radius + 1
      }
      room.take(center)
      Self.drawBadge(place.letters, at: center, ink, isRound: false, into: &writer)
    }
  }
}

extension Rect {
  /// The part within what is shown; what lies outside is drawn as a line at the edge.
  func shown(in bounds: Rect) -> Rect {
    guard isFinite else { return Rect(x: bounds.x, y: bounds.y, width: 0, height: 0) }
    let left = Swift.min(Swift.max(x, bounds.x), bounds.maxX)
    let top = Swift.min(Swift.max(y, bounds.y), bounds.maxY)
    return Rect(
      x: left, y: top, width: Swift.max(0, Swift.min(maxX, bounds.maxX) - left),
      height: Swift.max(0, Swift.min(maxY, bounds.maxY) - top))
  }
}
