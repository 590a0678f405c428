import A11yTree
import CardA11y

/// A golden, and the session that it must hold.
struct GoldenSession {
  /// Where the golden stands, or should.
  let golden: Golden
  /// What is heard now; what a script expects is not looked at.
  let transcripts: [Transcript]

  /// What the golden must hold: always in comma rendering, as heard.
  var text: String {
    transcripts.map { TranscriptReport.text(of: $0, .comma) }.joined(separator: "\n")
  }
}

extension ScenarioFiles {
  /// Returns the goldens that belong to a scenario.
  ///
  /// VoiceOver's belongs to each, and so does that of every reader that has a script; others do
  /// where they stand. That holds for the scenario's own language, or for the one that is named.
  ///
  /// - Parameters:
  ///   - scenario: The scenario in its own environment.
  ///   - technology: The one reader whose goldens are wanted, nil for all of them.
  ///   - locale: The one language whose goldens are wanted, nil for all of them.
  ///   - console: The world around the run.
  /// - Returns: The goldens, the scenario's own first.
  func goldens(
    of scenario: Scenario, technology: AssistiveTechnology? = nil, locale: String? = nil,
    console: Console
  ) -> [Golden] {
    // A golden in the scenario's own language does not name it.
    let name = locale == scenario.environment.locale ? nil : locale
    let scripted = [.voiceOver] + scenario.scripts.map(\.technology)
    let needed = AssistiveTechnology.allCases
      .filter { technology == nil ? scripted.contains($0) : technology == $0 }
      .map { Golden(scenario: scenario.path, technology: $0, locale: name) }
    let standing = Golden.standing(besides: scenario.path, console: console).filter { golden in
      (technology == nil || golden.technology == technology)
        && (locale == nil || golden.locale == name)
    }
    return needed + standing.filter { !needed.contains($0) }
  }

  /// Plays a scenario, which is given in its own environment, in the language of a golden.
  func session(_ golden: Golden, of scenario: Scenario) throws(InputError) -> GoldenSession {
    let scenario = try self.scenario(of: golden, scenario)
    return GoldenSession(
      golden: golden, transcripts: try scenario.transcripts(with: golden.technology))
  }

  /// Returns a scenario, which is given in its own environment, in the language of a golden.
  func scenario(of golden: Golden, _ scenario: Scenario) throws(InputError) -> Scenario {
    guard let locale = golden.locale else { return scenario }
    do throws(InputError) {
      return try self.scenario(at: scenario.path, locale: locale)
    } catch {
      throw InputError(path: golden.path, message: error.message)
    }
  }
}
