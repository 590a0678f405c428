import A11yTree
import CardA11y

extension CommandSpec {
  /// `a11ysim effort PATH`.
  static let effort = CommandSpec(
    name: "effort", summary: "counts what it takes to reach each action with VoiceOver",
    operands: .someScenarios,
    details: [
      "From the first stop of the screen: the gestures, those of the rotor among them, and the "
        + "seconds of speech, for who swipes from stop to stop and by the setting of the rotor "
        + "that is shortest, where one is shorter. Every stop on the way is heard to its end.",
      "Seconds are an estimate by a rate for each language, good for comparing two ways. A "
        + "scenario's audit.budgets (gestures, seconds, and actions for single ones) make audit "
        + "fail where the better way takes more.",
    ],
    options: [
      OptionGroup(title: "Reader", options: [.profile, .nativeTraitsOnly]), .environment, .assets,
      OptionGroup(title: "Output", options: [.format(formats)]),
    ],
    examples: [
      Example(
        "a11ysim effort Scenarios/salad.scenario.json",
        "tells how many gestures and seconds lead to each action")
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation, formats: formats)
    let files = try ScenarioFiles(invocation)
    let (reports, errors) = files.map { path throws(InputError) -> ScenarioReport in
      let scenario = try files.scenario(at: path)
      let report = try report(of: scenario, at: path)
      return ScenarioReport(
        path, scenario.name, members: report.members, add: report.add, markdown: report.markdown)
    }
    return plan.deliver(reports, errors, isSingle: files.isSingle, console: invocation.console)
  }

  private static let formats: [OutputPlan.Format] = [.text, .json, .markdown]

  @MainActor
  private static func report(
    of scenario: Scenario, at path: String
  ) throws(InputError) -> EffortReport {
    let screen = try scenario.measuredScreen()
    do throws(MissingLanguage) {
      let speech = try Speech(locale: screen.environment.locale, profile: scenario.reader)
      return EffortReport(
        path: path, name: scenario.name, reader: scenario.reader, screen: screen,
        efforts: try Effort.all(on: screen, profile: scenario.reader),
        rate: SpeechRate.speaking(speech.phrases))
    } catch {
      throw InputError(path: scenario.path, message: error.description)
    }
  }
}
