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
      "Findings that a baseline knows do not count; one that it knows and that is gone must leave "
        + "it: see a11ysim baseline --help.",
    ],
    options: [
      OptionGroup(
        title: OptionGroup.audit.title, options: OptionGroup.audit.options + [.baseline, .today]),
      OptionGroup(title: "Reader", options: [.profile, .nativeTraitsOnly]), .environment, .assets,
      OptionGroup(title: "Output", options: [.format(AuditForm.formats)]), .watching,
    ],
    examples: [
      Example("a11ysim audit", "audits every scenario below the folder Scenarios"),
      Example(
        "a11ysim audit Scenarios --format text --format json=audit.json",
        "shows the findings, and writes them for machines"),
      Example(
        "a11ysim audit Scenarios --baseline .a11ysim-baseline.jsonl",
        "fails only on findings that the baseline does not know"),
      Example(
        "a11ysim audit Scenarios --watch",
        "audits again whenever a scenario, or what it names, changes"),
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation, formats: AuditForm.formats)
    let files = try ScenarioFiles(invocation)
    let baseline = invocation[.baseline]
    if baseline != nil { try files.refuseWithBaseline(invocation) }
    let auditor = try ScenarioAuditor(
      invocation, files,
      keeps: AuditForm.needs(of: plan).union(baseline == nil ? [] : .elements))
    let (scenarios, errors) = files.map { path throws(InputError) in
      try auditor.audit(path)
    }
    var audit = AuditSummary(scenarios: scenarios, errors: errors)
    if let baseline {
      do throws(InputError) {
        let session = try BaselineSession(reading: baseline, console: invocation.console)
        audit.compare(with: session, today: auditor.today)
      } catch {
        audit.errors.append(error)
      }
    }
    var result = CommandResult(errors: audit.errors, status: audit.status)
    guard !scenarios.isEmpty else { return result }
    let settings = AuditForm.Settings()
    plan.write(
      into: &result, console: invocation.console, AuditForm.forms(of: audit, settings))
    return result
  }
}
