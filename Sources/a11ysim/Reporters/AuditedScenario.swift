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
  /// What becomes of its texts and controls at the text sizes at which it was measured, kept only
  /// where a report shows it.
  var sizes = SizeTable([], findings: [])
  /// What a page shows of it, kept only where one does.
  var exhibit: ScenarioExhibit?
  /// Why findings do not count, by their place in the report.
  var excuses: [Int: Excuse] = [:]
  /// What the scenario says must be found, and was not.
  var missingFindings: [MissingFinding] = []
  /// What the scenario lives with.
  var suppressions: [SuppressionResult] = []
  /// The findings whose entries in the baseline have expired, by their place in the report.
  var expired: Set<Int> = []
  /// What is on its screens, kept only where a baseline asks for it.
  var elements: Set<ElementIdentity> = []
  /// What the scenario says must be heard.
  var expectations: [Expectation.Result] = []
  /// The goldens that stand beside it.
  var goldens: [GoldenResult] = []
  /// The reader's words that were heard and rest on belief only.
  var unverified: [UnverifiedWord] = []
  /// The lines of the file that reports show, kept only where one does.
  var lines = SourceLines(of: "")

  /// The findings that count, as they stand in the report.
  var unexpected: [Finding] {
    report.findings.enumerated().filter { excuses[$0.offset] == nil }.map(\.element)
  }

  /// Returns how many findings do not count for a reason.
  func count(where isReason: (Excuse) -> Bool) -> Int {
    excuses.values.count(where: isReason)
  }

  /// Returns how many findings that count have an outcome; one defect of a component is one.
  func count(of outcome: Outcome) -> Int {
    clusters.count { $0.excuse == nil && $0.first.outcome == outcome }
  }

  /// The places in the file that reports speak of.
  var locations: [SourceLocation] {
    clusters.compactMap(\.first.location) + missingFindings.map(\.location)
      + suppressions.map(\.suppression.location)
      + expectations.filter { !$0.passed }.map(\.location)
  }

  /// The places in the report of the findings that fail the audit.
  var failing: [Int] {
    report.findings.indices.filter { place in
      excuses[place] == nil && report.findings[place].outcome.rank <= failOn.rank
    }
  }

  /// Whether something is to be put right.
  var fails: Bool {
    !failing.isEmpty || !expired.isEmpty || !missingFindings.isEmpty
      || suppressions.contains(where: \.isExpired) || expectations.contains { !$0.passed }
      || goldens.contains { !$0.isSame }
  }
}

/// Why a finding does not count.
enum Excuse: Hashable {
  /// The scenario is there to show it; with what it says about that.
  case expected(String?)
  /// The scenario lives with it, for a reason.
  case suppressed(String)
  /// It is in the baseline, with what people wrote about it; perhaps from another scenario.
  case known(String?, isMoved: Bool)

  /// Whether the scenario is there to show it.
  var isExpected: Bool { if case .expected = self { true } else { false } }
  /// Whether the scenario lives with it.
  var isSuppressed: Bool { if case .suppressed = self { true } else { false } }

  /// Whether it is in the baseline.
  var isKnown: Bool { if case .known = self { true } else { false } }

  /// What is said about it.
  var reason: String? {
    switch self {
    case .expected(let reason): reason
    case .suppressed(let reason): reason
    case .known(let note, isMoved: false): note
    case .known(let note, isMoved: true):
      ([note].compactMap(\.self) + ["moved from another scenario"]).joined(separator: ", ")
    }
  }
}

/// A suppression with what came of it.
struct SuppressionResult {
  /// What it says.
  var suppression: Suppression
  /// How many findings it covers.
  var count = 0
  /// Whether it covers as many as it says.
  var isMet = true
  /// Whether its time is over, so that it covers none.
  var isExpired = false
}

/// Findings that a scenario is there to show, and that did not all occur.
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
  /// What became of its steps, nil where only the lines can tell.
  var heard: GoldenDifference?
  /// Whether the file is there.
  var exists = true

  /// Whether the golden is what is said now.
  var isSame: Bool { exists && difference.isEmpty }
}
