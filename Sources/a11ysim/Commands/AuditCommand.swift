import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim audit [PATH…]`.
  static let audit = CommandSpec(
    name: "audit", summary: "plays scripts, compares goldens and runs the rules",
    operands: .scenarios,
    details: [
      "A path is a scenario file, or a folder with files named *.scenario.json; without one, the "
        + "folder Scenarios is audited. The rules are run in every environment of a scenario's "
        + "matrix. A golden is compared where one stands."
    ],
    options: [
      OptionGroup(title: "Audit", options: [.thresholds, .largeText, .failOn]),
      OptionGroup(title: "Reader", options: [.profile, .nativeTraitsOnly]), .environment, .assets,
      .output,
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation)
    let files = try ScenarioFiles(invocation)
    let auditor = ScenarioAuditor(invocation, files)
    let (scenarios, errors) = files.map { path throws(InputError) in
      try auditor.audit(path)
    }
    let audit = AuditSummary(
      scenarios: scenarios, errors: errors,
      failOn: invocation[.failOn].flatMap(Outcome.init) ?? .failed)
    var result = CommandResult(errors: errors, status: audit.status)
    guard !scenarios.isEmpty else { return result }
    plan.deliver(
      into: &result, console: invocation.console, page: AuditTextReport(audit: audit).page,
      value: AuditJSONReport(audit: audit).value)
    return result
  }
}

extension OptionSpec {
  /// Which limits judge.
  static let thresholds = OptionSpec(
    name: "thresholds", value: .choice(Thresholds.all.map(\.name)),
    summary: "the limits, instead of the scenario's own")
  /// Which text is large.
  static let largeText = OptionSpec(
    name: "large-text", value: .choice(LargeText.allCases.map(\.rawValue)),
    summary: "which text is large, instead of the scenario's own choice")
  fileprivate static let failOn = OptionSpec(
    name: "fail-on", value: .choice(["failed", "cantTell", "advice"]),
    summary: "the least grave outcome that gives exit status 1; failed if none is named")
}
