import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim play PATH`.
  static let play = CommandSpec(
    name: "play", summary: "operates the screen from the terminal, key by key",
    operands: Operands(synopsis: "PATH", minimum: 1, maximum: 1, completions: [.files]),
    details: [
      "Arrow keys and letters are gestures; ? tells them. The screen shows the outline with the "
        + "cursor, and what was said. s saves the session beside the scenario, as NAME.play with a "
        + "script whose expectations are what was heard, and never over a file that stands there.",
      "With --speak, espeak-ng says aloud what VoiceOver says, where it is installed.",
    ],
    options: [
      OptionGroup(title: "What to do", options: [.speak, .ci]),
      OptionGroup(title: "Reader", options: [.technology, .profile, .nativeTraitsOnly]),
      .environment,
    ],
    examples: [
      Example(
        "a11ysim play Scenarios/salad.scenario.json", "operates the screen as with VoiceOver"),
      Example(
        "a11ysim play Scenarios/salad.scenario.json --reader switch-control",
        "operates it with one switch that moves on and one that selects"),
    ]
  ) { invocation throws(UsageError) in
    let files = try ScenarioFiles(invocation)
    guard let path = files.paths.first, files.isSingle, path != "-" else {
      guard files.errors.isEmpty else { return CommandResult(errors: files.errors) }
      throw invocation.usageError("play needs one scenario file; standard input is for keys")
    }
    let technology = invocation.technology ?? .voiceOver
    let voice = try invocation.voice(of: technology)
    let scenario: Scenario
    let reader: Reader<ScenarioRunner.Source>
    do throws(InputError) {
      scenario = try files.scenario(at: path)
      _ = try scenario.measuredScreen()
      reader = try ScenarioRunner.reader(technology, of: scenario, in: scenario.environment)
    } catch {
      return CommandResult(errors: [error])
    }
    guard let terminal = invocation.console.openTerminal() else {
      throw invocation.usageError(
        "play needs a terminal for keys and screen; transcript plays a script without one")
    }
    defer { terminal.close() }
    var player = Player(
      scenario: scenario, session: PlaySession(reader, with: technology),
      technology: technology, invocation: invocation)
    return player.play(on: terminal, voice)
  }
}

extension OptionSpec {
  fileprivate static let speak = OptionSpec(
    name: "speak", value: .flag, summary: "say aloud what VoiceOver says, by espeak-ng")
}

extension Invocation {
  /// Returns the voice that is asked for, nil where none is.
  fileprivate func voice(of technology: AssistiveTechnology) throws(UsageError) -> Voice? {
    guard has(.speak) else { return nil }
    guard technology == .voiceOver else {
      throw usageError("--speak: \(technology.title) says nothing; VoiceOver does")
    }
    let folders = (console.variable("PATH") ?? "").split(separator: ":")
    let path = folders.lazy.map { "\($0)/\(Voice.program)" }
      .first { (try? console.inspect($0).kind) == .file }
    guard let path else {
      throw usageError(
        "--speak needs \(Voice.program), which is in no folder of PATH; install it, or leave "
          + "--speak out")
    }
    return console.voice(path)
  }
}
