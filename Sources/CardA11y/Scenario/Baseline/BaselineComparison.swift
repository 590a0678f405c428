/// The findings of a run, held against a baseline.
///
/// An entry covers as many findings of its identity as it counts, first those of its own scenario,
/// wherever on the page they stand. What is left of it covers findings of the same identity in
/// other scenarios only if its element has left its own, or its file is gone: then the card was
/// moved. Where the element is still there without the finding, it was put right, and a finding
/// of the same identity elsewhere is new. So no regression hides behind a fix. Within one scenario
/// two findings of one identity cannot be told apart: one that is put right while another of the
/// very same rule, place in the component, label and evidence comes up leaves their number as it
/// was (ours).
package struct BaselineComparison: Sendable {
  /// What was measured of a scenario.
  package struct Measured: Sendable {
    /// The findings that may be known, by their places in the report.
    package var findings: [(place: Int, identity: FindingIdentity)]
    /// The elements on its screens.
    package var elements: Set<ElementIdentity>
    /// The ids of the rules that were run.
    package var rules: Set<String>

    package init(
      findings: [(place: Int, identity: FindingIdentity)], elements: Set<ElementIdentity>,
      rules: Set<String>
    ) {
      self.findings = findings
      self.elements = elements
      self.rules = rules
    }
  }

  /// Where the scenario of an entry is.
  package enum Whereabouts: Sendable {
    /// It was measured, by its place in the run.
    case measured(Int)
    /// It stands there and was not measured.
    case elsewhere
    /// There is no such file.
    case gone
  }

  /// How an entry stands to a finding that it is about.
  package struct Standing: Sendable {
    /// The place of the entry.
    package var entry: Int
    /// Whether the time of the entry is over, so that it covers nothing.
    package var isExpired: Bool
    /// Whether the finding stands in another scenario than the entry.
    package var isMoved: Bool
  }

  /// What is left of an entry.
  package struct Remainder: Sendable {
    /// The place of the entry.
    package var entry: Int
    /// How many findings it counts that do not occur.
    package var count: Int
    package var state: State

    /// Why the findings do not occur.
    package enum State: String, Sendable {
      /// The element is there, and the rule finds nothing.
      case fixed
      /// The element is gone.
      case elementGone
      /// The file of the scenario is gone.
      case scenarioGone
      /// The rule is switched off.
      case ruleOff

      /// Whether nothing is left that the entry could be about.
      package var isStale: Bool { self != .fixed }
    }
  }

  /// For each scenario of the run, how its findings stand to entries; none for a new one.
  package private(set) var standings: [[Int: Standing]]
  /// What is left of the entries whose scenarios were looked for.
  package private(set) var remainders: [Remainder] = []
  /// The places of the entries whose scenarios were not measured.
  package private(set) var unmeasured: [Int] = []

  private var left: [Int]

  /// Compares.
  ///
  /// - Parameters:
  ///   - baseline: What is known.
  ///   - measured: The scenarios of the run.
  ///   - today: The day on which what expires is judged.
  ///   - whereabouts: Finds the scenario of an entry by its path in the baseline.
  package init(
    _ baseline: Baseline, _ measured: [Measured], today: Day,
    whereabouts: (String) -> Whereabouts
  ) {
    standings = Array(repeating: [:], count: measured.count)
    left = baseline.entries.map(\.count)
    var places: [String: Whereabouts] = [:]
    let entries = baseline.entries.enumerated().map { place, entry in
      let found = places[entry.scenario] ?? whereabouts(entry.scenario)
      places[entry.scenario] = found
      return Candidate(
        place: place, entry: entry, whereabouts: found,
        isExpired: entry.note.isExpired(on: today))
    }
    coverWhereTheyStand(entries, measured)
    coverWhatMoved(entries, measured)
    findExpired(entries, measured)
    judgeRemainders(entries, measured)
  }

  private struct Candidate {
    var place: Int
    var entry: BaselineEntry
    var whereabouts: Whereabouts
    var isExpired: Bool

    /// The scenario in which it stands, nil where that was not measured.
    var scenario: Int? {
      if case .measured(let place) = whereabouts { place } else { nil }
    }

    /// Returns whether what it is about is no longer where it was.
    func isGone(from measured: [Measured]) -> Bool {
      switch whereabouts {
      case .gone: true
      case .elsewhere: false
      case .measured(let place):
        !measured[place].elements.contains(
          ElementIdentity(place: entry.identity.element, label: entry.identity.label))
      }
    }
  }

  /// Findings of one identity, in one scenario or in any.
  private struct Key: Hashable {
    var scenario: Int?
    var identity: FindingIdentity
  }

  private mutating func coverWhereTheyStand(_ entries: [Candidate], _ measured: [Measured]) {
    let valid = entries.filter { $0.scenario != nil && !$0.isExpired }
    let pools = Dictionary(grouping: valid) {
      Key(scenario: $0.scenario, identity: $0.entry.identity)
    }
    cover(measured, isExpired: false, isMoved: false) { scenario, identity in
      pools[Key(scenario: scenario, identity: identity)]
    }
  }

  private mutating func coverWhatMoved(_ entries: [Candidate], _ measured: [Measured]) {
    let valid = entries.filter {
      left[$0.place] > 0 && !$0.isExpired && $0.isGone(from: measured)
    }
    let pools = Dictionary(grouping: valid) { Key(scenario: nil, identity: $0.entry.identity) }
    cover(measured, isExpired: false, isMoved: true) { _, identity in
      pools[Key(scenario: nil, identity: identity)]
    }
  }

  private mutating func findExpired(_ entries: [Candidate], _ measured: [Measured]) {
    let expired = entries.filter { $0.scenario != nil && $0.isExpired }
    let pools = Dictionary(grouping: expired) {
      Key(scenario: $0.scenario, identity: $0.entry.identity)
    }
    cover(measured, isExpired: true, isMoved: false) { scenario, identity in
      pools[Key(scenario: scenario, identity: identity)]
    }
  }

  /// Gives findings that no entry covers yet to entries of their identity.
  private mutating func cover(
    _ measured: [Measured], isExpired: Bool, isMoved: Bool,
    _ pool: (Int, FindingIdentity) -> [Candidate]?
  ) {
    for (scenario, own) in measured.enumerated() {
      for (place, identity) in own.findings where standings[scenario][place] == nil {
        guard let entry = pool(scenario, identity)?.first(where: { left[$0.place] > 0 }) else {
          continue
        }
        left[entry.place] -= 1
        standings[scenario][place] = Standing(
          entry: entry.place, isExpired: isExpired, isMoved: isMoved)
      }
    }
  }

  private mutating func judgeRemainders(_ entries: [Candidate], _ measured: [Measured]) {
    for candidate in entries where left[candidate.place] > 0 {
      let count = left[candidate.place]
      let state: Remainder.State
      switch candidate.whereabouts {
      case .elsewhere:
        unmeasured.append(candidate.place)
        continue
      case .gone: state = .scenarioGone
      case .measured(let scenario):
        state =
          if !measured[scenario].rules.contains(candidate.entry.identity.rule) {
            .ruleOff
          } else {
            candidate.isGone(from: measured) ? .elementGone : .fixed
          }
      }
      remainders.append(Remainder(entry: candidate.place, count: count, state: state))
    }
  }
}
