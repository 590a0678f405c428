import A11yTree
import CardA11y

/// Plays a scenario at a terminal until somebody quits.
@MainActor
struct Player {
  let scenario: Scenario
  var session: PlaySession<ScenarioRunner.Source>
  let technology: AssistiveTechnology
  let invocation: Invocation
  private var saved: [String] = []

  init(
    scenario: Scenario, session: PlaySession<ScenarioRunner.Source>,
    technology: AssistiveTechnology, invocation: Invocation
  ) {
    self.scenario = scenario
    self.session = session
    self.technology = technology
    self.invocation = invocation
  }

  /// Shows the session after each key; what was saved is told when it ends.
  mutating func play(on terminal: Terminal, _ voice: Voice?) -> CommandResult {
    defer { voice?.stop() }
    show(on: terminal)
    while true {
      switch terminal.read() {
      case .ended: return result
      case .resized: break
      case .keys(let keys):
        for key in keys {
          switch session.press(key) {
          case .quit: return result
          case .save: session.message = save()
          case .say:
            // What an action made of the screen may be no screen; it then stays as it was.
            session.message = session.reader.source.error?.description
            voice?.say(session.spoken, scenario.environment.locale)
          case .show: break
          }
        }
      }
      show(on: terminal)
    }
  }

  private var result: CommandResult {
    CommandResult(output: saved.map { "saved \($0)\n".escaped(keepsLineBreaks: true) }.joined())
  }

  private func show(on terminal: Terminal) {
    let size = terminal.size()
    let style = invocation.console.style(of: .output)
    let lines =
      session.mode == .help
      ? helpLines(Style(columns: size.columns, isColored: style.isColored))
      : picture.lines(
        columns: size.columns, rows: size.rows, isColored: style.isColored)
    terminal.show(Array(lines.prefix(size.rows)))
  }

  private var picture: PlayPicture {
    let name = scenario.name ?? scenario.path
    var prompt: (String, String)?
    if case .typing(let gesture, let text) = session.mode { prompt = (gesture.rawValue, text) }
    return PlayPicture(
      title: "\(name) · \(technology.title) · \(scenario.environment.locale)",
      screen: session.reader.source.screen, cursor: session.focusedNode,
      last: session.moves.last.map { move in
        (move.steps.first?.gestureWords ?? move.input.gesture.rawValue, move.steps)
      }, silence: technology == .voiceOver ? "no speech" : "nothing", prompt: prompt,
      bottom: bottom)
  }

  private var bottom: [Span] {
    if let message = session.message { return [Span(message, .doubtful)] }
    return session.keys.rows.filter(\.isShown).flatMap { row in
      [Span(row.key.words, .strong), Span(" \(row.words)   ", .faint)]
    }
  }

  private func helpLines(_ style: Style) -> [String] {
    var page = Page()
    page.line(Span("What the keys do · \(technology.title)", .strong))
    page.gap()
    page.table(session.keys.helpRows)
    page.gap()
    page.line(Span("Any key goes back.", .faint))
    return page.text(in: style).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// Writes the session beside the scenario, and returns what to say of it.
  private mutating func save() -> String {
    guard !invocation.isInCI else { return "nothing is saved in CI" }
    let console = invocation.console
    let path = SavedSession.freePath(beside: scenario.path, console: console)
    do {
      let file = try JSONParser.parse(try console.read(scenario.path))
      let isChanged = invocation.firstEnvironmentOption != nil
      let options: [OptionSpec] = [.profile, .nativeTraitsOnly]
      let session = SavedSession(
        technology: technology, environment: isChanged ? scenario.environment : nil,
        reader: options.contains { invocation.has($0) } ? scenario.reader : nil,
        moves: session.moves.map { ($0.input, $0.steps) })
      try console.replace(path, JSONWriter.pretty(session.scenario(insteadOf: file)))
      saved.append(path)
      return "saved \(path)"
    } catch let error as FileError {
      return error.message
    } catch {
      return "\(scenario.path): error: \(error)"
    }
  }
}
