import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim baseline update|prune|check [PATH…]`.
  static let baseline = CommandSpec(
    name: "baseline", summary: "keeps the list of findings that are known",
    operands: Operands(
      synopsis: "update|prune|check [PATH…]", minimum: 1, maximum: nil,
      completions: [.words(BaselineTask.actions), .files]),
    details: [
      "update writes what fails now, with what people wrote about entries; prune only takes out "
        + "what no longer occurs; check compares and writes nothing. A path is a scenario file or "
        + "a folder; entries of other scenarios stay as they are. In CI nothing is written.",
      "A finding is known again by its rule and outcome, by the element's place in its component, "
        + "by its label and by what was measured; and by how often it occurs. So a card may be "
        + "moved, and a second defect of the same kind is new. An entry without its finding fails "
        + "an audit: fixed where the element is there, stale where nothing is left to judge.",
      "Each line of the file is an entry, to which owner, reason and expires may be added by hand. "
        + "With '\(BaselineFile.name) merge=union' in .gitattributes, what branches add and take "
        + "out is merged line by line.",
    ],
    options: [
      OptionGroup(title: "Baseline", options: [.baseline, .owner, .reason, .expires, .ci]),
      OptionGroup(
        title: OptionGroup.audit.title, options: OptionGroup.audit.options + [.today]), .assets,
      .output,
    ],
    examples: [
      Example(
        "a11ysim baseline update Scenarios --owner design --reason 'since the rebranding'",
        "writes what fails now"),
      Example("a11ysim baseline check Scenarios", "compares and writes nothing"),
      Example("a11ysim baseline prune Scenarios", "takes out what was put right"),
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation)
    let task = try BaselineTask(invocation)
    return task.run(plan)
  }
}

extension OptionSpec {
  fileprivate static let owner = OptionSpec(
    name: "owner", value: .word("NAME"), summary: "who puts right what update adds")
  fileprivate static let reason = OptionSpec(
    name: "reason", value: .word("TEXT"), summary: "why what update adds is lived with")
  fileprivate static let expires = OptionSpec(
    name: "expires", value: .word("YYYY-MM-DD"), summary: "until when what update adds is")
}

extension Invocation {
  /// Returns what the command line says about new entries.
  fileprivate func baselineNote() throws(UsageError) -> BaselineEntry.Note {
    var note = BaselineEntry.Note(owner: self[.owner], reason: self[.reason])
    if let text = self[.expires] {
      guard let day = Day(text) else {
        throw usageError("--expires: expected a day such as 2026-12-31, found '\(text)'")
      }
      note.expires = day
    }
    return note
  }
}

/// One of the three things that can be done with a baseline.
@MainActor
private struct BaselineTask {
  private enum Action: String, CaseIterable {
    case update
    case prune
    case check
  }

  /// What can be done, as it is typed.
  nonisolated static let actions = Action.allCases.map(\.rawValue)

  private let action: Action
  private let invocation: Invocation
  private let files: ScenarioFiles
  private let auditor: ScenarioAuditor
  private let path: String
  private let note: BaselineEntry.Note

  init(_ invocation: Invocation) throws(UsageError) {
    let word = invocation.operands.first ?? ""
    guard let action = Action(rawValue: word) else {
      throw invocation.usageError(
        "baseline: unknown action '\(word)'"
          + word.suggestion(among: Self.actions, listing: true))
    }
    note = try invocation.baselineNote()
    if action != .update, note != BaselineEntry.Note() {
      throw invocation.usageError("--owner, --reason and --expires are for update")
    }
    if action != .check { try invocation.refuseToWriteInCI("baseline \(action.rawValue)") }
    var invocation = invocation
    invocation.operands.removeFirst()
    self.action = action
    self.invocation = invocation
    files = try ScenarioFiles(invocation)
    try files.refuseWithBaseline(invocation)
    auditor = try ScenarioAuditor(invocation, files, keeps: .elements)
    path = invocation[.baseline] ?? BaselineFile.name
  }

  func run(_ plan: OutputPlan) -> CommandResult {
    let (scenarios, errors) = files.map { path throws(InputError) in
      try auditor.judge(try files.scenario(at: path))
    }
    // What could not be measured would look as if it were put right.
    guard errors.isEmpty else { return CommandResult(errors: errors) }
    do throws(InputError) {
      let report = try report(on: scenarios)
      var result = CommandResult(status: report.status)
      plan.deliver(
        into: &result, console: invocation.console, page: report.page, value: report.value)
      return result
    } catch {
      return CommandResult(errors: [error])
    }
  }

  private func report(on scenarios: [AuditedScenario]) throws(InputError) -> BaselineReport {
    let session =
      action == .update
      ? try BaselineSession(at: path, console: invocation.console)
      : try BaselineSession(reading: path, console: invocation.console)
    var audit = AuditSummary(scenarios: scenarios)
    let comparison = session.comparison(with: scenarios, today: auditor.today)
    audit.compare(with: session, today: auditor.today)
    var report = BaselineReport(audit: audit, action: action.rawValue)
    switch action {
    case .check: return report
    case .update:
      report.written = try write(
        Baseline(try session.updated(by: scenarios, comparison, note: note)), session)
    case .prune:
      report.written = try write(session.pruned(by: comparison), session)
    }
    return report
  }

  /// Writes what differs, and returns how many entries the file has.
  private func write(
    _ baseline: Baseline, _ session: BaselineSession
  ) throws(InputError) -> BaselineReport.Written {
    let text = BaselineFile.text(of: baseline)
    let count = baseline.entries.map(\.count).reduce(0, +)
    guard text != session.text else { return .init(count: count, isNew: false) }
    do throws(FileError) {
      try invocation.console.replace(path, text)
    } catch {
      throw InputError(path: error.path, message: error.reason)
    }
    return .init(count: count, isNew: true)
  }
}

extension BaselineSession {
  /// Returns the entries of what fails now; those of scenarios that were not measured stay.
  fileprivate func updated(
    by scenarios: [AuditedScenario], _ comparison: BaselineComparison, note: BaselineEntry.Note
  ) throws(InputError) -> [BaselineEntry] {
    var entries = comparison.unmeasured.map { baseline.entries[$0] }
    for (scenario, standings) in zip(scenarios, comparison.standings) {
      let failing = Set(scenario.failing)
      for (place, finding) in scenario.report.findings.enumerated() {
        let known = standings[place].map { baseline.entries[$0.entry].note }
        guard known != nil || failing.contains(place) else { continue }
        entries.append(
          BaselineEntry(
            scenario: try name(of: scenario), identity: FindingIdentity(finding),
            note: known ?? note))
      }
    }
    return entries
  }

  /// Returns the baseline without the findings that do not occur.
  fileprivate func pruned(by comparison: BaselineComparison) -> Baseline {
    var baseline = baseline
    for remainder in comparison.remainders {
      baseline.entries[remainder.entry].count -= remainder.count
    }
    return baseline
  }

  /// Returns the path of a scenario as the baseline has it.
  private func name(of scenario: AuditedScenario) throws(InputError) -> String {
    let name =
      RelativePath.path(of: scenario.path, besideFile: path)
      ?? RelativePath.path(of: scenario.path, besideFile: path, console: console)
    guard let name else {
      throw InputError(
        path: scenario.path,
        message: "no way leads from the folder of \(path) to this path")
    }
    return name
  }
}
