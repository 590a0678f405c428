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
  /// The goldens that belong to a scenario: its own, and those of other languages that stand.
  ///
  /// - Parameters:
  ///   - path: The file of the scenario.
  ///   - locale: The one language whose golden is wanted, nil for all of them.
  ///   - console: The world around the run.
  /// - Returns: The goldens, the scenario's own first.
  /// - Throws: What is wrong in the file of the scenario.
  func goldens(
    of path: String, locale: String? = nil, console: Console
  ) throws(InputError) -> [Golden] {
    if let locale {
      let isOwn = try scenario(at: path, locale: nil).environment.locale == locale
      return [Golden(scenario: path, locale: isOwn ? nil : locale)]
    }
    return [Golden(scenario: path)]
      + Golden.locales(besides: path, console: console).map { Golden(scenario: path, locale: $0) }
  }

  /// Plays a scenario in the language of a golden.
  func session(_ golden: Golden, of path: String) throws(InputError) -> GoldenSession {
    let scenario: Scenario
    do throws(InputError) {
      scenario = try self.scenario(at: path, locale: golden.locale)
    } catch  where golden.locale != nil {
      throw InputError(path: golden.path, message: error.message)
    }
    return GoldenSession(golden: golden, transcripts: try scenario.transcripts())
  }
}
