/// The order of corners: rows from the top, within a row from the leading edge.
///
/// Two corners are in one row when their heights differ by less than 8 points on a phone and
/// by less than 13 elsewhere (facts: voiceover.md §3). The relation is not transitive; the
/// standard library's sort of the input order reproduces every recorded order.
struct RowOrder: Sendable {
  private let rowHeight: Double
  private let isRightToLeft: Bool

  init(_ environment: ScreenEnvironment) {
    rowHeight = environment.idiom == .phone ? 8 : 13
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  /// Returns whether a corner is read before another.
  ///
  /// From right to left the left edges are compared too, the other way round.
  func precedes(_ left: Point, _ right: Point) -> Bool {
    if abs(left.y - right.y) >= rowHeight { return left.y < right.y }
    return isRightToLeft ? left.x > right.x : left.x < right.x
  }

  /// Returns the places of the corners that another order of the input could move.
  ///
  /// The order is the only one exactly when each corner strictly precedes all that follow; where
  /// one does not, neither its place nor any up to the other's is certain.
  ///
  /// - Parameter corners: The corners, in the order that the sort gave them.
  /// - Returns: Their places, rising.
  func undecided(_ corners: [Point]) -> [Int] {
    // For each place, the last place that it does not strictly precede.
    var reach = Array(corners.indices)
    let byHeight = corners.indices.sorted { (corners[$0].y, $0) < (corners[$1].y, $1) }
    for (rank, place) in byHeight.enumerated() {
      for other in byHeight[(rank + 1)...] {
        guard corners[other].y - corners[place].y < rowHeight else { break }
        let (first, second) = (min(place, other), max(place, other))
        if !precedes(corners[first], corners[second]) { reach[first] = max(reach[first], second) }
      }
    }
    var lowest = 0
    for place in corners.indices {
      if corners[lowest].y - corners[place].y >= rowHeight {
        reach[lowest] = max(reach[lowest], place)
      }
      if corners[place].y > corners[lowest].y { lowest = place }
    }
    var undecided: [Int] = []
    var end = -1
    for place in corners.indices {
      end = max(end, reach[place] > place ? reach[place] : -1)
      if place <= end { undecided.append(place) }
    }
    return undecided
  }
}
