import A11yTree
import CardA11y

/// Finds out who notices that a scenario is broken: the audit, by anything that fails it.
///
/// What is cheap comes first, and the first killer is enough unless all are wanted.
@MainActor
struct MutantJudge {
  private let scenario: Scenario
  private let auditor: ScenarioAuditor
  private let goldens: [CommittedGolden]
  private let baseline: BaselineSession?
  private let findsAll: Bool
  private let observation: MutationObservation
  /// What the rules say of the whole scenario, in all its environments and in the first one.
  private let known: (everywhere: KnownFindings, first: KnownFindings)
  /// The rules of which the scenario says something itself, which only a whole audit decides.
  private let excused: Set<String>

  /// A golden as it stands, and the scenario in its language.
  private struct CommittedGolden {
    let golden: Golden
    let text: String
    let scenario: Scenario
  }

  /// Looks at a scenario while it is whole.
  ///
  /// - Parameters:
  ///   - scenario: The scenario, whose audit passes.
  ///   - files: The files of the command line.
  ///   - auditor: Who audits.
  ///   - baseline: The findings that are known, nil for none.
  ///   - findsAll: Whether every killer is wanted.
  ///   - console: The world around the run.
  /// - Throws: An error of a golden that cannot be read.
  init(
    _ scenario: Scenario, _ files: ScenarioFiles, _ auditor: ScenarioAuditor,
    baseline: BaselineSession?, findsAll: Bool, console: Console
  ) throws(InputError) {
    self.scenario = scenario
    self.auditor = auditor
    self.baseline = baseline
    self.findsAll = findsAll
    goldens = try Self.goldens(of: scenario, files, console)
    let sessions = try auditor.sessions(of: scenario)
    observation = MutationObservation(scenario, transcripts: sessions.map(\.transcript))
    let everywhere = try auditor.judge(scenario, sessions)
    let first = try auditor.judge(scenario.inFirstEnvironment, sessions)
    known = (KnownFindings(everywhere.report), KnownFindings(first.report))
    excused = Set(
      scenario.audit.expected.map(\.selector.rule)
        + scenario.audit.suppressions.map(\.selector.rule))
  }

  private static func goldens(
    of scenario: Scenario, _ files: ScenarioFiles, _ console: Console
  ) throws(InputError) -> [CommittedGolden] {
    guard scenario.path != "-" else { return [] }
    var goldens: [CommittedGolden] = []
    for golden in files.goldens(of: scenario, console: console) where golden.exists(console) {
      let whole = try files.scenario(of: golden, scenario)
      do throws(FileError) {
        let text = String(decoding: try console.read(golden.path), as: UTF8.self)
        goldens.append(CommittedGolden(golden: golden, text: text, scenario: whole))
      } catch {
        throw InputError(path: error.path, message: error.reason)
      }
    }
    return goldens
  }

  /// Returns what becomes of a mutant.
  func judge(_ mutant: Mutant) -> MutantResult {
    var result = MutantResult(
      kind: mutant.kind, element: mutant.element, detail: mutant.detail, location: mutant.location)
    let mutated = mutant.applied(to: scenario)
    do throws(InputError) {
      let sessions = try auditor.sessions(of: mutated)
      result.killers = Self.failing(sessions)
      if wantsMore(result) { result.killers += try differing(mutant, sessions) }
      if wantsMore(result) { result.killers += try found(mutated, sessions, in: &result) }
      guard result.killers.isEmpty else { return result }
      result.traces = observation.traces(
        of: MutationObservation(mutated, transcripts: sessions.map(\.transcript)))
      // What no script does changes nothing on the way.
      if result.traces.isEmpty, mutant.isOfAction {
        result.traces = [MutationTrace(.effect)]
      }
    } catch {
      result.killers.append(.init(means: .error, name: error.message))
    }
    return result
  }

  private func wantsMore(_ result: MutantResult) -> Bool { findsAll || result.killers.isEmpty }

  private static func failing(_ sessions: [ScenarioRunner.Session]) -> [MutantResult.Killer] {
    sessions.flatMap(\.results).filter { !$0.passed }
      .map { .init(means: .expectation, name: $0.location.text) }
  }

