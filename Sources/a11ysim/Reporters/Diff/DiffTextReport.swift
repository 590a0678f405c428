import A11yTree

/// A comparison as a person reads it: each scenario that differs, the gravest first.
struct DiffTextReport {
  /// What was compared.
  let result: DiffResult

  /// The report.
  var page: Page {
    var page = Page()
    for scenario in result.worstFirst { add(scenario, to: &page) }
    page.gap()
    let isPassed = result.status == .passed
    let verdict =
      isPassed ? "passed" : result.status == .found ? "failed" : "not everything could be compared"
    let words = result.tallyWords.isEmpty ? "no change" : result.tallyWords.joined(separator: ", ")
    page.line(Span(verdict, isPassed ? .good : .bad), Span(": \(words)"))
    page.table([
      [Span("scenarios", .faint), Span(result.countWords)],
      [Span("compared", .faint), Span("\(result.old.words) → \(result.new.words)")],
    ])
    return page
  }

  private func add(_ scenario: DiffedScenario, to page: inout Page) {
    page.gap()
    page.line(
      Span(scenario.name ?? scenario.path, .strong),
      Span(scenario.name == nil ? "" : " · \(scenario.path)", .faint))
    for entry in scenario.entries { page.add(entry) }
  }
}

extension Page {
  /// Adds a change with what is to be known of it.
  mutating func add(_ entry: DiffEntry, indent: Int = 2) {
    line(
      [Span(entry.word, entry.gravity.ink), Span(": ")] + entry.subject.map(\.span)
        + [Span(entry.place.isEmpty ? "" : ", \(entry.place)", .faint)], indent: indent)
    for detail in entry.details { line(detail.map(\.span), indent: indent + 2) }
  }
}

extension DiffResult {
  /// The scenarios that differ, those with the gravest change first.
  var worstFirst: [DiffedScenario] {
    Gravity.allCases.flatMap { gravity in scenarios.filter { $0.gravity == gravity } }
  }
}

extension DiffName {
  /// The name, with the beginning of its commit.
  var words: String { commit.map { "\(title) (\($0.prefix(Self.shortCommit)))" } ?? title }

  private static let shortCommit = 10
}

extension DiffText {
  /// The piece as text shows it.
  fileprivate var span: Span {
    switch self {
    case .plain(let text): Span(text)
    case .heard(let text): Span("“\(text)”")
    }
  }
}

extension Gravity {
  fileprivate var ink: Ink {
    switch self {
    case .lost: .bad
    case .worse: .doubtful
    case .changed: .strong
    case .better: .good
    }
  }
}
