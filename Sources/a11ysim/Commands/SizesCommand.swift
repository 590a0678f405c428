import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim sizes PATH`.
  static let sizes = CommandSpec(
    name: "sizes", summary: "shows what becomes of each text and control at the 12 text sizes",
    operands: .someScenarios,
    details: [
      "For each text its font size, its lines, its height and whether it is cut; for each control "
        + "its width and height; and the first size at which a rule about sizes fails. It shows and "
        + "does not judge: audit fails on what is found."
    ],
    options: [
      OptionGroup(title: "Limits", options: [.thresholds]), .environment, .assets,
      OptionGroup(title: "Output", options: [.format(formats)]),
    ],
    examples: [
      Example(
        "a11ysim sizes Scenarios/salad.scenario.json",
        "shows at which text size a text is cut or a control too small")
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation, formats: formats)
    guard let size = OptionGroup.environment.options.first(where: { $0.name == "dynamic-type" }),
      !invocation.has(size)
    else { throw invocation.usageError("--dynamic-type: sizes shows every text size") }
    let files = try ScenarioFiles(invocation)
    let (reports, errors) = files.map { path throws(InputError) -> ScenarioReport in
      let scenario = try files.scenario(at: path)
      let screens = try scenario.screensOfAllSizes()
      var options = try files.policy(of: scenario).options
      options.disabledRules.formUnion(
        Rule.all.map(\.id).filter { !SizeTable.covers(rule: $0) })
      let report = SizesReport(
        path: path, name: scenario.name, environment: scenario.environment,
        table: SizeTable(screens, findings: Audit.run(screens, options: options).findings))
      return ScenarioReport(
        path, scenario.name, members: report.members, add: report.add, markdown: report.markdown)
    }
    return plan.deliver(reports, errors, isSingle: files.isSingle, console: invocation.console)
  }

  private static let formats: [OutputPlan.Format] = [.text, .json, .markdown]
}
