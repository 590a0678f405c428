import A11yTree
import CardA11y

/// An audit as a person reads it.
///
/// First what failed, then what a person has to judge, both by scenario with the line of the file.
/// Then one line for each finding that does not count for a reason, and for each advice, whose
/// explanation stands once. A summary ends it, where a terminal shows it.
struct AuditTextReport {
  /// What was audited.
  let audit: AuditSummary
  /// How many findings are shown, nil for all of them.
  let mostFindings: Int?
  /// The defects that occur more than once.
  private let shared: [DefectIdentity: SharedDefect]

  /// Prepares the report of an audit.
  init(audit: AuditSummary, mostFindings: Int? = nil) {
    self.audit = audit
    self.mostFindings = mostFindings
    shared = Dictionary(
      SharedDefect.all(in: audit.scenarios).map { ($0.identity, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The report.
  var page: Page {
    var page = Page()
    var state = State(quota: FindingQuota(mostFindings))
    for severity in [ReportEntry.Severity.error, .warning] { add(severity, &state, to: &page) }
    ExcusedReport(audit: audit).add(to: &page, most: mostFindings)
    AdviceReport(audit: audit).add(to: &page, &state.quota)
    ExemptionReport(audit: audit).add(to: &page)
    if let words = state.quota.words {
      page.gap()
      page.line(
        Span("and \(words)", .strong), "; leave out --max-findings, or see --format json, for all")
    }
    addSummary(to: &page)
    return page
  }

  /// What was told already.
  private struct State {
    var told: Set<DefectIdentity> = []
    var quota: FindingQuota
  }

  /// Adds everything of a severity, with a heading where there is something.
  private func add(_ severity: ReportEntry.Severity, _ state: inout State, to page: inout Page) {
    var part = Page()
    for scenario in audit.scenarios { add(scenario, severity, &state, to: &part) }
    if severity == .error { audit.baseline?.addRemainders(to: &part, &state.quota) }
    guard !part.isEmpty else { return }
    page.gap()
    if severity == .error {
      page.line(Span("Failures", .bad), Span(" · to be put right", .faint))
    } else {
      let isGrave = audit.failOn.rank >= Outcome.cantTell.rank
      page.line(
        Span("Warnings", .doubtful),
        Span(" · for a person to judge\(isGrave ? "; they fail this run" : "")", .faint))
    }
    page.gap()
    page.append(part)
  }

  private func add(
    _ scenario: AuditedScenario, _ severity: ReportEntry.Severity, _ state: inout State,
    to page: inout Page
  ) {
    var part = Page()
    let words = EnvironmentWords(scenario.environments)
    let lines = scenario.lines
    for cluster in scenario.clusters where cluster.excuse == nil && cluster.severity == severity {
      guard state.quota.take(cluster.first.outcome.rawValue) else { continue }
      part.gap()
      if let defect = cluster.defect, !state.told.insert(defect).inserted {
        add(again: cluster, of: defect, to: &part)
      } else {
        add(cluster, words, lines, to: &part)
      }
    }
    for result in scenario.suppressions where result.isExpired == (severity == .error) {
      guard let problem = result.problem, state.quota.take(result.check.rawValue) else { continue }
      add(result, problem, lines, to: &part)
    }
    if severity == .error { addOthers(of: scenario, &state.quota, to: &part) }
    guard !part.isEmpty else { return }
    page.gap()
    page.line(
      Span(scenario.name ?? scenario.path, .strong),
      Span(
        [
          "", scenario.name == nil ? nil : scenario.path,
          scenario.environments.count.words("environment"),
        ].compactMap(\.self).joined(separator: " · "), .faint))
    page.gap()
    page.append(part)
  }

  /// Adds what fails and is no finding of a rule.
  private func addOthers(
    of scenario: AuditedScenario, _ quota: inout FindingQuota, to page: inout Page
  ) {
    for missing in scenario.missingFindings where quota.take(ReportCheck.expectedFinding.rawValue) {
      add(missing, scenario.lines, to: &page)
    }
    for expectation in scenario.expectations where !expectation.passed {
      guard quota.take(ReportCheck.expectation.rawValue) else { continue }
      add(expectation, scenario.lines, to: &page)
    }
    for golden in scenario.goldens where !golden.isSame {
      if quota.take(ReportCheck.golden.rawValue) { golden.add(to: &page) }
    }
  }

  private func add(
    _ cluster: FindingCluster, _ words: EnvironmentWords, _ lines: SourceLines, to page: inout Page
  ) {
    let finding = cluster.first
    let ink = finding.outcome.ink
    page.line(
      Span(finding.placePrefix, .place), Span(finding.outcome.rawValue, ink),
      ": \(finding.message)", indent: 2)
    page.add(finding.location.flatMap(lines.excerpt), ink)
    page.line(
      Span([finding.ruleWords, finding.numberWords].joined(ifAny: " · "), .faint), indent: 4)
    let name = finding.name + cluster.moreWords
    page.line(Span([name, cluster.place(words)].joined(ifAny: " · ")), indent: 4)
    page.line("Fix: \(finding.fix)", indent: 4)
    if let shared = cluster.defect.flatMap({ shared[$0] }) {
      page.line(Span(shared.words(from: cluster)), indent: 4)
    }
    if cluster.isExpired { page.line("Its entry in the baseline has expired.", indent: 4) }
  }

  /// What was explained in another scenario already.
  private func add(again cluster: FindingCluster, of defect: DefectIdentity, to page: inout Page) {
    let finding = cluster.first
    page.line(
      Span(finding.placePrefix, .place), Span(finding.outcome.rawValue, finding.outcome.ink),
      ": \(finding.rule) at \(finding.name)\(cluster.moreWords), as above at \(defect.place)",
      indent: 2)
    if cluster.isExpired { page.line("Its entry in the baseline has expired.", indent: 4) }
  }

  private func add(_ missing: MissingFinding, _ lines: SourceLines, to page: inout Page) {
    page.gap()
    page.line(
      Span("\(missing.location.text): ", .place), Span("failed", .bad),
      ": the expected finding did not occur: \(missing.description)", indent: 2)
    page.add(lines.excerpt(at: missing.location), .bad)
    page.line("Fix: if it is gone for good, delete the entry from audit.expect.", indent: 4)
  }

  private func add(
    _ result: SuppressionResult, _ problem: String, _ lines: SourceLines, to page: inout Page
  ) {
    let location = result.suppression.location
    let ink = result.isExpired ? Ink.bad : .doubtful
    page.gap()
    page.line(
      Span("\(location.text): ", .place), Span(result.isExpired ? "failed" : "warning", ink),
      ": \(problem)", indent: 2)
    page.add(lines.excerpt(at: location), ink)
    page.line(Span("reason: \(result.suppression.reason)"), indent: 4)
    page.line("Fix: \(result.remedy)", indent: 4)
  }

  private func add(_ expectation: Expectation.Result, _ lines: SourceLines, to page: inout Page) {
    page.gap()
    page.line(
      Span("\(expectation.location.text): ", .place), Span("failed", .bad),
      ": \(expectation.gesture.rawValue) is not heard as expected", indent: 2)
    page.add(lines.excerpt(at: expectation.location), .bad)
    page.line("expected  \(expectation.expected)", indent: 4)
    page.line("actual    \(expectation.actual)", indent: 4)
  }

  private func addSummary(to page: inout Page) {
    page.gap()
    page.line(
      Span(audit.verdict, audit.status == .passed ? .good : .bad), ": \(audit.countWords)")
    page.table(audit.summaryRows.map { [Span($0.0, .faint), Span($0.1)] })
  }
}

extension FindingCluster {
  /// Under which heading it stands; an advice is a failure where its time is over.
  fileprivate var severity: ReportEntry.Severity {
    isExpired ? .error : first.outcome.severity
  }
}

extension SuppressionResult {
  /// What is wrong with it where something is, as reports name it.
  var check: ReportCheck { isExpired ? .suppressionExpired : .suppressionUnused }
}
