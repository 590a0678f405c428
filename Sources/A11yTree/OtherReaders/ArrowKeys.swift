/// Where an arrow key leads from one frame among others.
///
/// Only what lies beyond in that direction counts, by its middle. Of those the nearest is taken,
/// a step aside counting twice as far as one ahead (ours; facts: voiceover.md §11.4 has only
/// that arrows move).
struct ArrowKeys {
  /// Where the key points.
  enum Direction {
    case up, down, left, right
  }

  /// Returns the number of the frame to which a key leads, nil where nothing lies there.
  static func next(
    _ direction: Direction, from start: Rect, among frames: [Rect]
  ) -> Int? {
    var best: (number: Int, distance: Double)?
    for (number, frame) in frames.enumerated() where frame.isFinite {
      guard let distance = distance(direction, from: start, to: frame) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (number, distance) }
    }
    return best?.number
  }

  private static func distance(
    _ direction: Direction, from start: Rect, to frame: Rect
  ) -> Double? {
    let (ahead, isBeyond) =
      switch direction {
      case .up: (start.y - frame.maxY, frame.center.y < start.center.y)
      case .down: (frame.y - start.maxY, frame.center.y > start.center.y)
      case .left: (start.x - frame.maxX, frame.center.x < start.center.x)
      case .right: (frame.x - start.maxX, frame.center.x > start.center.x)
      }
    guard isBeyond else { return nil }
    let aside =
      switch direction {
      case .up, .down: max(frame.x - start.maxX, start.x - frame.maxX, 0)
      case .left, .right: max(frame.y - start.maxY, start.y - frame.maxY, 0)
      }
    return max(ahead, 0) + 2 * aside
  }
}
