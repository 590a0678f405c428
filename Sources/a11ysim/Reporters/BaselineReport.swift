import A11yTree
import CardA11y

/// How the findings of a run stand to a baseline, and what was written.
struct BaselineReport {
  /// The run, held against the baseline as it was.
  let audit: AuditSummary
  /// What was done.
  let action: String
  /// What was written, nil where nothing is.
  var written: Written?

  /// What was written.
  struct Written {
    /// How many findings the file holds.
    let count: Int
    /// Whether it was different before.
    let isNew: Bool
  }

  /// What the run comes to; whoever writes has seen what is found.
  var status: ExitCode {
    guard written == nil, let baseline = audit.baseline else { return .passed }
    let isClean = baseline.counts(in: audit).allSatisfy {
      $0.count == 0 || $0.key == "known" || $0.key == "notMeasured"
    }
    return isClean ? .passed : .found
  }

  /// The report for machines.
  var value: JSONValue {
    .object([
      .schemaVersion, .init("action", .string(action)),
      .init("written", .bool(written?.isNew ?? false)),
      .init("baseline", audit.baseline?.value(in: audit) ?? .null),
      .init("new", .array(findings { !$0.expired.contains($1) }.map(value))),
      .init("expired", .array(findings { $0.expired.contains($1) }.map(value))),
    ])
  }

  /// The report for a person: what is new and what is gone, then the file and the counts.
  var page: Page {
    var page = Page()
    add("new", .bad, findings { !$0.expired.contains($1) }, to: &page)
    add("expired", .bad, findings { $0.expired.contains($1) }, to: &page)
    if let baseline = audit.baseline {
      if written == nil {
        var quota = FindingQuota(nil)
        baseline.addRemainders(to: &page, &quota)
      }
      page.gap()
      let counts = baseline.counts(in: audit).filter { $0.count > 0 }
      let words = counts.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
      page.line(
        Span(summary, status == .passed ? .good : .bad),
        ": \(words.isEmpty ? "nothing known, nothing found" : words); \(baseline.path)")
    }
    return page
  }

  private var summary: String {
    guard let written else { return status == .passed ? "passed" : "failed" }
    let noun = written.count == 1 ? "finding" : "findings"
    return written.isNew ? "wrote \(written.count) \(noun)" : "nothing to write"
  }

  private func add(_ word: String, _ ink: Ink, _ findings: [Finding], to page: inout Page) {
    for finding in findings {
      page.line(
        Span(finding.placePrefix, .place), Span(word, ink),
        ": \(finding.rule) \(finding.outcome.rawValue) at \(finding.name)")
    }
  }

  /// The findings that fail, or whose entries have expired, and of which something holds.
  private func findings(where holds: (AuditedScenario, Int) -> Bool) -> [Finding] {
    audit.scenarios.flatMap { scenario in
      Set(scenario.failing).union(scenario.expired).sorted().filter { holds(scenario, $0) }
        .map { scenario.report.findings[$0] }
    }
  }

  private func value(_ finding: Finding) -> JSONValue {
    .object([
      .init("rule", .string(finding.rule)), .init("outcome", .string(finding.outcome.rawValue)),
      .init("element", .string(finding.element.id.path)),
      .init("label", JSONValue(finding.element.label)),
      .init("message", .string(finding.message)),
      .init("location", finding.location?.value ?? .null),
    ])
  }
}