  /// Returns the goldens that differ.
  private func differing(
    _ mutant: Mutant, _ sessions: [ScenarioRunner.Session]
  ) throws(InputError) -> [MutantResult.Killer] {
    var killers: [MutantResult.Killer] = []
    for committed in goldens where wantsMore(killers) {
      let technology = committed.golden.technology
      var transcripts: [Transcript] = []
      if committed.golden.locale == nil {
        transcripts = sessions.map(\.transcript).filter { $0.technology == technology }
      }
      if transcripts.isEmpty {
        transcripts = try mutant.applied(to: committed.scenario).transcripts(with: technology)
      }
      let session = GoldenSession(golden: committed.golden, transcripts: transcripts)
      if session.text != committed.text {
        killers.append(.init(means: .golden, name: committed.golden.path))
      }
    }
    return killers
  }

  private func wantsMore(_ killers: [MutantResult.Killer]) -> Bool {
    findsAll || killers.isEmpty
  }

  /// Returns what rules find, first in one environment, then in all of them.
  private func found(
    _ mutated: Scenario, _ sessions: [ScenarioRunner.Session], in result: inout MutantResult
  ) throws(InputError) -> [MutantResult.Killer] {
    if !findsAll, baseline == nil {
      let first = try auditor.judge(mutated.inFirstEnvironment, sessions)
      let finding = first.report.findings.first { finding in
        finding.outcome.rank <= first.failOn.rank && !known.first.contains(finding)
          && !excused.contains(finding.rule) && Rule.withID(finding.rule)?.judgesMatrix == false
      }
      if let finding { return [.init(means: .rule, name: finding.rule)] }
    }
    var audit = AuditSummary(scenarios: [try auditor.judge(mutated, sessions)])
    if let baseline { audit.compare(with: baseline, today: auditor.today) }
    guard let judged = audit.scenarios.first else { return [] }
    var killers = judged.failing.map { place in
      MutantResult.Killer(means: .rule, name: judged.report.findings[place].rule)
    }
    killers += judged.missingFindings.map { .init(means: .expectedFinding, name: $0.description) }
    if let baseline = audit.baseline {
      killers += baseline.remainders.map {
        .init(means: .baseline, name: baseline.entries[$0.entry].identity.description)
      }
    }
    for (place, finding) in judged.report.findings.enumerated()
    where !known.everywhere.contains(finding) {
      let remark = MutantResult.Remark(outcome: finding.outcome, rule: finding.rule)
      if judged.excuses[place] != nil {
        if !result.covered.contains(remark) { result.covered.append(remark) }
      } else if finding.outcome.rank > judged.failOn.rank, !result.remarks.contains(remark) {
        result.remarks.append(remark)
      }
    }
    var seen: Set<MutantResult.Killer> = []
    return killers.filter { seen.insert($0).inserted }
  }
}

extension Scenario {
  /// The scenario in the one environment that is judged before the others.
  fileprivate var inFirstEnvironment: Scenario {
    var scenario = self
    let isMeasured = matrix.contains(environment)
    scenario.matrix = isMeasured ? [environment] : Array(matrix.prefix(1))
    return scenario
  }
}

/// The findings of a scenario that is whole, each with the environments in which it occurs.
private struct KnownFindings {
  private var environments: [Key: Set<[EnvironmentEntry]>] = [:]

  private struct Key: Hashable {
    let rule: String
    let outcome: Outcome
    let id: NodeID
    let evidence: String

    init(_ finding: Finding) {
      (rule, outcome) = (finding.rule, finding.outcome)
      (id, evidence) = (finding.element.id, finding.evidence)
    }
  }

  init(_ report: AuditReport) {
    for finding in report.findings {
      environments[Key(finding), default: []].formUnion(finding.environments)
    }
  }

  /// Returns whether a finding is among them, in all environments in which it occurs.
  func contains(_ finding: Finding) -> Bool {
    environments[Key(finding)]?.isSuperset(of: finding.environments) ?? false
  }
}
