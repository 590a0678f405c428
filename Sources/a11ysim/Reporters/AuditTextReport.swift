import A11yTree

/// An audit as a person reads it: by scenario, the gravest first, a summary at the end.
struct AuditTextReport {
  /// What was audited.
  let audit: AuditSummary

  /// The report.
  var page: Page {
    var page = Page()
    for scenario in audit.scenarios { add(scenario, to: &page) }
    addSummary(to: &page)
    return page
  }

  private func add(_ scenario: AuditedScenario, to page: inout Page) {
    guard scenario.hasSomethingToSay else { return }
    let words = EnvironmentWords(scenario.environments)
    page.gap()
    page.line(
      Span(scenario.name ?? scenario.path, .strong),
      Span(
        " · \(scenario.path) · \(Self.count(scenario.environments.count, "environment"))", .faint))
    for (place, finding) in scenario.report.findings.enumerated() {
      if let reason = scenario.expectedFindings[place] {
        addExpected(finding, reason, to: &page)
      } else {
        add(finding, words, to: &page)
      }
    }
    for missing in scenario.missingFindings {
      page.gap()
      page.line(
        Span("\(missing.location.text): ", .place), Span("failed", .bad),
        ": expected finding did not occur: \(missing.description)", indent: 2)
      page.line("Fix: if it is gone for good, delete the entry from audit.expect.", indent: 4)
    }
    for expectation in scenario.expectations where !expectation.passed {
      add(expectation, to: &page)
    }
    for golden in scenario.goldens where !golden.isSame { Self.add(golden, to: &page) }
  }

  private func add(_ finding: Finding, _ words: EnvironmentWords, to page: inout Page) {
    page.gap()
    let place = finding.location.map { "\($0.text): " } ?? ""
    page.line(
      Span(place, .place), Span(finding.outcome.rawValue, finding.outcome.ink),
      ": \(finding.message)", indent: 2)
    page.line(Span(finding.ruleLine, .faint), indent: 4)
    page.line(Span(finding.name), Span(Self.place(of: finding, words)), indent: 4)
    page.line("Fix: \(finding.fix)", indent: 4)
  }

  private func addExpected(_ finding: Finding, _ reason: String, to page: inout Page) {
    page.gap()
    let place = finding.location.map { "\($0.text): " } ?? ""
    page.line(
      Span(place, .place), "\(finding.outcome.rawValue) as expected: \(finding.message)",
      indent: 2)
    page.line(Span(finding.ruleLine, .faint), indent: 4)
    if !reason.isEmpty { page.line("Reason: \(reason)", indent: 4) }
  }

  private func add(_ expectation: ExpectationResult, to page: inout Page) {
    page.gap()
    page.line(
      Span("\(expectation.location.text): ", .place), Span("failed", .bad),
      ": \(expectation.gesture) is not heard as expected", indent: 2)
    page.line("expected  \(expectation.expected)", indent: 4)
    page.line("actual    \(expectation.actual)", indent: 4)
  }

  /// Adds a golden that differs, or that is missing.
  static func add(_ golden: GoldenResult, to page: inout Page) {
    page.gap()
    let words =
      golden.exists ? ": the transcript differs from its golden" : ": there is no golden"
    page.line(Span("\(golden.path): ", .place), Span("failed", .bad), Span(words), indent: 2)
    for line in golden.difference { page.line(Span(line), indent: 4) }
    page.line("Fix: if the new one is right, run a11ysim transcript --update.", indent: 4)
  }

  /// Says where a finding occurs, each outcome for itself where there are several.
  private static func place(of finding: Finding, _ words: EnvironmentWords) -> String {
    var outcomes: [Outcome] = []
    for occurrence in finding.occurrences where !outcomes.contains(occurrence.outcome) {
      outcomes.append(occurrence.outcome)
    }
    let parts = outcomes.map { outcome -> String in
      let places = finding.occurrences.filter { $0.outcome == outcome }.flatMap(\.environments)
      let place = words.words(for: places)
      return outcomes.count > 1 ? "\(outcome.rawValue) \(place)" : place
    }
    let place = parts.joined(separator: "; ")
    return place.isEmpty ? "" : " · \(place)"
  }

  private func addSummary(to page: inout Page) {
    page.gap()
    let counts = [Outcome.failed, .cantTell, .advice].map { outcome in
      "\(audit.count(of: outcome)) \(outcome.rawValue)"
    }
    page.line(
      Span(audit.verdict, audit.status == .passed ? .good : .bad),
      ": \(counts.joined(separator: ", ")) in \(Self.count(audit.scenarios.count, "scenario"))",
      ", \(Self.count(audit.environmentCount, "environment"))")
    page.table(audit.summaryRows.map { [Span($0.0, .faint), Span($0.1)] })
  }

  /// Returns a number with its noun.
  static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension AuditedScenario {
  fileprivate var hasSomethingToSay: Bool {
    !report.findings.isEmpty || !missingFindings.isEmpty
      || expectations.contains { !$0.passed } || goldens.contains { !$0.isSame }
  }
}

extension Finding {
  /// The element as people know it: its label, else its place in the tree.
  var name: String { element.label.map { "\"\($0)\"" } ?? element.id.path }

  /// The rule, the success criteria and the numbers.
  fileprivate var ruleLine: String {
    var parts = [rule]
    parts += criteria.map { "WCAG \($0.number) \($0.name), \($0.level.rawValue)" }
    let numbers = [measured.map { "measured \($0)" }, required.map { "required \($0)" }]
    let words = numbers.compactMap { $0 }.joined(separator: ", ")
    if !words.isEmpty { parts.append(words) }
    return parts.joined(separator: " · ")
  }
}

extension SourceLocation {
  /// The place as compilers write it, which editors open.
  var text: String { "\(path):\(line):\(column)" }
}
