import A11yTree
import CardA11y

/// A baseline with what is left of it after an audit.
struct BaselineResult {
  /// The file.
  let path: String
  /// What it holds.
  let entries: [BaselineEntry]
  /// What is left of its entries.
  let remainders: [BaselineComparison.Remainder]
  /// The places of the entries whose scenarios were not measured.
  let unmeasured: [Int]

  /// How many findings, or entries without one, are in one state.
  struct Count {
    /// The state, for machines.
    let key: String
    /// The state, for a person.
    let words: String
    /// How many there are.
    let count: Int
  }

  /// Returns how the findings of an audit stand to the baseline.
  func counts(in audit: AuditSummary) -> [Count] {
    let new = audit.scenarios.map { scenario in
      scenario.failing.count { !scenario.expired.contains($0) }
    }
    return [
      Count(key: "known", words: "known", count: audit.count(where: \.isKnown)),
      Count(key: "new", words: "new", count: new.reduce(0, +)),
      Count(
        key: "expired", words: "expired", count: audit.scenarios.map(\.expired.count).reduce(0, +)),
      Count(key: "fixed", words: "fixed", count: count { !$0.isStale }),
      Count(key: "stale", words: "stale", count: count(where: \.isStale)),
      Count(
        key: "notMeasured", words: "not measured",
        count: unmeasured.map { entries[$0].count }.reduce(0, +)),
    ]
  }

  private func count(where isIn: (BaselineComparison.Remainder.State) -> Bool) -> Int {
    remainders.filter { isIn($0.state) }.map(\.count).reduce(0, +)
  }

  /// Adds a line for each entry that covers less than it says.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - quota: How many may still be shown.
  func addRemainders(to page: inout Page, _ quota: inout FindingQuota) {
    let remainders = remainders.filter { quota.take($0.state.check.rawValue) }
    guard !remainders.isEmpty else { return }
    page.gap()
    page.line(Span("Baseline", .strong), Span(" · entries without their findings", .faint))
    for remainder in remainders {
      let entry = entries[remainder.entry]
      let times = remainder.count > 1 ? ", \(remainder.count) times" : ""
      page.line(
        Span(entry.location.map { "\($0.text): " } ?? "", .place),
        remainder.state.isStale ? Span("stale", .doubtful) : Span("fixed", .good),
        ": \(entry.identity.description) in \(entry.scenario)\(times)",
        Span(remainder.state.words, .faint), indent: 2)
    }
    page.line("Fix: run a11ysim baseline prune --baseline \(path)", indent: 2)
  }

  /// The baseline for machines.
  func value(in audit: AuditSummary) -> JSONValue {
    .object(
      [.init("path", .string(path))]
        + counts(in: audit).map { .init($0.key, .number($0.count)) }
        + [.init("remainders", .array(remainders.map(value)))])
  }

  private func value(_ remainder: BaselineComparison.Remainder) -> JSONValue {
    let entry = entries[remainder.entry]
    return .object([
      .init("state", .string(remainder.state.isStale ? "stale" : "fixed")),
      .init("why", .string(remainder.state.rawValue)),
      .init("scenario", .string(entry.scenario)), .init("rule", .string(entry.identity.rule)),
      .init("outcome", .string(entry.identity.outcome.rawValue)),
      .init("element", .string(entry.identity.element)),
      .init("label", JSONValue(entry.identity.label)),
      .init("evidence", .string(entry.identity.evidence)),
      .init("count", .number(remainder.count)),
      .init("location", entry.location?.value ?? .null),
    ])
  }
}

extension BaselineComparison.Remainder.State {
  /// What is wrong, as reports name it.
  var check: ReportCheck { isStale ? .baselineStale : .baselineFixed }

  /// Why nothing is left, ready to stand behind the finding; empty where it was put right.
  var words: String {
    switch self {
    case .fixed: ""
    case .elementGone: ", whose element is gone"
    case .scenarioGone: ", a file that is gone"
    case .ruleOff: ", where the rule is off"
    }
  }
}

extension BaselineEntry.Note {
  /// What people wrote, in one line; nil where they wrote nothing.
  var words: String? {
    let parts = [reason, owner.map { "owner: \($0)" }, expires.map { "until \($0)" }]
    let words = parts.compactMap(\.self).joined(separator: ", ")
    return words.isEmpty ? nil : words
  }
}
