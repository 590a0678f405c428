import A11yTree
import CardA11y

/// What keeps an audit from being green besides findings: nothing of it may be overlooked.
struct ProblemSection {
  /// What was audited.
  let audit: AuditSummary
  /// Its scenarios.
  let scenarios: [PageScenario]

  /// So many findings are named here; all of them stand below.
  private static let mostFindings = 20

  /// Whether nothing must be put right.
  var isEmpty: Bool {
    audit.isGreen && !audit.scenarios.contains { !$0.unmetSuppressions.isEmpty }
  }

  /// Adds the section to a page.
  func add(to writer: inout HTMLWriter) {
    addErrors(to: &writer)
    addFailing(to: &writer)
    addMissing(to: &writer)
    addSuppressions(to: &writer)
    addExpectations(to: &writer)
    addGoldens(to: &writer)
    addRemainders(to: &writer)
  }

  private func addErrors(to writer: inout HTMLWriter) {
    addList("Could not be measured", audit.errors, to: &writer) { error, writer in
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      writer.leaf("code", [], error.path + place)
      writer.words(" \(error.message)")
    }
    guard audit.scenarios.isEmpty, audit.errors.isEmpty else { return }
    writer.leaf("p", [], "No scenario was measured.")
  }

  private func addFailing(to writer: inout HTMLWriter) {
    let failing = scenarios.flatMap(\.findings).filter(\.fails)
    addList("Findings that fail the audit", failing, most: Self.mostFindings, to: &writer) {
      finding, writer in
      writer.leaf("a", [("href", "#\(finding.anchor)")], finding.cluster.first.message)
      if finding.cluster.isExpired { writer.words(" Its entry in the baseline has expired.") }
    }
  }

  private func addMissing(to writer: inout HTMLWriter) {
    addList("Expected findings that did not occur", pairs(\.missingFindings), to: &writer) {
      pair, writer in
      addPlace(pair.item.location, of: pair.scenario, to: &writer)
      writer.words(" \(pair.item.description). If it is gone for good, delete the entry from ")
      writer.leaf("code", [], "audit.expect")
      writer.words(".")
    }
  }

  private func addSuppressions(to writer: inout HTMLWriter) {
    let rows = pairs(\.suppressions).filter { $0.item.problem != nil }
    addList("Suppressions", rows, to: &writer) { pair, writer in
      let result = pair.item
      writer.leaf(
        "span", [("class", "tag \(result.isExpired ? "failed" : "cantTell")")],
        result.isExpired ? "failed" : "warning")
      writer.words(" ")
      addPlace(result.suppression.location, of: pair.scenario, to: &writer)
      writer.words(" \(result.problem ?? ""). Reason: \(result.suppression.reason). ")
      writer.words("Fix: \(result.remedy)")
    }
  }

  private func addExpectations(to writer: inout HTMLWriter) {
    let failed = pairs(\.expectations).filter { !$0.item.passed }
    addList("Not heard as expected", failed, to: &writer) { pair, writer in
      addPlace(pair.item.location, of: pair.scenario, to: &writer)
      writer.facts([
        ("gesture", pair.item.gesture.rawValue), ("expected", pair.item.expected),
        ("actual", pair.item.actual),
      ])
    }
  }

  private func addGoldens(to writer: inout HTMLWriter) {
    let different = pairs(\.goldens).filter { !$0.item.isSame }
    addList("Goldens that differ", different, to: &writer) { pair, writer in
      addPlace(pair.item.path, of: pair.scenario, to: &writer)
      writer.words(pair.item.exists ? "" : " There is no golden.")
      writer.element(
        "pre", [("tabindex", "0"), ("role", "group"), ("aria-label", "Lines that differ")]
      ) { writer in
        for line in pair.item.difference {
          let kind = line.hasPrefix("-") ? "del" : line.hasPrefix("+") ? "ins" : "span"
          writer.leaf(kind, [], line)
          writer.markup("\n")
        }
      }
      writer.words("If the new one is right, run ")
      writer.leaf("code", [], "a11ysim transcript --update\(pair.item.options)")
      writer.words(".")
    }
  }

  private func addRemainders(to writer: inout HTMLWriter) {
    guard let baseline = audit.baseline else { return }
    addList("Baseline entries without their findings", baseline.remainders, to: &writer) {
      remainder, writer in
      let entry = baseline.entries[remainder.entry]
      if let location = entry.location {
        writer.leaf("code", [], location.text)
        writer.words(" ")
      }
      let times = remainder.count > 1 ? ", \(remainder.count) times" : ""
      writer.words(
        "\(remainder.state.isStale ? "stale" : "fixed"): \(entry.identity.description) in "
          + "\(entry.scenario)\(times)\(remainder.state.words)")
    }
    guard !baseline.remainders.isEmpty else { return }
    writer.element("p") { writer in
      writer.words("To take them out, run ")
      writer.leaf("code", [], "a11ysim baseline prune --baseline \(baseline.path)")
      writer.words(".")
    }
  }

  private func addPlace(
    _ location: SourceLocation, of scenario: PageScenario, to writer: inout HTMLWriter
  ) {
    addPlace(location.text, of: scenario, to: &writer)
  }

  private func addPlace(
    _ place: String, of scenario: PageScenario, to writer: inout HTMLWriter
  ) {
    writer.leaf("a", [("href", "#\(scenario.anchor)")], scenario.title)
    writer.words(" · ")
    writer.leaf("code", [], place)
  }

  /// Returns what each scenario has of something, each with its scenario.
  private func pairs<Item>(
    _ items: (AuditedScenario) -> [Item]
  ) -> [(scenario: PageScenario, item: Item)] {
    scenarios.flatMap { scenario in items(scenario.audited).map { (scenario, $0) } }
  }

  private func addList<Item>(
    _ title: String, _ items: [Item], most: Int? = nil, to writer: inout HTMLWriter,
    _ content: (Item, inout HTMLWriter) -> Void
  ) {
    guard !items.isEmpty else { return }
    writer.leaf("h3", [], "\(title) (\(items.count))")
    writer.element("ul", [("class", "problems")]) { writer in
      for item in items.prefix(most ?? items.count) {
        writer.element("li") { content(item, &$0) }
      }
      if let most, items.count > most {
        writer.leaf("li", [], "and \(items.count - most) more, below")
      }
    }
  }
}

extension AuditedScenario {
  /// The suppressions that cover less than they say, expired ones left out.
  fileprivate var unmetSuppressions: [SuppressionResult] {
    suppressions.filter { !$0.isExpired && $0.problem != nil }
  }
}
