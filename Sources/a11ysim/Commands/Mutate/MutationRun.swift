import A11yTree
import CardA11y

/// Breaks scenarios in every way that can be made of them, or in some ways that a seed chooses.
@MainActor
struct MutationRun {
  /// The files of the command line.
  let files: ScenarioFiles
  /// Who audits.
  let auditor: ScenarioAuditor
  /// The findings that are known, nil for none.
  let baseline: BaselineSession?
  /// The names of the kinds that are made, nil for all.
  let kinds: Set<String>?
  /// How many mutants are made at the most, nil for all of them.
  let limit: Int?
  /// What decides which ones.
  let seed: Int
  /// Whether every killer is looked for.
  let findsAll: Bool
  /// The world around the run.
  let console: Console

  /// A scenario with the mutants that are made of it.
  private struct Plan {
    let scenario: Scenario
    var mutants: [Mutant]
  }

  /// Makes the mutants and returns what became of them.
  func summary() -> MutationSummary {
    let (plans, errors) = files.map { path throws(InputError) in try plan(path) }
    var summary = MutationSummary(errors: errors)
    summary.made = plans.map(\.mutants.count).reduce(0, +)
    for plan in sampled(plans) {
      do throws(InputError) {
        var entry = MutationSummary.Entry(path: plan.scenario.path, name: plan.scenario.name)
        if !plan.mutants.isEmpty {
          let judge = try MutantJudge(
            plan.scenario, files, auditor, baseline: baseline, findsAll: findsAll,
            console: console)
          entry.results = plan.mutants.map(judge.judge)
        }
        summary.scenarios.append(entry)
      } catch {
        summary.errors.append(error)
      }
    }
    return summary
  }

  /// Returns what can be made of a scenario, which must pass while it is whole.
  private func plan(_ path: String) throws(InputError) -> Plan {
    let scenario = try files.scenario(at: path)
    var audit = AuditSummary(scenarios: [try auditor.audit(scenario)])
    if let baseline { audit.compare(with: baseline, today: auditor.today) }
    guard audit.status == .passed else {
      throw InputError(
        path: path,
        message: "its audit fails while nothing is broken, so that it proves nothing; "
          + "see a11ysim audit \(path)")
    }
    let thresholds = try files.policy(of: scenario).options.thresholds
    let mutants = try Mutation.mutants(of: scenario, only: kinds, thresholds: thresholds)
    return Plan(scenario: scenario, mutants: mutants)
  }

  /// Returns the plans with as many mutants as are wanted, chosen evenly and kept in their order.
  private func sampled(_ plans: [Plan]) -> [Plan] {
    let count = plans.map(\.mutants.count).reduce(0, +)
    guard let limit, limit < count else { return plans }
    var random = SplitMix64(seed: UInt64(seed))
    var places = Array(0..<count)
    for place in 0..<limit {
      places.swapAt(place, Int.random(in: place..<count, using: &random))
    }
    let chosen = Set(places.prefix(limit))
    var next = 0
    return plans.map { plan in
      var plan = plan
      plan.mutants = plan.mutants.filter { _ in
        defer { next += 1 }
        return chosen.contains(next)
      }
      return plan
    }
  }
}
