import A11yTree
import CardA11y

/// An audit as a person reads it.
///
/// First what is to be put right, by scenario, the gravest first. Then one line for each finding
/// that does not count for a reason, and for each advice, whose explanation stands once. A summary
/// ends it, where a terminal shows it.
struct AuditTextReport {
  /// What was audited.
  let audit: AuditSummary
  /// The defects that occur more than once.
  private let shared: [DefectIdentity: SharedDefect]

  /// Prepares the report of an audit.
  init(audit: AuditSummary) {
    self.audit = audit
    shared = Dictionary(
      SharedDefect.all(in: audit.scenarios).map { ($0.identity, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The report.
  var page: Page {
    var page = Page()
    var told: Set<DefectIdentity> = []
    for scenario in audit.scenarios { add(scenario, &told, to: &page) }
    ExcusedReport(audit: audit).add(to: &page)
    audit.baseline?.addRemainders(to: &page)
    AdviceReport(audit: audit).add(to: &page)
    ExemptionReport(audit: audit).add(to: &page)
    addSummary(to: &page)
    return page
  }

  private func add(
    _ scenario: AuditedScenario, _ told: inout Set<DefectIdentity>, to page: inout Page
  ) {
    guard scenario.hasProblems else { return }
    let words = EnvironmentWords(scenario.environments)
    page.gap()
    page.line(
      Span(scenario.name ?? scenario.path, .strong),
      Span(
        [
          "", scenario.name == nil ? nil : scenario.path,
          AuditSummary.count(scenario.environments.count, "environment"),
        ].compactMap(\.self).joined(separator: " · "), .faint))
    for cluster in scenario.clusters where cluster.excuse == nil {
      guard cluster.first.outcome != .advice || cluster.isExpired else { continue }
      page.gap()
      if let defect = cluster.defect, !told.insert(defect).inserted {
        add(again: cluster, of: defect, to: &page)
      } else {
        add(cluster, words, to: &page)
      }
    }
    for missing in scenario.missingFindings { add(missing, to: &page) }
    for result in scenario.suppressions { add(result, to: &page) }
    for expectation in scenario.expectations where !expectation.passed {
      add(expectation, to: &page)
    }
    for golden in scenario.goldens where !golden.isSame { golden.add(to: &page) }
  }

  private func add(_ cluster: FindingCluster, _ words: EnvironmentWords, to page: inout Page) {
    let finding = cluster.first
    page.line(
      Span(finding.placePrefix, .place), Span(finding.outcome.rawValue, finding.outcome.ink),
      ": \(finding.message)", indent: 2)
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

  private func add(_ missing: MissingFinding, to page: inout Page) {
    page.gap()
    page.line(
      Span("\(missing.location.text): ", .place), Span("failed", .bad),
      ": the expected finding did not occur: \(missing.description)", indent: 2)
    page.line("Fix: if it is gone for good, delete the entry from audit.expect.", indent: 4)
  }

  private func add(_ result: SuppressionResult, to page: inout Page) {
    guard let problem = result.problem else { return }
    page.gap()
    page.line(
      Span("\(result.suppression.location.text): ", .place),
      result.isExpired ? Span("failed", .bad) : Span("warning", .doubtful), ": \(problem)",
      indent: 2)
    page.line(Span("reason: \(result.suppression.reason)"), indent: 4)
    page.line("Fix: \(result.remedy)", indent: 4)
  }

  private func add(_ expectation: Expectation.Result, to page: inout Page) {
    page.gap()
    page.line(
      Span("\(expectation.location.text): ", .place), Span("failed", .bad),
      ": \(expectation.gesture.rawValue) is not heard as expected", indent: 2)
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

extension AuditedScenario {
  /// Whether something is to be put right or to be judged by a person.
  fileprivate var hasProblems: Bool {
    unexpected.contains { $0.outcome != .advice } || !expired.isEmpty || !missingFindings.isEmpty
      || suppressions.contains { $0.problem != nil } || expectations.contains { !$0.passed }
      || goldens.contains { !$0.isSame }
  }
}
