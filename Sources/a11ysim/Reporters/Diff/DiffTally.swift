import A11yTree
import CardA11y

/// How many changes of a kind there are over all scenarios.
struct DiffTally {
  /// The name for machines.
  let key: String
  /// How grave they are.
  let gravity: Gravity
  /// How many there are.
  let count: Int
  private let one: String
  private let many: String

  private init(_ key: String, _ gravity: Gravity, _ count: Int, _ one: String, _ many: String) {
    self.key = key
    self.gravity = gravity
    self.count = count
    self.one = one
    self.many = many
  }

  /// What there is of it, in words.
  var words: String { "\(count) \(count == 1 ? one : many)" }

  /// Counts the changes of a comparison, the gravest first.
  static func all(in result: DiffResult) -> [DiffTally] {
    let tallies =
      scenarios(in: result.scenarios) + stops(in: result.scenarios)
      + actions(in: result.scenarios) + findings(in: result.scenarios)
    return Gravity.allCases.flatMap { gravity in tallies.filter { $0.gravity == gravity } }
  }

  private static func scenarios(in scenarios: [DiffedScenario]) -> [DiffTally] {
    let removed = scenarios.count { $0.presence == .removed }
    let added = scenarios.count { $0.presence == .added }
    let dropped = scenarios.map(\.droppedEnvironments.count).reduce(0, +)
    return [
      DiffTally("scenariosRemoved", .lost, removed, "scenario removed", "scenarios removed"),
      DiffTally(
        "environmentsDropped", .worse, dropped, "environment no longer measured",
        "environments no longer measured"),
      DiffTally("scenariosAdded", .changed, added, "scenario added", "scenarios added"),
    ]
  }

  private static func stops(in scenarios: [DiffedScenario]) -> [DiffTally] {
    let stops = scenarios.flatMap { $0.stops.map(\.value) }
    let kept = stops.filter { $0.new != nil } + scenarios.flatMap(\.sessions)
    let parts = kept.flatMap(\.parts)
    let lost = parts.count { $0.verdict.isLoss }
    func count(_ kind: StopChange.Kind) -> Int { stops.count { $0.kinds.contains(kind) } }
    return [
      DiffTally("stopsLost", .lost, count(.lost), "stop lost", "stops lost"),
      DiffTally(
        "informationLost", .lost, lost, "piece of information lost",
        "pieces of information lost"),
      DiffTally("stopsNoisier", .worse, count(.noisier), "stop noisier", "stops noisier"),
      DiffTally("stopsRenamed", .changed, count(.renamed), "stop renamed", "stops renamed"),
      DiffTally("stopsMoved", .changed, count(.moved), "stop moved", "stops moved"),
      DiffTally("stopsJoined", .changed, count(.joined), "stop joined", "stops joined"),
      DiffTally("stopsNew", .changed, count(.new), "new stop", "new stops"),
    ]
  }

  private static func actions(in scenarios: [DiffedScenario]) -> [DiffTally] {
    let deeds = scenarios.flatMap { $0.deeds.map(\.value) }
    let lost = deeds.count { $0.gravity == .lost }
    let harder = deeds.count { $0.kind == .harder }
    let others = deeds.count { $0.gravity == .changed }
    let easier = deeds.count { $0.kind == .easier }
    return [
      DiffTally("actionsLost", .lost, lost, "action lost", "actions lost"),
      DiffTally(
        "actionsHarder", .worse, harder, "action takes more gestures",
        "actions take more gestures"),
      DiffTally("actionsChanged", .changed, others, "action changed", "actions changed"),
      DiffTally(
        "actionsEasier", .better, easier, "action takes fewer gestures",
        "actions take fewer gestures"),
    ]
  }

  private static func findings(in scenarios: [DiffedScenario]) -> [DiffTally] {
    let findings = scenarios.flatMap(\.findings)
    let sizes = scenarios.flatMap(\.sizes)
    func count(_ gravity: Gravity, isGone: Bool) -> Int {
      findings.filter { $0.gravity == gravity && $0.kind.isGone == isGone }
        .map(\.findings.count).reduce(0, +)
    }
    let gone = count(.better, isGone: true) + count(.changed, isGone: true)
    let improved = count(.better, isGone: false)
    let earlier = sizes.count { $0.gravity == .lost }
    let later = sizes.count { $0.gravity == .better }
    return [
      DiffTally(
        "findingsFailing", .lost, count(.lost, isGone: false), "finding fails anew",
        "findings fail anew"),
      DiffTally(
        "sizesWorse", .lost, earlier, "element fails at smaller text",
        "elements fail at smaller text"),
      DiffTally(
        "findingsToJudge", .worse, count(.worse, isGone: false), "finding to look at",
        "findings to look at"),
      DiffTally(
        "findingsUnlooked", .worse, count(.worse, isGone: true), "finding gone with its rule",
        "findings gone with their rules"),
      DiffTally(
        "findingsChanged", .changed, count(.changed, isGone: false), "finding changed",
        "findings changed"),
      DiffTally("findingsGone", .better, gone, "finding gone", "findings gone"),
      DiffTally(
        "findingsImproved", .better, improved, "finding nearer to passing",
        "findings nearer to passing"),
      DiffTally(
        "sizesBetter", .better, later, "element fails at larger text only",
        "elements fail at larger text only"),
    ]
  }
}

extension DiffResult {
  /// What there is of each kind, the gravest first; what there is none of is left out.
  var tallyWords: [String] { DiffTally.all(in: self).filter { $0.count > 0 }.map(\.words) }

  /// How many scenarios differ.
  var countWords: String {
    let noun = count == 1 ? "scenario" : "scenarios"
    return scenarios.isEmpty
      ? "\(count) \(noun)" : "\(scenarios.count) of \(count) \(noun) differ"
  }
}
