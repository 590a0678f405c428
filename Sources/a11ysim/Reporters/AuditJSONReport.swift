import A11yTree

/// An audit in its documented, versioned form for programs.
struct AuditJSONReport {
  /// What was audited.
  let audit: AuditSummary

  /// The report.
  var value: ReportValue {
    .object([
      .schemaVersion,
      .init(
        "tool",
        .object([
          .init("name", .string("a11ysim")), .init("version", .string(Version.current)),
        ])),
      .init("summary", summary),
      .init("errors", .array(audit.errors.map(value))),
      .init("scenarios", .array(audit.scenarios.map(value))),
    ])
  }

  private var summary: ReportValue {
    let expectations = audit.scenarios.flatMap(\.expectations)
    let goldens = audit.scenarios.flatMap(\.goldens)
    return .object([
      .init("exitStatus", .int(Int(audit.status.rawValue))),
      .init("failOn", .string(audit.failOn.rawValue)),
      .init("scenarios", .int(audit.scenarios.count)),
      .init("environments", .int(audit.environmentCount)),
      .init("failed", .int(audit.count(of: .failed))),
      .init("cantTell", .int(audit.count(of: .cantTell))),
      .init("advice", .int(audit.count(of: .advice))),
      .init("expected", .int(audit.scenarios.map(\.expectedFindings.count).reduce(0, +))),
      .init("missing", .int(audit.scenarios.map(\.missingFindings.count).reduce(0, +))),
      .init("expectations", .int(expectations.count)),
      .init("expectationsFailed", .int(expectations.count { !$0.passed })),
      .init("goldens", .int(goldens.count)),
      .init("goldensFailed", .int(goldens.count { !$0.isSame })),
      .init("errors", .int(audit.errors.count)),
    ])
  }

  private func value(_ error: AuditError) -> ReportValue {
    .object([
      .init("path", .string(error.path)), .init("line", error.line.map { .int($0) } ?? .null),
      .init("column", error.column.map { .int($0) } ?? .null),
      .init("message", .string(error.message)),
    ])
  }

  private func value(_ scenario: AuditedScenario) -> ReportValue {
    .object([
      .init("path", .string(scenario.path)), .init("name", ReportValue(scenario.name)),
      .init("profile", .string(scenario.profile)),
      .init("thresholds", .string(scenario.report.thresholds)),
      .init("largeText", .string(scenario.report.largeText.rawValue)),
      .init("environments", .array(scenario.environments.map(\.value))),
      .init(
        "findings",
        .array(
          scenario.report.findings.enumerated().map { place, finding in
            value(finding, reason: scenario.expectedFindings[place])
          })),
      .init("missing", .array(scenario.missingFindings.map(value))),
      .init("expectations", .array(scenario.expectations.map(value))),
      .init("goldens", .array(scenario.goldens.map(value))),
      .init("coverage", coverage(of: scenario.report)),
    ])
  }

  private func value(_ finding: Finding, reason: String?) -> ReportValue {
    .object([
      .init("rule", .string(finding.rule)), .init("outcome", .string(finding.outcome.rawValue)),
      .init("expected", .bool(reason != nil)),
      .init("reason", ReportValue(finding.reason)),
      .init("wcag", .strings(finding.criteria.map(\.number))),
      .init("message", .string(finding.message)),
      .init(
        "element",
        .object([
          .init("id", .string(finding.element.id.path)),
          .init("label", ReportValue(finding.element.label)),
        ])),
      .init("evidence", .string(finding.evidence)),
      .init("location", finding.location?.value ?? .null),
      .init("environments", Self.value(finding.environments)),
      .init("occurrences", .array(finding.occurrences.map(value))),
      .init("measured", finding.measured?.value ?? .null),
      .init("required", finding.required?.value ?? .null),
      .init("fix", .string(finding.fix)),
    ])
  }

  private func value(_ occurrence: Finding.Occurrence) -> ReportValue {
    .object([
      .init("outcome", .string(occurrence.outcome.rawValue)),
      .init("message", .string(occurrence.message)),
      .init("reason", ReportValue(occurrence.reason)),
      .init("measured", occurrence.measured?.value ?? .null),
      .init("required", occurrence.required?.value ?? .null),
      .init("environments", Self.value(occurrence.environments)),
    ])
  }

  private static func value(_ environments: [[EnvironmentEntry]]) -> ReportValue {
    .array(environments.map { .object($0.map(\.member)) })
  }

  private func value(_ missing: MissingFinding) -> ReportValue {
    .object([
      .init("description", .string(missing.description)), .init("location", missing.location.value),
    ])
  }

  private func value(_ expectation: ExpectationResult) -> ReportValue {
    .object([
      .init("gesture", .string(expectation.gesture)),
      .init("expected", .string(expectation.expected)),
      .init("actual", .string(expectation.actual)), .init("passed", .bool(expectation.passed)),
      .init("location", expectation.location.value),
    ])
  }

  private func value(_ golden: GoldenResult) -> ReportValue {
    .object([
      .init("path", .string(golden.path)), .init("passed", .bool(golden.isSame)),
      .init("exists", .bool(golden.exists)), .init("difference", .strings(golden.difference)),
    ])
  }

  private func coverage(of report: AuditReport) -> ReportValue {
    .object([
      .init("rules", .array(report.coverage.map(value))),
      .init("untested", .strings(report.untested)), .init("disabled", .strings(report.disabled)),
    ])
  }

  private func value(_ coverage: AuditReport.Coverage) -> ReportValue {
    .object([
      .init("rule", .string(coverage.rule)), .init("passed", .int(coverage.passed)),
      .init("failed", .int(coverage.failed)), .init("cantTell", .int(coverage.cantTell)),
      .init("advice", .int(coverage.advice)),
      .init("inapplicable", .int(coverage.inapplicable)),
      .init("untested", .int(coverage.untested)),
    ])
  }
}

extension Measure {
  /// The value with its unit, never rounded.
  fileprivate var value: ReportValue {
    switch self {
    case .ratio(let ratio): Self.value(.number(ratio), "ratio")
    case .points(let length): Self.value(.number(length), "pt")
    case .lines(let count): Self.value(.int(count), "lines")
    case .size(let size):
      .object([
        .init("width", .number(size.width)), .init("height", .number(size.height)),
        .init("unit", .string("pt")),
      ])
    }
  }

  private static func value(_ number: ReportValue, _ unit: String) -> ReportValue {
    .object([.init("value", number), .init("unit", .string(unit))])
  }
}

extension SourceLocation {
  /// The place for machines.
  var value: ReportValue {
    .object([
      .init("path", .string(path)), .init("line", .int(line)), .init("column", .int(column)),
    ])
  }
}
