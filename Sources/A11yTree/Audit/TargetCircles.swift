/// Which of some targets are small, and which of those are too close to others (WCAG 2.5.8).
struct TargetCircles {
  /// The width and height that a target needs, and the diameter of the circles, in points.
  let limit: Double
  private let frames: [Rect]
  /// The numbers of the targets from left to right.
  private let sorted: [Int]
  private let widest: Double

  /// Sums of layout may miss a whole number by rounding; this is far below a pixel.
  private static let tolerance = 1e-6

  init(_ frames: some Sequence<Rect>, limit: Double) {
    self.limit = limit
    self.frames = Array(frames)
    let frames = self.frames
    sorted = frames.indices.sorted { (frames[$0].x, $0) < (frames[$1].x, $1) }
    widest = frames.map(\.width).max() ?? 0
  }

  /// Returns whether a target is below the limit in one direction.
  func isSmall(_ number: Int) -> Bool {
    min(frames[number].width, frames[number].height) < limit - Self.tolerance
  }

  /// Returns whether the circle around a small target meets another target or its circle.
  func isCrowded(_ number: Int) -> Bool {
    let center = frames[number].center
    let nearest = center.x - limit - widest
    var place = sorted.partitioningIndex { frames[$0].x >= nearest }
    while place < sorted.count, frames[sorted[place]].x < center.x + limit {
      let other = sorted[place]
      if other != number, meets(center, other) { return true }
      place += 1
    }
    return false
  }

  private func meets(_ center: Point, _ other: Int) -> Bool {
    let frame = frames[other]
    let x = min(max(center.x, frame.x), frame.maxX)
    let y = min(max(center.y, frame.y), frame.maxY)
    let radius = limit / 2 - Self.tolerance
    if square(center.x - x) + square(center.y - y) < square(radius) { return true }
    guard isSmall(other) else { return false }
    let middle = frame.center
    return square(center.x - middle.x) + square(center.y - middle.y) < square(2 * radius)
  }

  private func square(_ value: Double) -> Double { value * value }
}
