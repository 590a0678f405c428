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
      "Every format has one entry for each finding that counts, and one for everything else that "
        + "fails the run; a failed one is an error, cantTell a warning, advice a note. What does "
        + "not count is told as text, JSON, JUnit, Markdown and HTML only. With --format github, "
        + "Markdown is added to the file that GITHUB_STEP_SUMMARY names.",
      "With --format html=FILE, one page for a browser shows all of it, each screen in light and "
        + "dark, and what is heard step by step; it needs no other file and no network.",
    ],
    options: [
      OptionGroup(
        title: OptionGroup.audit.title, options: OptionGroup.audit.options + [.baseline, .today]),
      OptionGroup(title: "Reader", options: [.profile, .nativeTraitsOnly]), .environment, .assets,
      OptionGroup(
        title: "Output",
        options: [.format(AuditForm.formats), .maxFindings, .junitLocations]), .watching,
    ],
    examples: [
      Example("a11ysim audit", "audits every scenario below the folder Scenarios"),
      Example(
        "a11ysim audit Scenarios --format text --format json=audit.json",
        "shows the findings, and writes them for machines"),
      Example(
        "a11ysim audit Scenarios --format github --format sarif=a11y.sarif",
        "annotates a pull request, and writes what code scanning takes"),
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
    let settings = try AuditForm.Settings(invocation)
    var progress = ProgressLine(invocation.console)
    var count = 0
    let (scenarios, errors) = files.map { path throws(InputError) in
      progress.show("\(count) of \(files.paths.count) audited, now \(path)")
      count += 1
      return try auditor.audit(path)
    }
    progress.clear()
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
    let forms = AuditForm.forms(of: audit, settings)
    plan.write(into: &result, console: invocation.console, forms)
    if plan.writes(.github) {
      let markdown = forms.first { $0.format == .markdown }
      StepSummary.add(
        markdown?.text(.plain) ?? "", into: &result, console: invocation.console)
    }
    return result
  }
}
