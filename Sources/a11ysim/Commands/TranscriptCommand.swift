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
      "Captions are what VoiceOver says with the time at which it is heard (webvtt), or marked up "
        + "for a synthesiser (ssml). Times are estimates by a rate for each language, as those of "
        + "effort; several sessions follow each other in one file.",
      "As JSON, one file gives one object; a folder or several files give an object with "
        + "scenarios[] and errors[].",
    ],
    options: [
      OptionGroup(title: "What to do", options: [.update, .check, .matrix, .ci]), .operation,
      .environment, .assets,
      OptionGroup(title: "Output", options: [.format(formats), .speechRate]), .watching,
    ],
    examples: [
      Example(
        "a11ysim transcript Scenarios/salad.scenario.json",
        "shows what VoiceOver says, gesture by gesture"),
      Example("a11ysim transcript --update Scenarios", "writes the goldens, to be reviewed"),
      Example("a11ysim transcript --check Scenarios", "compares the goldens, as in CI"),
      Example(
        "a11ysim transcript Scenarios/salad.scenario.json --reader keyboard",
        "shows what Full Keyboard Access reaches"),
      Example(
        "a11ysim transcript Scenarios/salad.scenario.json --format webvtt=salad.vtt "
          + "--format ssml=salad.ssml --speech-rate 200",
        "writes captions of a person who listens fast"),
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation, formats: formats)
    let files = try ScenarioFiles(invocation)
    let tasks = [OptionSpec.update, .check, .matrix].filter { invocation.has($0) }
    if tasks.count > 1 {
      throw invocation.usageError("--\(tasks[0].name) and --\(tasks[1].name) exclude each other")
    }
    if let task = tasks.first, task.name == OptionSpec.update.name, invocation.has(.watch) {
      throw invocation.usageError("--update and --watch exclude each other")
    }
    let percent = try invocation.captionRate(plan, tasks.first)
    switch tasks.first?.name {
    case OptionSpec.update.name:
      try invocation.refuseToWriteInCI("transcript --update")
      return try GoldenTask(invocation, files).update(plan)
    case OptionSpec.check.name:
      return try GoldenTask(invocation, files).check(plan)
    default:
      guard tasks.isEmpty else { return showMatrix(invocation, files, plan) }
      return show(invocation, files, plan, percent: percent)
    }
  }

  private static let formats: [OutputPlan.Format] = [.text, .json, .webvtt, .ssml]

  @MainActor
  private static func show(
    _ invocation: Invocation, _ files: ScenarioFiles, _ plan: OutputPlan, percent: Int
  ) -> CommandResult {
    let (transcripts, errors) = files.map { path throws(InputError) -> TranscriptReport in
      let scenario = try files.scenario(at: path)
      _ = try scenario.measuredScreen()
      return TranscriptReport(
        path: path, name: scenario.name, rendering: invocation.rendering,
        reader: scenario.reader,
        transcripts: try scenario.transcripts(with: invocation.technology))
    }
    let reports = transcripts.map {
      ScenarioReport($0.path, $0.name, members: $0.members, add: $0.add)
    }
    let sessions = { CaptionedSession.all(in: transcripts, percent: percent) }
    return plan.deliver(
      reports, errors, isSingle: files.isSingle, console: invocation.console,
      others: [
        (.webvtt, { _ in WebVTTReport(sessions: sessions(), percent: percent).text }),
        (.ssml, { _ in SSMLReport(sessions: sessions(), percent: percent).text }),
      ])
  }

  @MainActor
  private static func showMatrix(
    _ invocation: Invocation, _ files: ScenarioFiles, _ plan: OutputPlan
  ) -> CommandResult {
    let (reports, errors) = files.map { path throws(InputError) -> ScenarioReport in
      let scenario = try files.scenario(at: path)
      _ = try scenario.measuredScreen()
      let report = TranscriptMatrixReport(
        path: path, name: scenario.name, rendering: invocation.rendering,
        reader: scenario.reader,
        transcripts: try scenario.matrixTranscripts(with: invocation.technology ?? .voiceOver))
      return ScenarioReport(path, scenario.name, members: report.members, add: report.add)
    }
    return plan.deliver(reports, errors, isSingle: files.isSingle, console: invocation.console)
  }
}

extension CommandSpec.Operands {
  /// Files and folders of scenarios.
  static let scenarios = CommandSpec.Operands(
    synopsis: "[PATH…]", minimum: 0, maximum: nil, completions: [.files])
  /// Files and folders of scenarios, one of which must be named.
  static let someScenarios = CommandSpec.Operands(
    synopsis: "PATH…", minimum: 1, maximum: nil, completions: [.files])
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
