import A11yTree
import CardA11y

/// A rule, or another check, as SARIF describes it.
struct SARIFRule {
  /// The id.
  let id: String
  private let title: String
  private let rationale: String
  private let fix: String
  private let criteria: [SuccessCriterion]
  private let severity: ReportEntry.Severity
  private let precision: String

  /// Describes a rule.
  init(_ rule: Rule) {
    id = rule.id
    title = rule.title
    rationale = rule.rationale
    fix = rule.fix
    criteria = rule.criteria
    switch rule.gravest {
    case .failed: (severity, precision) = (.error, "very-high")
    case .cantTell: (severity, precision) = (.warning, "medium")
    default: (severity, precision) = (.note, "high")
    }
  }

  /// Describes another check.
  init(_ check: ReportCheck) {
    id = check.rawValue
    title = check.title
    rationale = check.rationale
    fix = check.fix
    criteria = []
    severity = check == .suppressionUnused ? .warning : .error
    precision = "very-high"
  }

  /// The rule with everything that GitHub asks for.
  var value: JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("shortDescription", Self.text(title)),
      .init("fullDescription", Self.text(rationale)),
      .init(
        "help",
        .object([
          .init("text", .string(help("\n", \.self))),
          .init("markdown", .string(help("\n\n", \.markdown))),
        ])),
    ]
    if let url = criteria.first?.url { members.append(.init("helpUri", .string(url))) }
    return .object(
      members + [
        .init("defaultConfiguration", .object([.init("level", .string(severity.level))])),
        .init(
          "properties",
          .object([
            .init("tags", .strings(tags)), .init("precision", .string(precision)),
            .init(
              "problem.severity", .string(severity == .note ? "recommendation" : severity.level)),
          ])),
      ])
  }

  /// GitHub takes twenty.
  private var tags: [String] {
    let numbers = criteria.map { "wcag-\($0.number)" }
    let clauses = criteria.compactMap(\.clause).map { "en-301-549-\($0)" }
    return Array((["accessibility"] + numbers + clauses).prefix(20))
  }

  private func help(_ separator: String, _ text: (String) -> String) -> String {
    let criteria = criteria.map { "WCAG \($0.number) \($0.name), \($0.level.rawValue): \($0.url)" }
    return ([text(rationale), "Fix: \(text(fix))"] + criteria).joined(separator: separator)
  }

  /// GitHub cuts longer texts.
  private static func text(_ text: String) -> JSONValue {
    .object([.init("text", .string(String(text.prefix(1024))))])
  }
}
