import A11yTree
import CardA11y

extension Scenario {
  /// Returns what is heard: each script's session, or every stop in turn without a script.
  @MainActor
  func transcripts(profile: ReaderProfile) throws(InputError) -> [Transcript] {
    guard !scripts.isEmpty else {
      return [try ScenarioRunner.transcript(of: self, in: environment, profile: profile)]
    }
    var transcripts: [Transcript] = []
    for script in scripts {
      transcripts.append(try ScenarioRunner.play(script, of: self, profile: profile).transcript)
    }
    return transcripts
  }

  /// Returns what is heard in each environment of the matrix: the first script's session, or
  /// every stop in turn without a script.
  @MainActor
  func matrixTranscripts(profile: ReaderProfile) throws(InputError) -> [Transcript] {
    var transcripts: [Transcript] = []
    for environment in matrix {
      if var script = scripts.first {
        script.environment = environment
        transcripts.append(try ScenarioRunner.play(script, of: self, profile: profile).transcript)
      } else {
        transcripts.append(
          try ScenarioRunner.transcript(of: self, in: environment, profile: profile))
      }
    }
    return transcripts
  }

  /// Returns what a golden of the scenario holds: always in comma rendering, as heard.
  @MainActor
  func goldenText(profile: ReaderProfile) throws(InputError) -> String {
    try transcripts(profile: profile)
      .map { TranscriptReport.text(of: $0, .comma) }.joined(separator: "\n")
  }
}

extension ScenarioFiles {
  /// The goldens that belong to a scenario: its own, and those of other languages that stand.
  func goldens(
    of scenario: Scenario, profile: ReaderProfile, console: Console
  ) throws(InputError) -> [(golden: Golden, text: String)] {
    let own = Golden(scenario: scenario.path)
    var goldens = [(golden: own, text: try scenario.goldenText(profile: profile))]
    for locale in Golden.locales(besides: scenario.path, console: console) {
      let golden = Golden(scenario: scenario.path, locale: locale)
      do throws(InputError) {
        let translated = try self.scenario(at: scenario.path, locale: locale)
        goldens.append((golden, try translated.goldenText(profile: profile)))
      } catch {
        throw InputError(path: golden.path, message: error.message)
      }
    }
    return goldens
  }
}
