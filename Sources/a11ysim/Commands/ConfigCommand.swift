import CardA11y

extension CommandSpec {
  /// `a11ysim config [PATH]`.
  static let config = CommandSpec(
    name: "config", summary: "shows how an audit judges, and who says so",
    operands: Operands(synopsis: "[PATH]", minimum: 0, maximum: 1, completions: [.files]),
    details: [
      "For a scenario file, or for the scenarios of a folder: without a path, of the current one. "
        + "The command line goes before a scenario, that before the nearest "
        + "\(AuditConfiguration.fileName) upwards from it, and that before the defaults."
    ],
    options: [.audit, .output],
    examples: [
      Example("a11ysim config", "shows how the scenarios of the current folder are judged"),
      Example(
        "a11ysim config Scenarios/salad.scenario.json --thresholds strict",
        "shows what an option would change for one of them"),
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation)
    let path = invocation.operands.first ?? "."
    let isFolder = path == "." || (try? invocation.console.inspect(path).kind) == .folder
    let files = isFolder ? nil : try ScenarioFiles(invocation)
    do throws(InputError) {
      let report = try report(of: path, files, invocation)
      var result = CommandResult()
      plan.deliver(
        into: &result, console: invocation.console, page: report.page, value: report.value)
      return result
    } catch {
      return CommandResult(errors: [error])
    }
  }

  /// Looks at a folder, or at the one file that there is.
  @MainActor
  private static func report(
    of path: String, _ files: ScenarioFiles?, _ invocation: Invocation
  ) throws(InputError) -> ConfigReport {
    let configuration =
      if let files {
        try files.configuration(of: path)
      } else {
        try ConfigurationFinder(console: invocation.console).configuration(inFolder: path).get()
      }
    let layers = [
      invocation.auditLayer, try files?.scenario(at: path).audit.layer, configuration?.layer,
    ]
    return ConfigReport(
      path: path, configuration: configuration?.path,
      policy: AuditPolicy(layers.compactMap(\.self)))
  }
}
