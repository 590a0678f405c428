/// How the stops of one screen differ from those of another with the same elements.
struct StopDifference {
  /// Stops of the second screen in an order that both share.
  var kept: [Int] = []
  /// Stops of the second screen that stand elsewhere in the first, as few as can be.
  var moved: [Int] = []
  /// Stops of the second screen that the first does not have.
  var added: [Int] = []
  /// Stops of the first screen that the second does not have.
  var dropped: [Int] = []

  init(from first: RuleContext, to second: RuleContext) {
    var places: [NodeID: Int] = [:]
    for (place, stop) in first.stops.enumerated() { places[first.screen.tree[stop].id] = place }
    var common: [(stop: Int, place: Int)] = []
    var found: Set<NodeID> = []
    for stop in second.stops {
      let id = second.screen.tree[stop].id
      found.insert(id)
      if let place = places[id] { common.append((stop, place)) } else { added.append(stop) }
    }
    let rising = Self.longestRising(common.map(\.place))
    for (number, entry) in common.enumerated() {
      if rising.contains(number) { kept.append(entry.stop) } else { moved.append(entry.stop) }
    }
    dropped = first.stops.filter { !found.contains(first.screen.tree[$0].id) }
  }

  /// Returns the positions of a longest rising subsequence.
  private static func longestRising(_ values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low < tails.count { tails[low] = index } else { tails.append(index) }
    }
    var result: Set<Int> = []
    var next = tails.last ?? -1
    while next >= 0 {
      result.insert(next)
      next = previous[next]
    }
    return result
  }
}
