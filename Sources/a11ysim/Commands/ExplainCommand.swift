import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim explain PATH --stop N`.
  static let explain = CommandSpec(
    name: "explain", summary: "tells why each phrase is said at a stop",
    operands: Operands(synopsis: "PATH", minimum: 1, maximum: 1, completions: [.files]),
    details: [
      "Stops are numbered from 1, in the order in which swiping right visits them; without a "
        + "number each is explained. Each part of an announcement stands with its kind, the rule "
        + "by which it is said, the element from which it comes, and the place in the file where "
        + "that is written."
    ],
    options: [
      OptionGroup(title: "What to explain", options: [.stop]), .reader, .environment, .assets,
      .output,
    ],
    examples: [
      Example(
        "a11ysim explain Scenarios/salad.scenario.json --stop 1",
        "tells why each word is said at the first stop")
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation)
    let files = try ScenarioFiles(invocation)
    let stop = try invocation.wholeNumber(.stop)
    let rendering = invocation.rendering
    let (reports, errors) = files.map { path throws(InputError) -> ScenarioReport in
      let scenario = try files.scenario(at: path)
      let report = ExplainReport(
        path: path, name: scenario.name, rendering: rendering, reader: scenario.reader,
        environment: scenario.environment, stops: try scenario.explainedStops(rendering, only: stop)
      )
      return ScenarioReport(path, scenario.name, members: report.members, add: report.add)
    }
    return plan.deliver(reports, errors, isSingle: files.isSingle, console: invocation.console)
  }
}

extension OptionSpec {
  fileprivate static let stop = OptionSpec(
    name: "stop", value: .word("N"), summary: "the number of the stop, from 1")
}

extension Scenario {
  /// Returns the stops of the screen with what is said there, or the one with a number.
  @MainActor
  fileprivate func explainedStops(
    _ rendering: Rendering, only number: Int?
  ) throws(InputError) -> [ExplainedStop] {
    let screen = ScenarioRunner.screen(of: self, in: environment)
    let reading = Reading(screen)
    let speech: Speech
    do throws(MissingLanguage) {
      speech = try Speech(locale: environment.locale, profile: reader)
    } catch {
      throw InputError(path: path, message: error.description)
    }
    guard !reading.stops.isEmpty else {
      throw InputError(path: path, message: "nothing to explain: the screen has no stop")
    }
    let stops = reading.stops.indices.map { place in
      ExplainedStop(
        place: place, reading: reading, screen: screen, rendering: rendering,
        explanation: speech.explanation(
          at: place, of: reading, from: place == 0 ? nil : place - 1))
    }
    guard let number else { return stops }
    guard let stop = stops.first(where: { $0.number == number }) else {
      throw InputError(path: path, message: "there is no stop \(number); \(Self.list(stops))")
    }
    return [stop]
  }

  private static let longestList = 12

  /// Returns what exists, for an error.
  private static func list(_ stops: [ExplainedStop]) -> String {
    let names = stops.prefix(longestList).map { "\($0.number) “\($0.spoken)”" }
    let rest = stops.count > longestList ? ", … \(stops.count)" : ""
    return "the stops are \(names.joined(separator: ", "))\(rest)"
  }
}
