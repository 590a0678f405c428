package import A11yTree

/// The findings of two runs, held against each other as a baseline is.
///
/// That is by rule, place, label and what was measured, and by how often they occur. A card that is moved keeps its findings,
/// and so does an element that says something else (ours).
package struct FindingComparison {
  /// For each scenario of the run, what became of its findings.
  package private(set) var changes: [[FindingChange]]
  private let olds: [Side?]
  private let news: [Side?]

  /// What was found in one version of a scenario.
  package struct Side: Sendable {
    package var findings: [Finding]
    /// The places of those that do not count.
    package var excused: Set<Int>
    /// The elements on its screens.
    package var elements: Set<ElementIdentity>
    /// The ids of the rules that were run.
    package var rules: Set<String>
    package var environments: [ScreenEnvironment]
    /// The least grave outcome that fails an audit.
    package var failOn: Outcome

    package init(
      findings: [Finding], excused: Set<Int>, elements: Set<ElementIdentity>, rules: Set<String>,
      environments: [ScreenEnvironment], failOn: Outcome
    ) {
      self.findings = findings
      self.excused = excused
      self.elements = elements
      self.rules = rules
      self.environments = environments
      self.failOn = failOn
    }
  }

  /// Compares.
  ///
  /// - Parameter scenarios: Both versions of each scenario, nil for one that is not there.
  package init(_ scenarios: [(old: Side?, new: Side?)]) {
    olds = scenarios.map(\.old)
    news = scenarios.map(\.new)
    changes = Array(repeating: [], count: scenarios.count)
    var entries: [BaselineEntry] = []
    var origins: [(scenario: Int, finding: Int)] = []
    for (scenario, side) in olds.enumerated() {
      for (place, finding) in (side?.findings ?? []).enumerated() {
        entries.append(
          BaselineEntry(scenario: String(scenario), identity: FindingIdentity(finding)))
        origins.append((scenario, place))
      }
    }
    let measured = news.indices.filter { news[$0] != nil }
    let comparison = BaselineComparison(
      Baseline(entries), measured.compactMap { news[$0]?.measured },
      today: Day(secondsSince1970: 0)
    ) { path in
      Int(path).flatMap(measured.firstIndex).map { .measured($0) } ?? .gone
    }
    for (run, scenario) in measured.enumerated() {
      var gone = comparison.remainders.filter { origins[$0.entry].scenario == scenario }
      let findings = news[scenario]?.findings ?? []
      for place in findings.indices {
        var origin = comparison.standings[run][place].map { origins[$0.entry] }
        for isSame in [Finding.isRenamed, Finding.isRemeasured] where origin == nil {
          let match = gone.firstIndex { remainder in
            let (side, old) = origins[remainder.entry]
            return olds[side].map { isSame($0.findings[old])(findings[place]) } ?? false
          }
          if let match { origin = origins[gone.remove(at: match).entry] }
        }
        judge(place, of: scenario, origin)
      }
      spread(in: scenario)
      for remainder in gone {
        guard let finding = olds[scenario]?.findings[origins[remainder.entry].finding] else {
          continue
        }
        add(finding, FindingChange.Kind(remainder.state), remainder.state.gravity, to: scenario)
      }
    }
  }

  private mutating func judge(
    _ place: Int, of scenario: Int, _ origin: (scenario: Int, finding: Int)?
  ) {
    guard let side = news[scenario] else { return }
    let finding = side.findings[place]
    let isExcused = side.excused.contains(place)
    let gravity: Gravity =
      isExcused ? .changed : finding.outcome.rank <= side.failOn.rank ? .lost : .worse
    guard let origin, let earlier = olds[origin.scenario]?.findings[origin.finding] else {
      // A scenario that is new makes nothing worse than it was; what fails in it is told.
      guard olds[scenario] != nil || gravity == .lost else { return }
      return add(finding, .appeared, gravity, to: scenario, isExcused: isExcused)
    }
    if FindingIdentity(earlier).evidence != FindingIdentity(finding).evidence,
      let before = earlier.measured, let now = finding.measured
    {
      let better: Gravity = now.isBetter(than: before) ? .better : .changed
      let isWorse = before.isBetter(than: now) && !isExcused
      return add(
        finding, .remeasured, isWorse ? gravity : better, to: scenario, isExcused: isExcused,
        old: earlier)
    }
    let wasExcused = olds[origin.scenario]?.excused.contains(origin.finding) ?? false
    guard wasExcused != isExcused else { return }
    add(finding, isExcused ? .excused : .counts, gravity, to: scenario)
  }

  /// Finds what is known and occurs in environments in which it did not; findings of one identity
  /// cannot be told apart.
  private mutating func spread(in scenario: Int) {
    guard let old = olds[scenario], let new = news[scenario] else { return }
    let shared = new.environments.filter(old.environments.contains)
    let before = Dictionary(grouping: old.findings, by: { FindingIdentity($0) })
    let known = new.findings.enumerated().filter { !new.excused.contains($0.offset) }
    for group in Dictionary(grouping: known, by: { FindingIdentity($0.element) })
      .sorted(by: { $0.value[0].offset < $1.value[0].offset })
    {
      guard let earlier = before[group.key] else { continue }
      let gained = shared.filter { environment in
        group.value.contains { $0.element.occurrence(in: environment) != nil }
          && !earlier.contains { $0.occurrence(in: environment) != nil }
      }
      guard !gained.isEmpty else { continue }
      let finding = group.value[0].element
      add(
        finding, .spread, finding.outcome.rank <= new.failOn.rank ? .lost : .worse, to: scenario,
        environments: gained)
    }
  }

  private mutating func add(
    _ finding: Finding, _ kind: FindingChange.Kind, _ gravity: Gravity, to scenario: Int,
    environments: [ScreenEnvironment] = [], isExcused: Bool = false, old: Finding? = nil
  ) {
    let defect = DefectIdentity(finding)
    let same = changes[scenario].firstIndex { change in
      defect != nil && change.kind == kind && change.gravity == gravity
        && change.isExcused == isExcused
        && change.environments == environments && DefectIdentity(change.first) == defect
    }
    if let same {
      changes[scenario][same].findings.append(finding)
    } else {
      changes[scenario].append(
        FindingChange(
          kind: kind, findings: [finding], environments: environments, gravity: gravity,
          isExcused: isExcused, old: old))
    }
  }
}

extension FindingComparison.Side {
  fileprivate var measured: BaselineComparison.Measured {
    BaselineComparison.Measured(
      findings: findings.enumerated().map { ($0.offset, FindingIdentity($0.element)) },
      elements: elements, rules: rules)
  }
}

extension FindingChange.Kind {
  fileprivate init(_ state: BaselineComparison.Remainder.State) {
    self =
      switch state {
      case .fixed: .fixed
      case .elementGone, .scenarioGone: .elementGone
      case .ruleOff: .ruleOff
      }
  }
}

extension BaselineComparison.Remainder.State {
  fileprivate var gravity: Gravity {
    switch self {
    case .fixed: .better
    case .elementGone, .scenarioGone: .changed
    case .ruleOff: .worse
    }
  }
}
