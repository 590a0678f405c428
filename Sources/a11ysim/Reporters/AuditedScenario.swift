import A11yTree
import CardA11y

/// What an audit of one scenario came to.
struct AuditedScenario {
  /// The file of the scenario.
  var path: String
  /// The name of the scenario, nil where it has none.
  var name: String?
  /// The name of the reader's profile.
  var profile: String
  /// The configuration that had a say, nil for none.
  var configuration: String?
  /// The least grave outcome that fails the audit.
  var failOn = Outcome.failed
  /// The environments in which it was measured.
  var environments: [ScreenEnvironment]
  /// What the rules found, and how much they measured.
  var report: AuditReport
  /// What becomes of its texts and controls at the text sizes at which it was measured.
  var sizes = SizeTable([], findings: [])
  /// The findings that the scenario is there to show, by their place in the report.
  var expectedFindings: [Int: String] = [:]
  /// What the scenario says must be found, and was not.
  var missingFindings: [MissingFinding] = []
  /// What the scenario says must be heard.
  var expectations: [Expectation.Result] = []
  /// The goldens that stand beside it.
  var goldens: [GoldenResult] = []
  /// The reader's words that were heard and rest on belief only.
  var unverified: [UnverifiedWord] = []

  /// The findings that nothing announced, with their places in the report.
  var unexpected: [Finding] {
    report.findings.enumerated().filter { expectedFindings[$0.offset] == nil }.map(\.element)
  }

  /// Returns how many findings that nothing announced have an outcome.
  func count(of outcome: Outcome) -> Int {
    unexpected.count { $0.outcome == outcome }
  }

  /// Whether something is to be put right.
  var fails: Bool {
    unexpected.contains { $0.outcome.rank <= failOn.rank } || !missingFindings.isEmpty
      || expectations.contains { !$0.passed } || goldens.contains { !$0.isSame }
  }
}

/// A finding that a scenario is there to show, and that did not occur.
struct MissingFinding {
  /// What must be found, in words.
  var description: String
  /// Where the scenario says so.
  var location: SourceLocation
}

/// A golden transcript, compared with what is said now.
struct GoldenResult {
  /// The file.
  var path: String
  /// What the screen is operated with.
  var technology = AssistiveTechnology.voiceOver
  /// The language, nil for the scenario's own.
  var locale: String?
  /// The lines that differ, each with `-` or `+` before it; empty where none does.
  var difference: [String]
  /// Whether the file is there.
  var exists = true

  /// Whether the golden is what is said now.
  var isSame: Bool { exists && difference.isEmpty }
}
