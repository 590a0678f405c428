/// Which stop of one list is which of another.
///
/// Announcements that are heard once in either list are the same. Between them those that keep
/// their order are found together, as the alignment in which most is known again: the same
/// announcement counts most, then the same name, then shared words, then the same action at the
/// same place of a component, then the same element. What is left over is moved where its identifier, its name in its component or its
/// words occur in both leftovers (the weights are ours).
package struct StopAlignment: Hashable, Sendable {
  /// A stop that is there in both lists.
  package struct Pair: Hashable, Sendable {
    package var old: Int
    package var new: Int
    /// Whether it stands elsewhere among the others.
    package var isMoved = false
  }

  /// The stops of both, in the order of the new list.
  package private(set) var pairs: [Pair] = []
  /// The stops that only the old list has, in its order.
  package private(set) var dropped: [Int] = []
  /// The stops that only the new list has, in its order.
  package private(set) var added: [Int] = []

  /// More pairs of stops than these are not weighed one by one.
  private static let largestTable = 1_000_000

  package init(from old: [HeardStop], to new: [HeardStop]) {
    var start = (old: 0, new: 0)
    for anchor in Self.anchors(old, new) {
      align(old, start.old..<anchor.old, new, start.new..<anchor.new)
      pairs.append(anchor)
      start = (anchor.old + 1, anchor.new + 1)
    }
    align(old, start.old..<old.count, new, start.new..<new.count)
    var left = Leftovers(old, new, except: pairs)
    pairs += left.moved()
    pairs += left.replaced(between: pairs)
    pairs.sort { $0.new < $1.new }
    dropped = left.old
    added = left.new
  }

  /// Returns the stops whose announcement is heard once in either list, as many as keep their
  /// order.
  private static func anchors(_ old: [HeardStop], _ new: [HeardStop]) -> [Pair] {
    let (olds, news) = (old.onlyPlaces(by: \.heardAlone), new.onlyPlaces(by: \.heardAlone))
    let common = new.indices.compactMap { place -> Pair? in
      guard let sign = new[place].heardAlone, news[sign] == place, let match = olds[sign],
        match >= 0
      else { return nil }
      return Pair(old: match, new: place)
    }
    let rising = common.map(\.old).longestRising
    return common.indices.filter(rising.contains).map { common[$0] }
  }

  /// Pairs the stops between two that are known, beginning with those that are the same.
  private mutating func align(
    _ old: [HeardStop], _ olds: Range<Int>, _ new: [HeardStop], _ news: Range<Int>
  ) {
    let start = zip(olds, news).prefix { old[$0] == new[$1] }.count
    let (left, right) = (olds.dropFirst(start), news.dropFirst(start))
    let end = zip(left.reversed(), right.reversed()).prefix { old[$0] == new[$1] }.count
    pairs += zip(olds, news).prefix(start).map { Pair(old: $0, new: $1) }
    if left.count * right.count <= Self.largestTable {
      weigh(old, left.dropLast(end), new, right.dropLast(end))
    } else {
      takeInTurn(old, left.dropLast(end), new, right.dropLast(end))
    }
    pairs += zip(left.suffix(end), right.suffix(end)).map { Pair(old: $0, new: $1) }
  }

  /// So many stops may come in between where too many are to be weighed.
  private static let longestLookahead = 100

  /// Pairs each stop with the next one that says the same.
  private mutating func takeInTurn(
    _ old: [HeardStop], _ olds: Range<Int>, _ new: [HeardStop], _ news: Range<Int>
  ) {
    var next = news.lowerBound
    for place in olds {
      let near = next..<min(news.upperBound, next + Self.longestLookahead)
      guard let match = near.first(where: { new[$0].spoken == old[place].spoken }) else { continue }
      pairs.append(Pair(old: place, new: match))
      next = match + 1
    }
  }

  /// Finds the pairs of the greatest weight that keep their order.
  private mutating func weigh(
    _ old: [HeardStop], _ olds: Range<Int>, _ new: [HeardStop], _ news: Range<Int>
  ) {
    let left = old[olds].map { WeighedStop($0) }
    let right = new[news].map { WeighedStop($0) }
    let width = right.count + 1
    var weights = [Int32](repeating: 0, count: left.count * right.count)
    var best = [Int32](repeating: 0, count: (left.count + 1) * width)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        let weight = left[row].weight(with: right[column])
        weights[row * right.count + column] = weight
        let here = row * width + column
        let paired = weight > 0 ? weight + best[here + width + 1] : 0
        best[here] = max(paired, best[here + width], best[here + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      let here = row * width + column
      let weight = weights[row * right.count + column]
      if weight > 0, best[here] == weight + best[here + width + 1] {
        pairs.append(Pair(old: olds.lowerBound + row, new: news.lowerBound + column))
        row += 1
        column += 1
      } else if best[here] == best[here + width] {
        row += 1
      } else {
        column += 1
      }
    }
  }
}

extension HeardStop {
  /// What is heard, nil for silence.
  fileprivate var heardAlone: [String]? { spoken.isEmpty ? nil : [spoken] }

  /// The element, where an identity in a loop names it rather than its position.
  fileprivate var key: String? {
    id.flatMap { $0.path.utf8.contains(UInt8(ascii: "#")) ? $0.path : nil }
  }
}

extension [HeardStop] {
  /// Returns where each sign stands, -1 for one that several stops have.
  fileprivate func onlyPlaces(by sign: (HeardStop) -> [String]?) -> [[String]: Int] {
    var places: [[String]: Int] = [:]
    for (place, stop) in enumerated() {
      if let key = sign(stop) { places[key] = places[key] == nil ? place : -1 }
    }
    return places
  }
}

/// A stop with what its weight is made of.
private struct WeighedStop {
  let stop: HeardStop
  let words: [String]

  init(_ stop: HeardStop) {
    self.stop = stop
    words = stop.words
  }

  /// Returns how likely two stops are the same, in hundredths; 0 for two that are not.
  func weight(with other: WeighedStop) -> Int32 {
    let (own, theirs) = (stop, other.stop)
    let isSameElement = own.id != nil && own.id == theirs.id
    let isSameIdentifier = own.identifier != nil && own.identifier == theirs.identifier
    let isSamePlace = !own.place.isEmpty && own.place == theirs.place
    var weight = 0.0
    if own.parts == theirs.parts, !own.parts.isEmpty {
      weight = own.spoken.isEmpty ? 4 : 8
    } else if own.spoken == theirs.spoken, !own.spoken.isEmpty {
      weight = 7
    } else if own.label != nil, own.label == theirs.label {
      weight = 5
    } else {
      let share = WordOverlap.share(words, other.words)
      if share >= 0.5 { weight = 2 + 2 * share }
    }
    if weight == 0, isSamePlace, own.action != nil, own.action == theirs.action { weight = 3 }
    if isSameIdentifier { weight += 3 }
    if isSameElement { weight += 2 }
    if weight > 0, isSamePlace { weight += 1 }
    return Int32(weight * 100)
  }
}

/// The stops of both lists that are in no pair yet.
private struct Leftovers {
  private let olds: [HeardStop]
  private let news: [HeardStop]
  private(set) var old: [Int]
  private(set) var new: [Int]

  init(_ olds: [HeardStop], _ news: [HeardStop], except pairs: [StopAlignment.Pair]) {
    self.olds = olds
    self.news = news
    let (left, right) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    old = olds.indices.filter { !left.contains($0) }
    new = news.indices.filter { !right.contains($0) }
  }

  /// Takes out the stops that are known again elsewhere, by the surest signs first.
  mutating func moved() -> [StopAlignment.Pair] {
    let signs: [(HeardStop) -> [String]?] = [
      { stop in stop.key.map { [$0, stop.spoken] } },
      { $0.identifier.map { [$0] } },
      { stop in stop.label.map { [stop.place, $0] } },
      { $0.heardAlone },
      { $0.label.map { [$0] } },
      { stop in stop.action.map { [stop.place, $0.name] } },
      { stop in stop.label == nil ? stop.id.map { [$0.path] } : nil },
    ]
    return signs.flatMap { take(by: $0) }.map { .init(old: $0.old, new: $0.new, isMoved: true) }
  }

  /// Takes out the stops whose sign no other stop of either list has: of several it would be a
  /// guess which of them was moved and which is gone.
  private mutating func take(by sign: (HeardStop) -> [String]?) -> [(old: Int, new: Int)] {
    let (left, right) = (olds.onlyPlaces(by: sign), news.onlyPlaces(by: sign))
    var free = Set(new)
    var pairs: [(old: Int, new: Int)] = []
    for place in old {
      guard let key = sign(olds[place]), left[key] == place, let match = right[key],
        free.remove(match) != nil
      else { continue }
      pairs.append((place, match))
    }
    remove(pairs)
    return pairs
  }

  /// Takes out stops without an element that stand in the place of as many others.
  ///
  /// Goldens hold no elements; there a line that was replaced is a line that says something else.
  mutating func replaced(between pairs: [StopAlignment.Pair]) -> [StopAlignment.Pair] {
    let kept = pairs.filter { !$0.isMoved }.sorted { $0.old < $1.old }
    let ends = kept + [StopAlignment.Pair(old: olds.count, new: news.count)]
    var start = (old: 0, new: 0)
    var found: [(old: Int, new: Int)] = []
    for end in ends {
      let left = old.filter { (start.old..<end.old).contains($0) && olds[$0].id == nil }
      let right = new.filter { (start.new..<end.new).contains($0) && news[$0].id == nil }
      if left.count == right.count { found += zip(left, right).map { ($0, $1) } }
      start = (end.old + 1, end.new + 1)
    }
    remove(found)
    return found.map { .init(old: $0.old, new: $0.new) }
  }

  private mutating func remove(_ pairs: [(old: Int, new: Int)]) {
    let (left, right) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    old.removeAll(where: left.contains)
    new.removeAll(where: right.contains)
  }
}
