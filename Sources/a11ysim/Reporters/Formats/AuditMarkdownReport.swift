import A11yTree
import CardA11y

/// An audit as Markdown, for a comment below a change or the summary of a workflow's step.
///
/// What failed stands open, everything else can be opened. A comment holds 65,536 characters, so
/// the text ends before and says what it leaves out.
struct AuditMarkdownReport {
  /// What was audited.
  let audit: AuditSummary
  /// The entries, those included that do not count.
  let entries: [ReportEntry]
  /// How many findings are shown, nil for as many as fit.
  var mostFindings: Int?

  /// The report.
  var text: String {
    var page = MarkdownPage()
    page.add("## a11ysim: \(audit.verdict)\n\n\(audit.countWords)\n")
    page.table(
      "How it was measured", isOpen: false, ["", ""],
      audit.summaryRows.map { ["\($0.0)", $0.1.markdown] })
    var quota = FindingQuota(mostFindings)
    for severity in ReportEntry.Severity.allCases { add(severity, &quota, to: &page) }
    if let words = quota.words {
      page.add("\nand \(words.markdown); leave out --max-findings for all\n")
    }
    addExcused(to: &page)
    addSizes(to: &page)
    return page.text
  }

  private func add(
    _ severity: ReportEntry.Severity, _ quota: inout FindingQuota, to page: inout MarkdownPage
  ) {
    let all = entries.counted.filter { $0.severity == severity }
    let shown = all.filter { quota.take($0.outcome?.rawValue ?? $0.check) }
    page.table(
      severity.words, count: all.count, isOpen: severity == .error,
      ["rule", "element", "what", "where"],
      shown.map { entry in
        let criteria = entry.criteria.map { "WCAG \($0.number)" }
        return [
          ([entry.check] + criteria).map(\.markdown).joined(separator: "<br>"),
          entry.subject.markdown,
          // Of a finding the other cells tell the rest.
          ([entry.message] + (entry.outcome == nil ? entry.details : entry.details.suffix(1)))
            .map(\.markdown).joined(separator: "<br>"),
          entry.place.text.markdown,
        ]
      })
  }

  private func addExcused(to page: inout MarkdownPage) {
    let excused = entries.filter { $0.excuse != nil }
    var quota = FindingQuota(mostFindings)
    let shown = excused.filter { quota.take($0.excuse?.word ?? "") }
    page.table(
      "Findings that do not count", count: excused.count, isOpen: false,
      ["why", "rule", "element", "reason", "where"],
      shown.map { entry in
        [
          entry.excuse?.word ?? "", entry.check, entry.subject, entry.excuse?.reason ?? "",
          entry.place.text,
        ].map(\.markdown)
      })
    if let words = quota.words { page.add("\nand \(words.markdown)\n") }
  }

  /// The cliff tables of those scenarios in which something fails at some size.
  private func addSizes(to page: inout MarkdownPage) {
    for scenario in audit.scenarios {
      let table = scenario.sizes
      guard table.sizes.count > 1, let environment = scenario.environments.first,
        table.rows.contains(where: { table.firstFailure(of: $0) != nil })
      else { continue }
      let report = SizesReport(
        path: scenario.path, name: scenario.name, environment: environment, table: table)
      page.details(
        "Text sizes: \((scenario.name ?? scenario.path).markdown)", report.markdownTable,
        what: "tables of text sizes")
    }
  }
}

/// Markdown that fits into a comment.
private struct MarkdownPage {
  /// What stands on it.
  private var written = ""
  /// How much of what is left out.
  private var leftOut: [(what: String, count: Int)] = []

  /// So many bytes are written at most, of the 65,536 characters of a comment.
  private static let most = 60_000

  /// The page, with what is left out.
  var text: String {
    guard !leftOut.isEmpty else { return written }
    let words = leftOut.map { "\($0.count) \($0.what)" }.joined(separator: ", ")
    return written + "\nLeft out, as a comment holds no more: \(words). See --format json.\n"
  }

  private func fits(_ text: String) -> Bool {
    written.utf8.count + text.utf8.count <= Self.most
  }

  /// Adds a text that always fits: a line or two.
  mutating func add(_ text: String) { written += text }

  /// Adds a table of escaped cells, as many of its rows as fit; nothing where it has none.
  ///
  /// - Parameters:
  ///   - name: What is in it.
  ///   - count: How many there are of that, nil where nobody counts.
  ///   - isOpen: Whether it stands open.
  ///   - head: The names of the columns.
  ///   - rows: The rows that are to be shown.
  mutating func table(
    _ name: String, count: Int? = nil, isOpen: Bool, _ head: [String], _ rows: [[String]]
  ) {
    guard !rows.isEmpty else { return }
    let title = name + (count.map { ": \($0)" } ?? "")
    var body = "| \(head.joined(separator: " | ")) |\n"
    body += "|" + String(repeating: "---|", count: head.count) + "\n"
    var shown = 0
    for row in rows {
      let line = "| \(row.joined(separator: " | ")) |\n"
      guard fits(body + line + title) else { break }
      body += line
      shown += 1
    }
    if shown > 0 { add(isOpen ? "\n### \(title)\n\n\(body)" : Self.details(title, body)) }
    leave(rows.count - shown, "of \(name)")
  }

  /// Adds a text that can be opened, or counts it as left out.
  mutating func details(_ title: String, _ body: String, what: String) {
    let block = Self.details(title, body)
    guard fits(block) else { return leave(1, what) }
    add(block)
  }

  private mutating func leave(_ count: Int, _ what: String) {
    guard count > 0 else { return }
    if let place = leftOut.firstIndex(where: { $0.what == what }) {
      leftOut[place].count += count
    } else {
      leftOut.append((what, count))
    }
  }

  /// Markdown inside begins and ends with an empty line.
  private static func details(_ title: String, _ body: String) -> String {
    "\n<details><summary>\(title)</summary>\n\n\(body)\n</details>\n"
  }
}

extension ReportEntry.Severity {
  /// The heading.
  fileprivate var words: String {
    switch self {
    case .error: "Failures"
    case .warning: "Warnings, for a person to judge"
    case .note: "Advice"
    }
  }
}

extension Excuse {
  /// Why it does not count, in a word.
  fileprivate var word: String {
    switch self {
    case .expected: "expected"
    case .suppressed: "suppressed"
    case .known: "known"
    }
  }
}
