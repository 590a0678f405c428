import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim transcript [PATH…]`.
  static let transcript = CommandSpec(
    name: "transcript", summary: "shows what VoiceOver says, or what other readers reach",
    operands: .scenarios,
    details: [
      "A scenario's scripts are played; without one, the reader swipes from the first stop to the "
        + "last; whether it is heard as expected is audit's business. A golden is the transcript of "
        + "a scenario in a file beside it, NAME.transcript, or NAME.fr.transcript for another "
        + "language, which --update --locale fr writes.",
      "With --reader, another reader of the same screen plays its own scripts, or goes once to "
        + "everything that it reaches and tells what it passes over: keyboard is Full Keyboard "
        + "Access. Its golden is NAME.keyboard.transcript, which --update --reader keyboard writes.",
      "As JSON, one file gives one object; a folder or several files give an object with "
        + "scenarios[] and errors[].",
    ],
    options: [
      OptionGroup(title: "What to do", options: [.update, .check, .matrix, .ci]), .operation,
      .environment, .assets, .output,
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation)
    let files = try ScenarioFiles(invocation)
    let tasks = [OptionSpec.update, .check, .matrix].filter { invocation.has($0) }
    if tasks.count > 1 {
      throw invocation.usageError("--\(tasks[0].name) and --\(tasks[1].name) exclude each other")
    }
    switch tasks.first?.name {
    case OptionSpec.update.name:
      try invocation.refuseToWriteInCI("transcript --update")
      return try GoldenTask(invocation, files).update(plan)
    case OptionSpec.check.name:
      return try GoldenTask(invocation, files).check(plan)
    default:
      return show(invocation, files, plan, isMatrix: !tasks.isEmpty)
    }
  }

  @MainActor
  private static func show(
    _ invocation: Invocation, _ files: ScenarioFiles, _ plan: OutputPlan, isMatrix: Bool
  ) -> CommandResult {
    let rendering = invocation.rendering
    let (reports, errors) = files.map { path throws(InputError) -> ScenarioReport in
      let scenario = try files.scenario(at: path)
      _ = try scenario.measuredScreen()
      if isMatrix {
        let report = TranscriptMatrixReport(
          path: path, name: scenario.name, rendering: rendering,
          reader: scenario.reader,
          transcripts: try scenario.matrixTranscripts(with: invocation.technology ?? .voiceOver))
        return ScenarioReport(path, scenario.name, members: report.members, add: report.add)
      }
      let report = TranscriptReport(
        path: path, name: scenario.name, rendering: rendering,
        reader: scenario.reader,
        transcripts: try scenario.transcripts(with: invocation.technology))
      return ScenarioReport(path, scenario.name, members: report.members, add: report.add)
    }
    return plan.deliver(reports, errors, isSingle: files.isSingle, console: invocation.console)
  }
}

extension CommandSpec.Operands {
  /// Files and folders of scenarios.
  static let scenarios = CommandSpec.Operands(synopsis: "[PATH…]", minimum: 0, maximum: nil)
}

extension OptionSpec {
  fileprivate static let update = OptionSpec(
    name: "update", value: .flag, summary: "write the goldens")
  fileprivate static let check = OptionSpec(
    name: "check", value: .flag, summary: "compare the goldens, each of which must be there")
  fileprivate static let matrix = OptionSpec(
    name: "matrix", value: .flag,
    summary: "show each distinct transcript with the environments that give it")
}
