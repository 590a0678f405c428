/// The colours of the outlines and edges of a screen, and those on both sides of them.
struct BoundaryColors {
  private let screen: Screen
  private let surfaces: SceneSurfaces

  init(_ context: RuleContext) {
    screen = context.screen
    surfaces = context.surfaces
  }

  /// What is seen along an outline.
  struct Sides {
    /// The line itself.
    var line: [Surface]
    /// What lies beside the line, outside of it.
    var outside: [Surface]
    /// What lies beside the line, inside of it.
    var inside: [Surface]
  }

  /// Returns what is seen along an outline, nil where the shape draws none.
  ///
  /// Strips of one point along the four edges are looked at, clear of the line itself whether
  /// it is drawn on the edge or within it (ours).
  func sides(ofOutline index: Int) -> Sides? {
    let item = screen.scene.items[index]
    guard case .shape(let shape) = item.content, shape.strokeWidth > 0 else { return nil }
    let colors = shape.stroke.map { [$0] }
    var layer =
      colors.map { PaintLayer(colors: $0, reason: nil, groups: []) }
      ?? shape.strokePattern?.layer(within: item.frame, of: item.frame, [])
    guard layer?.colors.contains(where: { $0.alpha > 0 }) == true else { return nil }
    layer?.groups = item.groups
    layer?.isSubject = true
    let outer = item.frame.outset(by: shape.strokeWidth)
    let inner = item.frame.outset(by: -shape.strokeWidth)
    return Sides(
      line: surfaces(
        in: item.frame, around: inner,
        subject: layer.map { .init(item: index, layer: $0) }, before: index + 1),
      outside: surfaces(in: outer.outset(by: 1), around: outer),
      inside: surfaces(in: inner, around: inner.outset(by: -1)))
  }

  /// Returns what is seen on both sides of the edge of a frame; the line is the inside.
  func sides(ofEdge frame: Rect) -> Sides {
    let inside = surfaces(in: frame, around: frame.outset(by: -1))
    return Sides(
      line: inside, outside: surfaces(in: frame.outset(by: 1), around: frame), inside: inside)
  }

  private func surfaces(
    in frame: Rect, around hole: Rect, subject: SceneSurfaces.Subject? = nil, before end: Int = .max
  ) -> [Surface] {
    let pixel = 1 / max(screen.environment.displayScale, 1)
    var found: [Surface] = []
    for strip in frame.strips(around: hole) {
      let own = surfaces.surfaces(of: strip, subject: subject, before: end, sliver: pixel)
      for surface in own where !found.contains(surface) { found.append(surface) }
    }
    return found
  }
}

extension Rect {
  /// Returns the rectangle grown on all sides by a distance, or shrunk by a negative one.
  func outset(by distance: Double) -> Rect {
    Rect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// Returns what lies above, below, left and right of a hole.
  fileprivate func strips(around hole: Rect) -> [Rect] {
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    return [
      Rect(x: hole.x, y: y, width: hole.width, height: hole.y - y),
      Rect(x: hole.x, y: hole.maxY, width: hole.width, height: maxY - hole.maxY),
      Rect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      Rect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
    ]
  }
}
