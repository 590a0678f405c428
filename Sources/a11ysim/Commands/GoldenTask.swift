import A11yTree
import CardA11y

/// Writing and comparing the goldens of scenarios.
@MainActor
struct GoldenTask {
  private let files: ScenarioFiles
  private let console: Console
  private let technology: AssistiveTechnology?
  private let locale: String?

  /// Prepares the task; goldens hold the scenario's own environment, so options that change it
  /// are refused, but for the language.
  init(_ invocation: Invocation, _ files: ScenarioFiles) throws(UsageError) {
    let others = OptionGroup.environment.options.filter { $0.name != OptionSpec.locale.name }
    if let option = others.first(where: { invocation.has($0) }) {
      throw invocation.usageError(
        "goldens hold the scenario's own environment; leave out --\(option.name)")
    }
    if let locale = invocation[.locale], !Golden.canName(locale) {
      throw invocation.usageError("--locale: no golden can be named after '\(locale)'")
    }
    if invocation.has(.rendering) {
      throw invocation.usageError("goldens are always in comma rendering; leave out --rendering")
    }
    if files.paths.contains("-") {
      throw invocation.usageError("standard input has no golden; name a file")
    }
    self.files = files
    console = invocation.console
    technology = invocation.technology
    locale = invocation[.locale]
  }

  /// Compares every golden; one that is missing or differs is a finding.
  func check(_ plan: OutputPlan) -> CommandResult {
    let (results, errors) = eachGolden { golden, text throws(FileError) in
      try golden.comparison(with: text, console: console)
    }
    let isSame = results.allSatisfy(\.isSame)
    var result = CommandResult(errors: errors, status: isSame ? .passed : .found)
    guard !results.isEmpty else { return result }
    let report = GoldenReport(results: results)
    plan.deliver(into: &result, console: console, page: report.page, value: report.value)
    return result
  }

  /// Writes every golden that differs.
  func update(_ plan: OutputPlan) -> CommandResult {
    let (results, errors) = eachGolden { golden, text throws(FileError) in
      GoldenUpdate(path: golden.path, isNew: try golden.update(with: text, console: console))
    }
    var result = CommandResult(errors: errors)
    guard !results.isEmpty else { return result }
    let report = GoldenUpdateReport(updates: results)
    plan.deliver(into: &result, console: console, page: report.page, value: report.value)
    return result
  }

  private func eachGolden<Value>(
    _ body: (Golden, String) throws(FileError) -> Value
  ) -> (values: [Value], errors: [InputError]) {
    let (lists, errors) = files.map { path throws(InputError) -> [Value] in
      var values: [Value] = []
      let scenario = try files.scenario(at: path, locale: nil)
      let goldens = files.goldens(
        of: scenario, technology: technology, locale: locale, console: console)
      for golden in goldens {
        let session = try files.session(golden, of: scenario)
        do throws(FileError) {
          values.append(try body(golden, session.text))
        } catch {
          throw InputError(path: error.path, message: error.reason)
        }
      }
      return values
    }
    return (lists.flatMap { $0 }, errors)
  }
}
