import A11yTree

/// What keeps an audit from being green, and what else must be looked at besides findings.
struct ProblemSection {
  private let scenarios: [PageScenario]
  private let problems: [Problem]

  /// So many findings are named here; all of them stand below.
  private static let mostFindings = 20

  /// One thing that is wrong, and the scenario in which it is, nil where it is in none.
  private struct Problem {
    let entry: ReportEntry
    var scenario: PageScenario?
  }

  /// Prepares the section of an audit.
  init(entries: AuditEntries, scenarios: [PageScenario]) {
    self.scenarios = scenarios
    problems =
      entries.errors.map { Problem(entry: $0) }
      + scenarios.flatMap { scenario in
        entries.entries(of: scenario.audited).map { Problem(entry: $0, scenario: scenario) }
      } + entries.baseline.map { Problem(entry: $0) }
  }

  /// Whether nothing must be put right.
  var isEmpty: Bool {
    !scenarios.isEmpty && failing.isEmpty && !problems.contains { $0.entry.outcome == nil }
  }

  private var failing: [PageFinding] { scenarios.flatMap(\.findings).filter(\.fails) }

  /// Adds the section to a page.
  func add(to writer: inout HTMLWriter) {
    if scenarios.isEmpty { writer.leaf("p", [], "No scenario was measured.") }
    addProblems(of: .inputError, to: &writer)
    addFailing(to: &writer)
    for check in ReportCheck.allCases where check != .inputError {
      addProblems(of: check, to: &writer)
    }
  }

  private func addFailing(to writer: inout HTMLWriter) {
    guard !failing.isEmpty else { return }
    writer.leaf("h3", [], "Findings that fail the audit (\(failing.count))")
    writer.element("ul", [("class", "problems")]) { writer in
      for finding in failing.prefix(Self.mostFindings) {
        writer.element("li") { writer in
          writer.leaf("a", [("href", "#\(finding.anchor)")], finding.cluster.first.message)
          if finding.cluster.isExpired { writer.words(" Its entry in the baseline has expired.") }
        }
      }
      let rest = failing.count - Self.mostFindings
      if rest > 0 { writer.leaf("li", [], "and \(rest) more, below") }
    }
  }

  private func addProblems(of check: ReportCheck, to writer: inout HTMLWriter) {
    let problems = problems.filter { $0.entry.check == check.rawValue }
    guard !problems.isEmpty else { return }
    writer.leaf("h3", [], "\(check.heading) (\(problems.count))")
    writer.element("ul", [("class", "problems")]) { writer in
      for problem in problems { writer.element("li") { add(problem, check, to: &$0) } }
    }
  }

  private func add(_ problem: Problem, _ check: ReportCheck, to writer: inout HTMLWriter) {
    let entry = problem.entry
    let outcome = entry.fails ? "failed" : "warning"
    writer.leaf("span", [("class", "tag \(entry.fails ? "failed" : "cantTell")")], outcome)
    writer.words(" \(entry.message) ")
    writer.element("span", [("class", "more")]) { writer in
      if let scenario = problem.scenario {
        writer.leaf("a", [("href", "#\(scenario.anchor)")], scenario.title)
        writer.words(" · ")
      }
      writer.leaf("code", [], entry.place.text)
    }
    let isDifference = { (line: String) in
      check == .golden && (line.hasPrefix("-") || line.hasPrefix("+"))
    }
    addDifference(entry.details.filter(isDifference), to: &writer)
    for line in entry.details where !isDifference(line) {
      writer.leaf("span", [("class", "more")], line)
    }
  }

  private func addDifference(_ lines: [String], to writer: inout HTMLWriter) {
    guard !lines.isEmpty else { return }
    writer.element(
      "pre", [("tabindex", "0"), ("role", "group"), ("aria-label", "Lines that differ")]
    ) { writer in
      for line in lines {
        writer.leaf(line.hasPrefix("-") ? "del" : "ins", [], line)
        writer.markup("\n")
      }
    }
  }
}

extension ReportCheck {
  /// What stands above those that are not met.
  fileprivate var heading: String {
    switch self {
    case .inputError: "Could not be measured"
    case .expectedFinding: "Expected findings that did not occur"
    case .suppressionExpired: "Suppressions that have expired"
    case .suppressionUnused: "Suppressions that cover less than they say"
    case .expectation: "Not heard as expected"
    case .golden: "Goldens that differ"
    case .baselineFixed: "Baseline entries whose findings were put right"
    case .baselineStale: "Baseline entries that are about nothing"
    }
  }
}
