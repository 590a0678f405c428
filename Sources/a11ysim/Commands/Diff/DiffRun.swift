import A11yTree
import CardA11y

/// Measures both sides of a comparison and holds them against each other.
@MainActor
struct DiffRun {
  private let old: MeasuredSide
  private let new: MeasuredSide

  /// Prepares both sides by a command line's options.
  init(_ sides: DiffSides, _ pairs: DiffPairs, _ invocation: Invocation) throws(UsageError) {
    old = try MeasuredSide(sides.old, pairs.all.compactMap(\.old), invocation)
    new = try MeasuredSide(sides.new, pairs.all.compactMap(\.new), invocation)
  }

  /// Compares every scenario.
  func result(of pairs: DiffPairs, failOn: Gravity?) -> DiffResult {
    var result = DiffResult(old: old.side.name, new: new.side.name, failOn: failOn)
    result.errors = old.errors + new.errors.filter { !old.errors.contains($0) }
    guard result.errors.isEmpty else { return result }
    result.errors = pairs.errors
    var found: [(scenario: DiffedScenario, old: MeasuredScenario?, new: MeasuredScenario?)] = []
    for pair in pairs.all {
      do throws(InputError) {
        let before = try pair.old.map { path throws(InputError) in try old.scenario(at: path) }
        let after = try pair.new.map { path throws(InputError) in try new.scenario(at: path) }
        if old.side.profile == new.side.profile, before?.inputs == after?.inputs {
          result.sameCount += 1
        } else {
          found.append(try compare(pair, before?.scenario, after?.scenario))
        }
      } catch {
        if !result.errors.contains(error) { result.errors.append(error) }
      }
    }
    let findings = FindingComparison(found.map { ($0.old?.findings, $0.new?.findings) }).changes
    for (place, entry) in found.enumerated() {
      var scenario = entry.scenario
      scenario.findings = findings[place].filter { !scenario.tellsBySizes($0) }
      if scenario.isDifferent {
        result.scenarios.append(scenario)
      } else {
        result.sameCount += 1
      }
    }
    return result
  }

  private func compare(
    _ pair: DiffPair, _ before: Scenario?, _ after: Scenario?
  ) throws(InputError) -> (DiffedScenario, MeasuredScenario?, MeasuredScenario?) {
    let earlier = try before.map { scenario throws(InputError) in try old.measure(scenario) }
    let later = try after.map { scenario throws(InputError) in try new.measure(scenario) }
    var result = DiffedScenario(
      path: pair.new ?? pair.old ?? "", name: after?.name ?? before?.name,
      presence: earlier == nil ? .added : later == nil ? .removed : .both,
      environments: (after ?? before)?.matrix ?? [])
    if old.side.name.kind == .revision, pair.new != nil, pair.old != pair.new {
      result.oldPath = pair.old
    }
    guard let earlier, let later else { return (result, earlier, later) }
    let difference: ScenarioDifference
    do throws(InputError) {
      difference = try ScenarioDifference(
        from: .init(earlier.scenario, screens: earlier.screens),
        to: .init(later.scenario, screens: later.screens))
    } catch {
      throw new.side.error(error)
    }
    result.stops = difference.stops
    result.deeds = difference.deeds
    result.sessions = difference.sessions
    result.droppedEnvironments = difference.droppedEnvironments
    result.addedEnvironments = difference.addedEnvironments
    result.sizes = SizeChange.all(from: earlier.sizes, to: later.sizes)
    return (result, earlier.withoutScreens, later.withoutScreens)
  }
}

extension DiffedScenario {
  /// Whether a finding only spread over text sizes, which the sizes tell.
  fileprivate func tellsBySizes(_ change: FindingChange) -> Bool {
    change.kind == .spread && SizeTable.covers(rule: change.first.rule)
      && sizes.contains { $0.row.element.id == change.first.element.id }
  }
}

/// One side with what reads and judges its files.
@MainActor
private struct MeasuredSide {
  let side: DiffSide
  /// What kept from reading what every scenario needs.
  let errors: [InputError]
  private let files: ScenarioFiles
  private let auditor: ScenarioAuditor
  private let log = InputLog()
  private let console: Console
  private let shared: [InputLog.Entry]

  init(_ side: DiffSide, _ paths: [String], _ invocation: Invocation) throws(UsageError) {
    self.side = side
    var own = invocation
    console = side.console
    own.console = log.watching(side.console)
    // Without a file nothing is looked for; a hyphen stands for none that is read.
    own.operands = paths.isEmpty ? ["-"] : paths
    if let profile = side.profile { own.values[OptionSpec.profile.name] = [profile] }
    log.begin("")
    files = try ScenarioFiles(own)
    auditor = try ScenarioAuditor(own, files, keeps: [.elements, .sizes])
    errors = files.errors.map { side.error($0) }
    shared = log.entries
  }

  /// Reads a scenario, with all that it was made from.
  func scenario(
    at path: String
  ) throws(InputError) -> (scenario: Scenario, inputs: [InputLog.Entry]) {
    log.begin(path)
    do throws(InputError) {
      let scenario = try files.scenario(at: path)
      if let configuration = try files.configuration(of: path)?.path,
        let bytes = try? console.read(configuration)
      {
        log.note(configuration, bytes)
      }
      return (scenario, shared + log.entries)
    } catch {
      throw side.error(error)
    }
  }

  /// Computes the screens of a scenario and judges them.
  func measure(_ scenario: Scenario) throws(InputError) -> MeasuredScenario {
    do throws(InputError) {
      let screens = try scenario.measuredScreens()
      let audited = try auditor.judge(
        scenario, try auditor.sessions(of: scenario), screens: screens)
      return MeasuredScenario(scenario: scenario, screens: screens, audited: audited)
    } catch {
      throw side.error(error)
    }
  }
}

/// What one version of a scenario came to.
private struct MeasuredScenario {
  let scenario: Scenario
  var screens: [Screen]
  let sizes: SizeTable
  /// What was found.
  let findings: FindingComparison.Side

  init(scenario: Scenario, screens: [Screen], audited: AuditedScenario) {
    self.scenario = scenario
    self.screens = screens
    sizes = audited.sizes
    findings = FindingComparison.Side(
      findings: audited.report.findings, excused: Set(audited.excuses.keys),
      elements: audited.elements, rules: Set(audited.report.coverage.map(\.rule)),
      environments: audited.environments, failOn: audited.failOn)
  }

  /// What is still needed once the screens are compared.
  var withoutScreens: MeasuredScenario {
    var rest = self
    rest.screens = []
    return rest
  }
}
