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
    let rising = common.map(\.place).longestRising
    for (number, entry) in common.enumerated() {
      if rising.contains(number) { kept.append(entry.stop) } else { moved.append(entry.stop) }
    }
    dropped = first.stops.filter { !found.contains(first.screen.tree[$0].id) }
  }
}
