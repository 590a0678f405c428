import A11yTree
import CardA11y

/// Audits scenario files, each for itself.
@MainActor
struct ScenarioAuditor {
  private let files: ScenarioFiles
  private let console: Console
  private let comparesGoldens: Bool

  /// Prepares an audit by a command line's options.
  init(_ invocation: Invocation, _ files: ScenarioFiles) {
    self.files = files
    console = invocation.console
    // Goldens hold the scenario's own environment and reader, so with others they must differ.
    comparesGoldens =
      invocation.firstEnvironmentOption == nil
      && ![OptionSpec.profile, .nativeTraitsOnly].contains { invocation.has($0) }
  }

  /// Returns what a scenario comes to: its scripts, its goldens, and the rules over its matrix.
  func audit(_ path: String) throws(InputError) -> AuditedScenario {
    let scenario = try files.scenario(at: path)
    let screens = try scenario.measuredScreens()
    var sessions: [ScenarioRunner.Session] = []
    for script in scenario.scripts {
      sessions.append(try ScenarioRunner.play(script, of: scenario))
    }
    let policy = try files.policy(of: scenario)
    let report = Audit.run(
      screens, sessions: sessions.map(\.record), options: policy.options)
    var result = AuditedScenario(
      path: path, name: scenario.name, profile: scenario.reader.name, environments: scenario.matrix,
      report: report, sizes: SizeTable(screens, findings: report.findings))
    result.configuration = try files.configuration(of: path)?.path
    result.failOn = policy.failOn
    result.judge(by: scenario.audit.expected)
    for session in sessions {
      result.expectations += session.results
      result.unverified.add(session.transcript.unverified)
    }
    if comparesGoldens, path != "-" { try compareGoldens(of: path, &result) }
    return result
  }

  private func compareGoldens(
    of path: String, _ result: inout AuditedScenario
  ) throws(InputError) {
    for golden in try files.goldens(of: path, console: console) where golden.exists(console) {
      let session = try files.session(golden, of: path)
      do throws(FileError) {
        result.goldens.append(try golden.comparison(with: session.text, console: console))
      } catch {
        throw InputError(path: error.path, message: error.reason)
      }
      for transcript in session.transcripts { result.unverified.add(transcript.unverified) }
    }
  }
}

extension AuditedScenario {
  /// Tells the findings that the scenario is there to show from the others.
  fileprivate mutating func judge(by expected: [ExpectedFinding]) {
    for entry in expected {
      var occurs = false
      for (place, finding) in report.findings.enumerated() where entry.matches(finding) {
        expectedFindings[place] = entry.reason ?? ""
        occurs = true
      }
      if !occurs {
        missingFindings.append(
          MissingFinding(description: entry.description, location: entry.location))
      }
    }
  }
}
