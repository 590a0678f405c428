import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim tree PATH`.
  static let tree = CommandSpec(
    name: "tree", summary: "shows the screen as an outline",
    operands: .someScenarios,
    details: [
      "One node a line: its role or kind, its label in quotes, then what differs from the default. "
        + "What is painted stands below the node that owns it."
    ],
    options: [
      OptionGroup(title: "Reader", options: [.nativeTraitsOnly]), .environment, .assets,
      .output, .watching,
    ],
    examples: [
      Example(
        "a11ysim tree Scenarios/salad.scenario.json --dynamic-type accessibility3",
        "shows the screen as it is at a large text size")
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation)
    let files = try ScenarioFiles(invocation)
    let (reports, errors) = files.map { path throws(InputError) -> ScenarioReport in
      let scenario = try files.scenario(at: path)
      let screen = try scenario.measuredScreen()
      let report = TreeReport(path: path, name: scenario.name, screen: screen)
      return ScenarioReport(path, scenario.name, members: report.members, add: report.add)
    }
    return plan.deliver(reports, errors, isSingle: files.isSingle, console: invocation.console)
  }
}
