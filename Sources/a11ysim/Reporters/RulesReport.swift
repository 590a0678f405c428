import A11yTree
import CardA11y

/// The catalogue of rules, or a part of it, as text and as JSON.
struct RulesReport {
  /// The rules that are shown, by id.
  let entries: [Catalogue.Entry]
  /// Whether one rule is shown with all that is known about it.
  let isDetailed: Bool

  /// The report for machines.
  var value: JSONValue {
    .object([.schemaVersion, .init("rules", .array(entries.map(value)))])
  }

  /// The report for a person.
  var page: Page {
    var page = Page()
    if isDetailed {
      for entry in entries { add(entry, to: &page) }
    } else {
      addList(of: entries.filter(\.isBuilt), titled: "Rules that are run", to: &page)
      addList(
        of: entries.filter { !$0.isBuilt }, titled: "Not built, reported as untested", to: &page
      )
      page.gap()
      page.line("One rule with its examples: a11ysim rules ID", hang: 0)
    }
    return page
  }

  private func addList(of entries: [Catalogue.Entry], titled title: String, to page: inout Page) {
    guard !entries.isEmpty else { return }
    page.gap()
    page.line(Span("\(title) (\(entries.count))", .strong))
    page.table(
      entries.map { entry in
        [
          Span(entry.id), Span(entry.gravest.rawValue, entry.gravest.ink),
          Span(entry.criteria.map(\.number).joined(separator: " "), .faint), Span(entry.title),
        ]
      })
  }

  private func add(_ entry: Catalogue.Entry, to page: inout Page) {
    guard let rule = Rule.withID(entry.id) else {
      page.line(Span(entry.id, .strong), ": \(entry.title)")
      page.gap()
      page.line(
        "This rule is not built: \(entry.obstacle). Every audit counts it as untested.", hang: 0)
      return
    }
    for line in RulePage.text(of: rule).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { page.gap() } else { page.line(Span(String(line))) }
    }
  }

  private func value(_ entry: Catalogue.Entry) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(entry.id)), .init("title", .string(entry.title)),
      .init("outcome", .string(entry.gravest.rawValue)),
      .init("wcag", .strings(entry.criteria.map(\.number))),
      .init("built", .bool(entry.isBuilt)),
    ]
    if !entry.isBuilt { members.append(.init("obstacle", .string(entry.obstacle))) }
    if isDetailed, let rule = Rule.withID(entry.id) {
      members += [
        .init("criteria", .array(rule.criteria.map(value))),
        .init("limits", .array(rule.comparedLimits.map(value))),
        .init("rationale", .string(rule.rationale)), .init("fix", .string(rule.fix)),
        .init("passing", .array(rule.passing.map(value))),
        .init("failing", .array(rule.failing.map(value))),
        .init("inapplicable", .array(rule.inapplicable.map(value))),
      ]
    }
    return .object(members)
  }

  private func value(_ criterion: SuccessCriterion) -> JSONValue {
    let clauses = [criterion.clause].compactMap(\.self) + (criterion.mapping?.relatedClauses ?? [])
    return .object([
      .init("number", .string(criterion.number)), .init("name", .string(criterion.name)),
      .init("level", .string(criterion.level.rawValue)), .init("url", .string(criterion.url)),
      .init("en301549", .strings(clauses)), .init("rgaa", .strings(criterion.mapping?.rgaa ?? [])),
      .init("raam", .strings(criterion.mapping?.raam ?? [])),
    ])
  }

  private func value(_ limit: RuleLimit) -> JSONValue {
    .object([
      .init("key", .string(limit.key)), .init("title", .string(limit.title)),
      .init(
        "values",
        .array(
          limit.values.map { entry in
            .object([
              .init("value", .string(entry.value)),
              .init("thresholds", .strings(entry.thresholds)),
            ])
          })),
    ])
  }

  private func value(_ example: RuleExample) -> JSONValue {
    .object([.init("title", .string(example.title)), .init("outline", .string(example.outline))])
  }
}

extension Outcome {
  /// How the outcome is coloured.
  var ink: Ink {
    switch self {
    case .failed: .bad
    case .cantTell: .doubtful
    case .passed: .good
    case .advice, .inapplicable, .untested: .plain
    }
  }
}
