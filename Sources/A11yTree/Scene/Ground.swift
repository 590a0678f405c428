/// The surfaces that are seen within a frame, as more and more is painted on it.
///
/// Shapes count with their whole frames: a text stands inside of its surface, clear of round
/// corners (ours). Outlines and shadows are not laid (ours).
struct Ground {
  /// What is painted on an area.
  enum Paint: Hashable {
    case color(SRGBColor)
    case unknown(Backdrop.Reason)
  }

  private struct Area {
    var frame: Rect
    var paint: Paint
    /// The place in the z-order of what was painted last.
    var place: Int
  }

  private var areas: [Area]
  private let sliver: Double
  private var isTooFine = false
  private static let mostAreas = 200

  /// Creates the ground within a frame, which the page alone covers.
  ///
  /// - Parameters:
  ///   - frame: What is looked at.
  ///   - page: The colour of the page.
  ///   - sliver: How far a surface must reach into the frame to count, in points.
  init(frame: Rect, page: SRGBColor, sliver: Double) {
    areas = [Area(frame: frame, paint: .color(page), place: -1)]
    self.sliver = sliver
  }

  /// Paints an area at a place of the z-order.
  mutating func lay(_ paint: Paint, on frame: Rect, at place: Int) {
    guard frame.isFinite, !isTooFine else { return }
    var laid: [Area] = []
    for area in areas {
      let common = area.frame.intersection(frame)
      guard reaches(common, into: area.frame) else {
        laid.append(area)
        continue
      }
      laid.append(Area(frame: common, paint: blend(paint, over: area.paint), place: place))
      for rest in remainders(of: area.frame, around: common) {
        laid.append(Area(frame: rest, paint: area.paint, place: area.place))
      }
    }
    areas = laid
    isTooFine = areas.count > Self.mostAreas
  }

  /// The colours that are seen, each once, from the back; unknown where a part of them is.
  var backdrop: Backdrop {
    // Hundreds of surfaces under one text are a pattern, not a colour (ours).
    if isTooFine { return .unknown(.color) }
    var colors: [SRGBColor] = []
    for area in areas.sorted(by: { $0.place < $1.place }) {
      switch area.paint {
      case .unknown(let reason): return .unknown(reason)
      case .color(let color): if !colors.contains(color) { colors.append(color) }
      }
    }
    return .colors(colors)
  }

  private func blend(_ upper: Paint, over lower: Paint) -> Paint {
    switch (upper, lower) {
    case (.color(let color), _) where color.alpha >= 1: upper
    case (.color(let color), .color(let below)): .color(color.over(below))
    case (.color, .unknown): lower
    case (.unknown, _): upper
    }
  }

  private func reaches(_ common: Rect, into frame: Rect) -> Bool {
    !common.isEmpty && common.width >= min(sliver, frame.width)
      && common.height >= min(sliver, frame.height)
  }

  private func remainders(of frame: Rect, around hole: Rect) -> [Rect] {
    let parts = [
      Rect(x: frame.x, y: frame.y, width: frame.width, height: hole.y - frame.y),
      Rect(x: frame.x, y: hole.maxY, width: frame.width, height: frame.maxY - hole.maxY),
      Rect(x: frame.x, y: hole.y, width: hole.x - frame.x, height: hole.height),
      Rect(x: hole.maxX, y: hole.y, width: frame.maxX - hole.maxX, height: hole.height),
    ]
    return parts.filter { $0.width >= sliver && $0.height >= sliver }
  }
}
