import A11yTree
import CardA11y

/// Audits scenario files, each for itself.
@MainActor
struct ScenarioAuditor {
  private let files: ScenarioFiles
  private let console: Console
  private let comparesGoldens: Bool
  private let keeps: Kept
  /// The day on which what expires is judged.
  let today: Day

  /// What is kept of the screens for those who ask for it.
  struct Kept: OptionSet {
    let rawValue: Int

    /// What is on them, for a baseline.
    static let elements = Kept(rawValue: 1 << 0)
    /// What becomes of their texts and controls at the text sizes.
    static let sizes = Kept(rawValue: 1 << 1)
    /// The lines of the file that are spoken of.
    static let lines = Kept(rawValue: 1 << 2)
    /// What a page shows of them: pictures, and what is heard.
    static let exhibits = Kept(rawValue: 1 << 3)
  }

  /// Prepares an audit by a command line's options.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - files: The files that it names.
  ///   - keeps: What is kept of the screens.
  /// - Throws: An error about the command line.
  init(
    _ invocation: Invocation, _ files: ScenarioFiles, keeps: Kept
  ) throws(UsageError) {
    self.keeps = keeps
    self.files = files
    console = invocation.console
    today = try invocation.today()
    // Goldens hold the scenario's own environment and reader, so with others they must differ.
    comparesGoldens =
      invocation.firstEnvironmentOption == nil
      && ![OptionSpec.profile, .nativeTraitsOnly].contains { invocation.has($0) }
  }

  /// Returns what a scenario comes to: its scripts, its goldens, and the rules over its matrix.
  func audit(_ path: String) throws(InputError) -> AuditedScenario {
    try audit(try files.scenario(at: path))
  }

  /// Returns what a scenario comes to that was read.
  func audit(_ scenario: Scenario) throws(InputError) -> AuditedScenario {
    let sessions = try sessions(of: scenario)
    var result = try judge(scenario, sessions)
    for session in sessions {
      result.expectations += session.results
      result.unverified.add(session.transcript.unverified)
    }
    if comparesGoldens, scenario.path != "-" { try compareGoldens(of: scenario, &result) }
    if keeps.contains(.lines) {
      result.lines = SourceLines(of: scenario.path, at: result.locations) {
        scenario.lines.line($0)
      }
    }
    return result
  }

  /// Returns what the rules find over the matrix of a scenario, and in its sessions.
  func judge(_ scenario: Scenario) throws(InputError) -> AuditedScenario {
    try judge(scenario, try sessions(of: scenario))
  }

  /// Returns what the scripts of a scenario come to.
  func sessions(
    of scenario: Scenario
  ) throws(InputError) -> [ScenarioRunner.Session] {
    var sessions: [ScenarioRunner.Session] = []
    for script in scenario.scripts {
      sessions.append(try ScenarioRunner.play(script, of: scenario))
    }
    return sessions
  }

  /// Returns what the rules find over the matrix of a scenario, and in the sessions of its scripts.
  ///
  /// Whoever has its screens already hands them over.
  func judge(
    _ scenario: Scenario, _ sessions: [ScenarioRunner.Session], screens known: [Screen]? = nil
  ) throws(InputError) -> AuditedScenario {
    let screens = if let known { known } else { try scenario.measuredScreens() }
    let policy = try files.policy(of: scenario)
    var options = policy.options
    options.profile = scenario.reader
    let report = Audit.run(screens, sessions: sessions.map(\.record), options: options)
    var result = AuditedScenario(
      path: scenario.path, name: scenario.name, profile: scenario.reader.name,
      environments: scenario.matrix, report: report)
    if keeps.contains(.sizes) { result.sizes = SizeTable(screens, findings: report.findings) }
    if keeps.contains(.exhibits) {
      result.exhibit = try scenario.exhibit(
        scripts: sessions.map(\.transcript), findings: report.findings)
    }
    result.configuration = try files.configuration(of: scenario.path)?.path
    result.failOn = policy.failOn
    result.expect(scenario.audit.expected)
    result.suppress(scenario.audit.suppressions, today: today)
    if keeps.contains(.elements) {
      for element in screens.flatMap(\.findingElements) {
        result.elements.insert(ElementIdentity(element))
      }
    }
    return result
  }

  private func compareGoldens(
    of scenario: Scenario, _ result: inout AuditedScenario
  ) throws(InputError) {
    for golden in files.goldens(of: scenario, console: console) where golden.exists(console) {
      let session = try files.session(golden, of: scenario)
      do throws(FileError) {
        result.goldens.append(try golden.comparison(with: session.text, console: console))
      } catch {
        throw InputError(path: error.path, message: error.reason)
      }
      for transcript in session.transcripts { result.unverified.add(transcript.unverified) }
    }
  }
}
