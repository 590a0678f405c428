import A11yTree
import CardA11y

/// The entries of an audit, in the order of its scenarios.
struct AuditEntries {
  /// What was audited.
  let audit: AuditSummary
  /// Returns the path of a file from the folder of the run.
  let path: (String) -> String

  /// Everything: by scenario, then what is left of a baseline, then what could not be read.
  var all: [ReportEntry] {
    audit.scenarios.flatMap(entries) + baseline + errors
  }

  /// Returns the entries of one scenario, its findings first.
  func entries(of scenario: AuditedScenario) -> [ReportEntry] {
    let words = EnvironmentWords(scenario.environments)
    return scenario.clusters.map { entry($0, in: scenario, words) }
      + scenario.missingFindings.map { entry($0, in: scenario) }
      + scenario.suppressions.compactMap { entry($0, in: scenario) }
      + scenario.expectations.filter { !$0.passed }.map { entry($0, in: scenario) }
      + scenario.goldens.filter { !$0.isSame }.map(entry)
  }

  /// What is left of the baseline's entries.
  var baseline: [ReportEntry] {
    guard let baseline = audit.baseline else { return [] }
    return baseline.remainders.map { remainder in
      let entry = baseline.entries[remainder.entry]
      let times = remainder.count > 1 ? ", \(remainder.count) times" : ""
      let check = remainder.state.check
      let words = remainder.state.isStale ? "The entry is stale" : "The finding was put right"
      return ReportEntry(
        severity: .error, check: check.rawValue,
        subject: "\(entry.identity.description) in \(entry.scenario)",
        message: "\(words): \(entry.identity.description) in \(entry.scenario)\(times)"
          + remainder.state.words,
        details: ["Fix: run a11ysim baseline prune --baseline \(baseline.path)"],
        place: place(entry.location, in: baseline.path),
        identity: [check.rawValue, path(baseline.path), entry.scenario]
          + entry.identity.sortKey, fails: true)
    }
  }

  /// What could not be read.
  var errors: [ReportEntry] {
    audit.errors.map { error in
      ReportEntry(
        severity: .error, check: ReportCheck.inputError.rawValue, subject: "",
        message: error.message, details: [],
        place: .init(
          path: path(error.path), line: error.position?.line, column: error.position?.column),
        identity: [ReportCheck.inputError.rawValue, path(error.path), error.message], fails: true)
    }
  }

  private func entry(
    _ cluster: FindingCluster, in scenario: AuditedScenario, _ words: EnvironmentWords
  ) -> ReportEntry {
    let finding = cluster.first
    var details = [
      [finding.ruleWords, finding.numberWords].joined(ifAny: " · "),
      [finding.name + cluster.moreWords, cluster.place(words)].joined(ifAny: " · "),
    ]
    let others = cluster.otherPlaces(path)
    if !others.isEmpty { details.append("Also at \(others)") }
    if cluster.isExpired { details.append("Its entry in the baseline has expired.") }
    return ReportEntry(
      severity: finding.outcome.severity, check: finding.rule, subject: finding.name,
      message: finding.message, details: details + ["Fix: \(finding.fix)"],
      place: place(finding.location, in: scenario), identity: [path(scenario.path)] + cluster.key,
      fails: cluster.excuse == nil
        && (cluster.isExpired || finding.outcome.rank <= scenario.failOn.rank),
      excuse: cluster.excuse, criteria: finding.criteria, outcome: finding.outcome)
  }

  private func entry(_ missing: MissingFinding, in scenario: AuditedScenario) -> ReportEntry {
    entry(
      .expectedFinding, missing.description,
      "The expected finding did not occur: \(missing.description)", missing.location, in: scenario)
  }

  private func entry(_ result: SuppressionResult, in scenario: AuditedScenario) -> ReportEntry? {
    guard let problem = result.problem else { return nil }
    return entry(
      result.check,
      result.suppression.selector.description, problem, result.suppression.location, in: scenario,
      severity: result.isExpired ? .error : .warning,
      details: ["Reason: \(result.suppression.reason)", "Fix: \(result.remedy)"])
  }

  /// Returns the entry of an expectation that is not met.
  func entry(
    _ expectation: Expectation.Result, in scenario: AuditedScenario
  ) -> ReportEntry {
    entry(
      .expectation, "\(expectation.gesture.rawValue), \(expectation.expected)",
      "\(expectation.gesture.rawValue) is not heard as expected", expectation.location,
      in: scenario,
      details: ["Expected: \(expectation.expected)", "Actual: \(expectation.actual)"])
  }

  /// Returns the entry of a golden that differs.
  func entry(_ golden: GoldenResult) -> ReportEntry {
    ReportEntry(
      severity: .error, check: ReportCheck.golden.rawValue, subject: path(golden.path),
      message: golden.problem, details: golden.firstLines + ["Fix: \(golden.remedy)"],
      place: .init(path: path(golden.path)),
      identity: [ReportCheck.golden.rawValue, path(golden.path)], fails: true)
  }

  private func entry(
    _ check: ReportCheck, _ subject: String, _ message: String, _ location: SourceLocation,
    in scenario: AuditedScenario, severity: ReportEntry.Severity = .error, details: [String]? = nil
  ) -> ReportEntry {
    ReportEntry(
      severity: severity, check: check.rawValue, subject: subject, message: message,
      details: details ?? ["Fix: \(check.fix)"], place: place(location, in: scenario),
      identity: [check.rawValue, path(scenario.path), subject], fails: severity == .error)
  }

  private func place(
    _ location: SourceLocation?, in scenario: AuditedScenario
  ) -> ReportEntry.Place {
    var place = place(location, in: scenario.path)
    place.endColumn = location.flatMap { scenario.lines.excerpt(at: $0)?.end }
    return place
  }

  private func place(_ location: SourceLocation?, in file: String) -> ReportEntry.Place {
    .init(path: path(location?.path ?? file), line: location?.line, column: location?.column)
  }
}

extension Outcome {
  /// How grave a finding of this outcome is.
  var severity: ReportEntry.Severity {
    switch self {
    case .failed: .error
    case .cantTell: .warning
    default: .note
    }
  }
}

extension FindingCluster {
  /// What makes it the same in another run: what a baseline goes by, without the label where the
  /// findings of a component are one, as one of them may go.
  fileprivate var key: [String] {
    var identity = FindingIdentity(first)
    if let defect {
      identity.element = defect.place
      identity.label = nil
    }
    return identity.sortKey
  }

  /// The most places that are named.
  private static let mostPlaces = 3

  /// Where else it occurs in the scenario.
  fileprivate func otherPlaces(_ path: (String) -> String) -> String {
    let others = findings.dropFirst().compactMap(\.location).map {
      SourceLocation(path: path($0.path), line: $0.line, column: $0.column).text
    }
    let rest = others.count - Self.mostPlaces
    return others.prefix(Self.mostPlaces).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension GoldenResult {
  /// The most lines that are told; the others are in the files.
  private static let mostLines = 20

  /// What differs, as far as a message goes.
  fileprivate var firstLines: [String] {
    let rest = difference.count - Self.mostLines
    return difference.prefix(Self.mostLines)
      + (rest > 0 ? ["… \(rest) more"] : [])
  }
}
