import A11yTree
import CardA11y

extension Scenario {
  /// Returns what is heard or found with a reader: each of its scripts' sessions, or everything
  /// that it reaches in turn where it has no script.
  ///
  /// Without a reader these are VoiceOver's, then the sessions of other readers' scripts.
  @MainActor
  func transcripts(with technology: AssistiveTechnology?) throws(InputError) -> [Transcript] {
    guard let technology else {
      let scripted = [.voiceOver] + scripts.map(\.technology)
      var transcripts: [Transcript] = []
      for technology in AssistiveTechnology.allCases where scripted.contains(technology) {
        transcripts += try self.transcripts(with: technology)
      }
      return transcripts
    }
    var transcripts: [Transcript] = []
    for script in scripts where script.technology == technology {
      transcripts.append(try ScenarioRunner.play(script, of: self).transcript)
    }
    guard transcripts.isEmpty else { return transcripts }
    return [try ScenarioRunner.transcript(of: self, in: environment, with: technology)]
  }

  /// Returns what is heard or found in each environment of the matrix: the session of the reader's
  /// first script, or everything that it reaches in turn where it has no script.
  @MainActor
  func matrixTranscripts(
    with technology: AssistiveTechnology
  ) throws(InputError) -> [Transcript] {
    let script = scripts.first { $0.technology == technology }
    var transcripts: [Transcript] = []
    for environment in matrix {
      if var script {
        script.environment = environment
        transcripts.append(try ScenarioRunner.play(script, of: self).transcript)
      } else {
        transcripts.append(
          try ScenarioRunner.transcript(of: self, in: environment, with: technology))
      }
    }
    return transcripts
  }
}
