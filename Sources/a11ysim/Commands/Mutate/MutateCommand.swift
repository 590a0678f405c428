import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim mutate [PATH…]`.
  static let mutate = CommandSpec(
    name: "mutate", summary: "breaks scenarios on purpose, and tells what no one would notice",
    operands: .scenarios,
    details: [
      "A mutant is a scenario with one thing broken as real code breaks it: a label lost, a "
        + "picture exposed, a font that does not scale. It is killed where its audit fails: by an "
        + "expectation, a golden, a rule, or an expected finding that is gone. It is noticed where "
        + "a rule says something new that fails nothing; equivalent, and not counted, where nothing "
        + "can be heard, found, seen or done otherwise. All others survive: what they break could "
        + "break unseen.",
      "The score is the share of the killed among those that are not equivalent. Survivors are no "
        + "failure by themselves; --min-score makes 1 the exit status where the score is lower. A "
        + "scenario whose audit fails while it is whole proves nothing and is an error, and so is "
        + "a run in which nothing can be broken.",
      "The first killer is enough: expectations are tried first, then goldens, then the rules in "
        + "the scenario's own environment, then in its matrix.",
    ],
    options: [
      OptionGroup(
        title: "What to break", options: [.list, .only, .limit, .seed, .allKillers, .minScore]),
      OptionGroup(
        title: OptionGroup.audit.title, options: OptionGroup.audit.options + [.baseline, .today]),
      .assets, OptionGroup(title: "Output", options: [.format(formats)]),
    ],
    examples: [
      Example("a11ysim mutate --list", "tells what can be broken, and what each kind stands for"),
      Example(
        "a11ysim mutate Scenarios --limit 20",
        "breaks twenty things, and tells which of them no one would notice"),
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation, formats: formats)
    let kinds = try invocation.mutationKinds()
    guard invocation.has(.list) else { return try MutateTask(invocation, kinds).result(plan) }
    try invocation.refuseBesideList()
    var result = CommandResult()
    let report = MutationKindsReport(kinds: kinds)
    plan.deliver(
      into: &result, console: invocation.console, page: report.page, value: report.value,
      markdown: report.markdown)
    return result
  }

  private static let formats: [OutputPlan.Format] = [.text, .json, .markdown]
}

/// Breaking the scenarios of a command line.
@MainActor
private struct MutateTask {
  private let invocation: Invocation
  private let kinds: [MutationKind]
  private let files: ScenarioFiles
  private let auditor: ScenarioAuditor
  private let limit: Int?
  private let seed: Int
  /// The least score that passes, in percent.
  private let least: Int?

  init(_ invocation: Invocation, _ kinds: [MutationKind]) throws(UsageError) {
    self.invocation = invocation
    self.kinds = kinds
    limit = try invocation.wholeNumber(.limit)
    seed = try invocation.wholeNumber(.seed) ?? 1
    least = try invocation.wholeNumber(.minScore)
    if let least, least > 100 {
      throw invocation.usageError(
        "--min-score: expected a whole number from 1 to 100, found '\(least)'")
    }
    if limit == nil, invocation.has(.seed) {
      throw invocation.usageError("--seed chooses what --limit leaves; give both")
    }
    files = try ScenarioFiles(invocation)
    if invocation.has(.baseline) { try files.refuseWithBaseline(invocation) }
    auditor = try ScenarioAuditor(
      invocation, files, keeps: invocation.has(.baseline) ? .elements : [])
  }

  func result(_ plan: OutputPlan) -> CommandResult {
    var baseline: BaselineSession?
    do throws(InputError) {
      if let path = invocation[.baseline] {
        baseline = try BaselineSession(reading: path, console: invocation.console)
      }
    } catch {
      return CommandResult(errors: [error])
    }
    let run = MutationRun(
      files: files, auditor: auditor, baseline: baseline, kinds: Set(kinds.map(\.name)),
      limit: limit, seed: seed, findsAll: invocation.has(.allKillers), console: invocation.console)
    let summary = run.summary()
    var result = CommandResult(errors: summary.errors)
    guard summary.score.total > 0 else {
      if result.problems.isEmpty {
        result.problems = ["a11ysim: error: none of these kinds can be made of these scenarios"]
      }
      result.status = .notMeasured
      return result
    }
    let report = MutationReport(summary: summary, least: least)
    if result.status == .passed, !report.isEnough { result.status = .found }
    plan.deliver(
      into: &result, console: invocation.console, page: report.page, value: report.value,
      markdown: report.markdown)
    return result
  }
}

extension Invocation {
  /// Returns the kinds that are asked for, in the order of reports.
  fileprivate func mutationKinds() throws(UsageError) -> [MutationKind] {
    let wanted = all(.only)
    let names = Mutation.kinds.map(\.name)
    for name in wanted where !names.contains(name) {
      throw usageError(
        "--only: unknown kind '\(name)'" + name.suggestion(among: names)
          + "; a11ysim mutate --list has them all")
    }
    return Mutation.kinds.filter { wanted.isEmpty || wanted.contains($0.name) }
  }

  /// Refuses what the list of the kinds makes nothing of.
  fileprivate func refuseBesideList() throws(UsageError) {
    if let operand = operands.first {
      throw usageError("--list takes no path, found '\(operand)'")
    }
    let others = [OptionSpec.limit, .seed, .allKillers, .minScore]
    if let option = others.first(where: { has($0) }) {
      throw usageError("--list breaks nothing; leave out --\(option.name)")
    }
  }
}

extension OptionSpec {
  fileprivate static let list = OptionSpec(
    name: "list", value: .flag, summary: "list the kinds, with what each stands for")
  fileprivate static let only = OptionSpec(
    name: "only", value: .word("KIND"), summary: "make mutants of this kind only",
    isRepeatable: true, completion: .words(Mutation.kinds.map(\.name)))
  fileprivate static let limit = OptionSpec(
    name: "limit", value: .word("N"), summary: "make so many mutants at the most, chosen evenly")
  fileprivate static let seed = OptionSpec(
    name: "seed", value: .word("N"), summary: "what chooses them; 1 if none is named")
  fileprivate static let allKillers = OptionSpec(
    name: "all-killers", value: .flag, summary: "look for everything that notices a mutant")
  fileprivate static let minScore = OptionSpec(
    name: "min-score", value: .word("PERCENT"),
    summary: "the least score, in percent, that passes")
}
