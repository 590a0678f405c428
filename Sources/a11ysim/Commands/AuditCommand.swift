import CardA11y

extension CommandSpec {
  /// `a11ysim audit [PATH…]`.
  static let audit = CommandSpec(
    name: "audit", summary: "plays scripts, compares goldens and runs the rules",
    operands: .scenarios,
    details: [
      "A path is a scenario file, or a folder with files named *.scenario.json; without one, the "
        + "folder Scenarios is audited. The rules are run in every environment of a scenario's "
        + "matrix. A golden is compared where one stands.",
      "How rules judge is said by the command line, else by the scenario, else by the nearest "
        + "\(AuditConfiguration.fileName) upwards from it; a11ysim config shows what is in force.",
    ],
    options: [
      .audit,
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
    let audit = AuditSummary(scenarios: scenarios, errors: errors)
    var result = CommandResult(errors: errors, status: audit.status)
    guard !scenarios.isEmpty else { return result }
    plan.deliver(
      into: &result, console: invocation.console, page: AuditTextReport(audit: audit).page,
      value: AuditJSONReport(audit: audit).value)
    return result
  }
}
