/// The colours on both sides of the outlines of a screen.
struct BoundaryColors {
  private let screen: Screen
  private var painted = PaintedAreas()

  init(_ screen: Screen) {
    self.screen = screen
    for (index, item) in screen.scene.items.enumerated() {
      if case .text = item.content { continue }
      painted.add(index, item.frame)
    }
  }

  /// Returns what lies along an outline: outside of it, and inside of it.
  ///
  /// Strips of one point along the four edges are looked at, clear of the line itself whether
  /// it is drawn on the edge or within it; what the owner paints later lies there too (ours).
  func sides(ofItem index: Int, _ shape: ShapeItem) -> (outside: Backdrop, inside: Backdrop) {
    let frame = screen.scene.items[index].frame
    let outer = frame.outset(by: shape.strokeWidth)
    let inner = frame.outset(by: -shape.strokeWidth)
    return (
      colors(strips: outer.outset(by: 1), around: outer, item: index),
      colors(strips: inner, around: inner.outset(by: -1), item: index)
    )
  }

  private func colors(strips frame: Rect, around hole: Rect, item: Int) -> Backdrop {
    var colors: [SRGBColor] = []
    for strip in frame.strips(around: hole) {
      switch backdrop(of: strip, item: item) {
      case .unknown(let reason): return .unknown(reason)
      case .colors(let found):
        for color in found where !colors.contains(color) { colors.append(color) }
      }
    }
    return .colors(colors)
  }

  private func backdrop(of frame: Rect, item: Int) -> Backdrop {
    let environment = screen.environment
    let pixel = 1 / max(environment.displayScale, 1)
    var ground = Ground(frame: frame, page: environment.pageColor, sliver: pixel)
    let owner = screen.scene.items[item].owner
    let family = owner..<screen.tree.subtreeEnd(of: owner)
    for index in painted.candidates(under: frame) {
      let other = screen.scene.items[index]
      guard index <= item || family.contains(other.owner) else { continue }
      switch other.content {
      case .text: continue
      case .image: ground.lay(.unknown(.image), on: other.frame, at: index)
      case .shape(let shape):
        guard let fill = shape.fill, fill.alpha > 0 else { continue }
        ground.lay(.color(fill), on: other.frame, at: index)
      }
    }
    return ground.backdrop
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
