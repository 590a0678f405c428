package import A11yTree

/// How two versions of a scenario differ in what is heard and in what it takes.
///
/// Every environment that both have is compared; where they share none, their own ones are.
/// Scripts are those of the old version, played on both, so that the same gestures are compared.
@MainActor
package struct ScenarioDifference {
  /// The stops that are not the same.
  package private(set) var stops: [Occurring<StopChange>] = []
  /// What can be done that is not the same.
  package private(set) var deeds: [Occurring<DeedChange>] = []
  /// What is not the same in the sessions of scripts, beyond what the stops show.
  package private(set) var sessions: [StopChange] = []
  /// The environments that were compared, the new version's.
  package private(set) var environments: [ScreenEnvironment] = []
  /// The environments that only the old version has.
  package private(set) var droppedEnvironments: [ScreenEnvironment] = []
  /// The environments that only the new version has.
  package private(set) var addedEnvironments: [ScreenEnvironment] = []
  private var walks = SessionFilter()

  /// A scenario with the screens of its matrix, in its order.
  package struct Side {
    package var scenario: Scenario
    package var screens: [Screen]

    package init(_ scenario: Scenario, screens: [Screen]) {
      self.scenario = scenario
      self.screens = screens
    }
  }

  /// Compares two versions.
  ///
  /// - Throws: An error at a script that cannot be played, or about a missing language.
  package init(from old: Side, to new: Side) throws(InputError) {
    for (before, after) in pairs(old, new) {
      let difference: ScreenDifference
      do throws(MissingLanguage) {
        difference = try ScreenDifference(
          from: .init(before, profile: old.scenario.reader),
          to: .init(after, profile: new.scenario.reader), place: { FindingPlace($0).names })
      } catch {
        throw InputError(path: new.scenario.path, message: error.description)
      }
      environments.append(after.environment)
      for change in difference.stops { stops.add(change, in: after.environment) }
      for change in difference.deeds { deeds.add(change, in: after.environment) }
      walks.add(difference)
    }
    try compareSessions(old.scenario, new.scenario)
  }

  private mutating func pairs(_ old: Side, _ new: Side) -> [(Screen, Screen)] {
    let pairs = new.screens.compactMap { screen in
      old.screens.first { $0.environment == screen.environment }.map { ($0, screen) }
    }
    guard pairs.isEmpty else {
      let shared = Set(pairs.map(\.0.environment))
      droppedEnvironments = old.scenario.matrix.filter { !shared.contains($0) }
      addedEnvironments = new.scenario.matrix.filter { !shared.contains($0) }
      return pairs
    }
    droppedEnvironments = old.scenario.matrix
    addedEnvironments = new.scenario.matrix
    let bases = [old, new].map { side in
      side.screens.first { $0.environment == side.scenario.environment } ?? side.screens.first
    }
    guard let before = bases[0], let after = bases[1] else { return [] }
    return [(before, after)]
  }

  private mutating func compareSessions(
    _ old: Scenario, _ new: Scenario
  ) throws(InputError) {
    for script in old.scripts {
      let before = try ScenarioRunner.play(script, of: old).transcript
      let after = try ScenarioRunner.play(script, of: new).transcript
      let difference = HeardDifference(
        from: HeardSession(before).steps, to: HeardSession(after).steps)
      for change in difference.changes {
        guard let rest = walks.rest(of: change), !sessions.contains(rest) else { continue }
        sessions.append(rest)
      }
    }
  }
}

/// Something with the environments in which it is so.
package struct Occurring<Value: Hashable & Sendable>: Sendable {
  package let value: Value
  package fileprivate(set) var environments: [ScreenEnvironment]
}

extension Array {
  /// Adds that something is so in one more environment.
  fileprivate mutating func add<Value>(
    _ value: Value, in environment: ScreenEnvironment
  ) where Element == Occurring<Value> {
    if let place = firstIndex(where: { $0.value == value }) {
      self[place].environments.append(environment)
    } else {
      append(Occurring(value: value, environments: [environment]))
    }
  }
}

/// What the stops of the screens tell already, which sessions need not tell again.
private struct SessionFilter {
  private var oldSpoken: Set<String> = []
  private var newSpoken: Set<String> = []
  private var newWords: [Set<String>] = []
  private var known: Set<PartChange> = []

  mutating func add(_ difference: ScreenDifference) {
    oldSpoken.formUnion(difference.old.stops.map(\.spoken))
    newSpoken.formUnion(difference.new.stops.map(\.spoken))
    newWords += difference.new.stops.map { Set($0.spoken.comparableWords) }
    known.formUnion(difference.stops.flatMap(\.parts))
  }

  /// Returns what of a change no screen shows, nil where nothing is left.
  ///
  /// What is done by a gesture depends on where the cursor stands, so that only what is heard of
  /// it counts.
  func rest(of change: StopChange) -> StopChange? {
    guard let old = change.old else { return nil }
    var rest = change
    rest.isMoved = false
    let isOnScreen = oldSpoken.contains(old.spoken) && !old.spoken.isEmpty
    rest.parts = change.parts.filter { part in
      if part.kind == .announcement { return part.verdict.isLoss || part.verdict == .reworded }
      guard !isOnScreen, part.kind != .action, part.kind != .gesture else { return false }
      return !isTold(part)
    }
    guard !rest.parts.isEmpty else { return nil }
    if change.new == nil, newSpoken.contains(old.spoken), !old.spoken.isEmpty { return nil }
    return rest
  }

  private func isTold(_ part: PartChange) -> Bool {
    guard part.verdict.isLoss || part.verdict == .reworded else { return true }
    guard !known.contains(where: { $0.kind == part.kind && $0.old == part.old }) else {
      return true
    }
    let words = part.old?.comparableWords ?? []
    return part.verdict.isLoss && !words.isEmpty
      && newWords.contains { $0.isSuperset(of: words) }
  }
}
