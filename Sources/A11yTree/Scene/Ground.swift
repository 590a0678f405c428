/// The areas into which a frame falls by what is painted on it.
///
/// Shapes count with their whole frames: a text stands inside of its surface, clear of round
/// corners (ours).
struct Ground {
  /// A part of the frame on which the same items lie.
  struct Area {
    var frame: Rect
    /// The indices of the items, in z-order.
    var items: [Int]
    /// The index of what was painted there last, -1 for the page.
    var place: Int { items.last ?? -1 }
  }

  /// The parts that are not covered.
  private(set) var areas: [Area]
  /// Whether there are so many that they are a pattern rather than surfaces (ours).
  private(set) var isTooFine = false
  /// How far a surface must reach into the frame to count, in points.
  private let sliver: Double
  private static let mostAreas = 200

  /// A surface that reaches less far into a frame is a matter of rounding and smooth edges (ours).
  static let sliver = 1.0

  /// Creates the ground within a frame, which one item or the page alone covers.
  init(frame: Rect, item: Int? = nil, sliver: Double = Ground.sliver) {
    areas = [Area(frame: frame, items: item.map { [$0] } ?? [])]
    self.sliver = sliver
  }

  /// Paints an item on its frame; an opaque one hides what lies behind it there.
  mutating func lay(_ item: Int, on frame: Rect, isOpaque: Bool) {
    split(by: frame) { area in
      area.items = (isOpaque ? [] : area.items) + [item]
      return area
    }
  }

  /// Takes away what an opaque item in front of the subject covers.
  mutating func cover(_ frame: Rect) {
    split(by: frame) { _ in nil }
  }

  private mutating func split(by frame: Rect, _ change: (inout Area) -> Area?) {
    guard frame.isFinite, !isTooFine else { return }
    var result: [Area] = []
    for area in areas {
      let common = area.frame.intersection(frame)
      guard reaches(common, into: area.frame) else {
        result.append(area)
        continue
      }
      var changed = area
      changed.frame = common
      if let changed = change(&changed) { result.append(changed) }
      for rest in remainders(of: area.frame, around: common) {
        result.append(Area(frame: rest, items: area.items))
      }
    }
    areas = result
    isTooFine = areas.count > Self.mostAreas
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
