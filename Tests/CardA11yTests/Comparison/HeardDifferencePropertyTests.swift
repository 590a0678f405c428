import Testing

@testable import A11yTree

/// What holds of every two screens.
struct HeardDifferencePropertyTests {
  private static let seed: UInt64 = 20_260_822
  private static let count = 300

  private func screens() throws -> [HeardScreen] {
    var random = RandomScreens(seed: Self.seed)
    return try (0..<Self.count).map { _ in
      var screen = random.screen()
      screen.environment.locale = "en"
      return try HeardScreen(screen)
    }
  }

  @Test func aScreenIsTheSameAsItself() throws {
    for (number, screen) in try screens().enumerated() {
      #expect(
        HeardDifference(from: screen, to: screen).changes == [],
        "seed \(Self.seed), screen \(number)")
    }
  }

  /// Every stop is in one pair at most, and whatever is in none is dropped or added.
  @Test func everyStopIsAccountedForOnce() throws {
    let screens = try screens()
    for (number, (old, new)) in zip(screens, screens.dropFirst()).enumerated() {
      let alignment = StopAlignment(from: old.stops, to: new.stops)
      let olds = (alignment.pairs.map(\.old) + alignment.dropped).sorted()
      let news = (alignment.pairs.map(\.new) + alignment.added).sorted()
      let place: Comment = "seed \(Self.seed), screens \(number) and \(number + 1)"
      #expect(olds == Array(old.stops.indices), place)
      #expect(news == Array(new.stops.indices), place)
      let kept = alignment.pairs.filter { !$0.isMoved }.map(\.old)
      #expect(kept == kept.sorted(), place)
    }
  }

  /// Stops whose announcements differ are told exactly, whichever are taken out.
  @Test func everyStopThatIsTakenOutIsLost() {
    var random = SplitMix64(seed: Self.seed)
    for number in 0..<Self.count {
      let stops = distinctStops(&random)
      let taken = stops.indices.filter { _ in random.oneIn(3) }
      let left = stops.indices.filter { !taken.contains($0) }.map { stops[$0] }
      let changes = HeardDifference(from: stops, to: left).changes
      let place: Comment = "seed \(Self.seed), list \(number)"
      #expect(changes.compactMap(\.old?.place) == taken, place)
      #expect(changes.allSatisfy { $0.kinds == [.lost] && $0.gravity == .lost }, place)
      let back = HeardDifference(from: left, to: stops).changes
      #expect(back.map(\.kinds) == taken.map { _ in [.new] }, place)
    }
  }

  /// Of stops that cannot be told apart, as many are lost as are taken out.
  @Test func equalStopsAreCounted() {
    var random = SplitMix64(seed: Self.seed)
    for number in 0..<Self.count {
      let stops = (0..<random.integer(1...12)).map { _ in
        stop(random.pick(["Cook", "Share", "Soup"], or: ""), nil)
      }
      let left = stops.filter { _ in !random.oneIn(3) }
      let changes = HeardDifference(from: stops, to: left).changes
      let lost = changes.filter { $0.new == nil }
      let place: Comment = "seed \(Self.seed), list \(number)"
      #expect(lost.count == stops.count - left.count, place)
      for name in ["Cook", "Share", "Soup"] {
        let missing = stops.count { $0.spoken == name } - left.count { $0.spoken == name }
        #expect(lost.count { $0.old?.spoken == name } == missing, place)
      }
    }
  }

  /// Another order of the same stops loses nothing, and as few as can be are moved.
  @Test func anotherOrderOnlyMoves() {
    var random = SplitMix64(seed: Self.seed)
    for number in 0..<Self.count {
      let stops = distinctStops(&random)
      let order = stops.indices.shuffled(using: &random)
      let changes = HeardDifference(from: stops, to: order.map { stops[$0] }).changes
      let place: Comment = "seed \(Self.seed), list \(number)"
      #expect(changes.allSatisfy { $0.kinds == [.moved] }, place)
      #expect(changes.count == stops.count - order.longestRising.count, place)
    }
  }

  /// So many stops that cannot be told apart that not every pair of them is weighed.
  @Test func longListsAreComparedInTurn() {
    let names = ["Cook", "Share"]
    let stops = (0..<2200).map { stop(names[$0 % 2], NodeID("\($0)")) }
    let left = (0..<2198).map { stop(names[$0 % 2], NodeID("other\($0)")) }
    let changes = HeardDifference(from: stops, to: left).changes
    #expect(changes.map(\.kinds) == [[.lost], [.lost]])
    let others = (0..<2200).map { stop("Save", NodeID("third\($0)")) }
    let all = HeardDifference(from: stops, to: others).changes
    #expect(all.count { $0.kinds == [.lost] } == 2200 && all.count { $0.kinds == [.new] } == 2200)
  }

  private func distinctStops(_ random: inout SplitMix64) -> [HeardStop] {
    (0..<random.integer(1...20)).map { stop("word\($0) other\($0)", NodeID("\($0)")) }
  }

  private func stop(_ text: String, _ id: NodeID?) -> HeardStop {
    var stop = HeardStop(spoken: text, parts: [HeardPart(.label, text)])
    stop.id = id
    stop.label = text
    return stop
  }
}
