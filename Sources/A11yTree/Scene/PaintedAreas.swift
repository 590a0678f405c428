/// Items by the height at which they are painted, so that a text finds those under it without
/// looking at all others.
struct PaintedAreas {
  private static let bandHeight = 64.0
  /// An item that spans more bands is looked at for every text.
  private static let mostBands = 16

  private var bands: [Int: [Int]] = [:]
  private var tall: [Int] = []
  private var all: [Int] = []

  /// Adds the next item of the z-order.
  mutating func add(_ index: Int, _ frame: Rect) {
    guard frame.isFinite else { return }
    all.append(index)
    let range = Self.bands(of: frame)
    guard range.count <= Self.mostBands else {
      tall.append(index)
      return
    }
    for band in range { bands[band, default: []].append(index) }
  }

  /// Returns the items that may lie under a frame, in z-order.
  func candidates(under frame: Rect) -> [Int] {
    guard frame.isFinite else { return [] }
    let range = Self.bands(of: frame)
    guard range.count <= Self.mostBands else { return all }
    if tall.isEmpty, range.count == 1 { return bands[range.lowerBound] ?? [] }
    var found = tall
    for band in range { found += bands[band] ?? [] }
    found.sort()
    var last = -1
    return found.filter { index in
      defer { last = index }
      return index != last
    }
  }

  private static func bands(of frame: Rect) -> ClosedRange<Int> {
    let first = band(at: frame.y)
    return first...max(first, band(at: frame.maxY))
  }

  private static func band(at y: Double) -> Int {
    Int(min(max(y / bandHeight, -1e9), 1e9).rounded(.down))
  }
}
