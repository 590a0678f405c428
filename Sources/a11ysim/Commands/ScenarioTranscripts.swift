import A11yTree
import CardA11y

extension Scenario {
  /// Returns what is heard: each script's session, or every stop in turn without a script.
  @MainActor
  func transcripts() throws(InputError) -> [Transcript] {
    guard !scripts.isEmpty else {
      return [try ScenarioRunner.transcript(of: self, in: environment)]
    }
    var transcripts: [Transcript] = []
    for script in scripts {
      transcripts.append(try ScenarioRunner.play(script, of: self).transcript)
    }
    return transcripts
  }

  /// Returns what is heard in each environment of the matrix: the first script's session, or
  /// every stop in turn without a script.
  @MainActor
  func matrixTranscripts() throws(InputError) -> [Transcript] {
    var transcripts: [Transcript] = []
    for environment in matrix {
      if var script = scripts.first {
        script.environment = environment
        transcripts.append(try ScenarioRunner.play(script, of: self).transcript)
      } else {
        transcripts.append(try ScenarioRunner.transcript(of: self, in: environment))
      }
    }
    return transcripts
  }
}
