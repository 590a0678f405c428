import A11yTree
import CardA11y

/// An audit in its documented, versioned form for programs.
struct AuditJSONReport {
  /// What was audited.
  let audit: AuditSummary

  /// The report.
  var value: JSONValue {
    .object([
      .schemaVersion,
      .init(
        "tool",
        .object([
          .init("name", .string("a11ysim")), .init("version", .string(Version.current)),
        ])),
      .init("summary", summary),
      .init("errors", .array(audit.errors.map(\.value))),
      .init("baseline", audit.baseline?.value(in: audit) ?? .null),
      .init("clusters", .array(SharedDefect.all(in: audit.scenarios).map(\.value))),
      .init("scenarios", .array(audit.scenarios.map(value))),
    ])
  }

  private var summary: JSONValue {
    let expectations = audit.scenarios.flatMap(\.expectations)
    let goldens = audit.scenarios.flatMap(\.goldens)
    let suppressions = audit.scenarios.flatMap(\.suppressions)
    let counts: [(String, Int)] = [
      ("exitStatus", Int(audit.status.rawValue)),
      ("scenarios", audit.scenarios.count),
      ("environments", audit.environmentCount),
      ("failed", audit.count(of: .failed)),
      ("cantTell", audit.count(of: .cantTell)),
      ("advice", audit.count(of: .advice)),
      ("occurrences", audit.occurrenceCount),
      ("expected", audit.count(where: \.isExpected)),
      ("missing", audit.scenarios.map(\.missingFindings.count).reduce(0, +)),
      ("suppressed", audit.count(where: \.isSuppressed)),
      ("suppressionsUnused", suppressions.count { !$0.isExpired && $0.count == 0 }),
      ("suppressionsExpired", suppressions.count(where: \.isExpired)),
      ("expectations", expectations.count),
      ("expectationsFailed", expectations.count { !$0.passed }),
      ("goldens", goldens.count),
      ("goldensFailed", goldens.count { !$0.isSame }),
      ("errors", audit.errors.count),
    ]
    let failOn = JSONValue.Member("failOn", .string(audit.failOn.rawValue))
    return .object(counts.map { JSONValue.Member($0.0, .number($0.1)) } + [failOn])
  }

  private func value(_ scenario: AuditedScenario) -> JSONValue {
    .object([
      .init("path", .string(scenario.path)), .init("name", JSONValue(scenario.name)),
      .init("profile", .string(scenario.profile)),
      .init("config", JSONValue(scenario.configuration)),
      .init("thresholds", .string(scenario.report.thresholds)),
      .init("largeText", .string(scenario.report.largeText.rawValue)),
      .init("failOn", .string(scenario.failOn.rawValue)),
      .init("environments", .array(scenario.environments.map(\.value))),
      .init(
        "findings",
        .array(
          scenario.clusters.map { cluster in
            cluster.value(scenario.standing(of: cluster, audit.baseline))
          })),
      .init("missing", .array(scenario.missingFindings.map(value))),
      .init("sizeTable", .object(scenario.sizes.members)),
      .init("suppressions", .array(scenario.suppressions.map(value))),
      .init("expectations", .array(scenario.expectations.map(value))),
      .init("goldens", .array(scenario.goldens.map(\.value))),
      .init("unverifiedWords", scenario.unverified.value),
      .init("coverage", coverage(of: scenario.report)),
    ])
  }

  private func value(_ missing: MissingFinding) -> JSONValue {
    .object([
      .init("description", .string(missing.description)), .init("location", missing.location.value),
    ])
  }

  private func value(_ result: SuppressionResult) -> JSONValue {
    .object([
      .init("description", .string(result.suppression.selector.description)),
      .init("reason", .string(result.suppression.reason)),
      .init("expires", JSONValue(result.suppression.expires?.description)),
      .init("expired", .bool(result.isExpired)), .init("suppressed", .number(result.count)),
      .init("location", result.suppression.location.value),
    ])
  }

  private func value(_ expectation: Expectation.Result) -> JSONValue {
    .object([
      .init("gesture", .string(expectation.gesture.rawValue)),
      .init("expected", .string(expectation.expected)),
      .init("actual", .string(expectation.actual)), .init("passed", .bool(expectation.passed)),
      .init("location", expectation.location.value),
    ])
  }

  private func coverage(of report: AuditReport) -> JSONValue {
    .object([
      .init("rules", .array(report.coverage.map(value))),
      .init(
        "texts",
        .object([
          .init("measured", .number(report.texts.measured)),
          .init("notDecidable", .number(report.texts.notDecidable)),
          .init("exempt", .number(report.texts.exempt)),
        ])),
      .init("exemptions", .array(report.exemptions.map(value))),
      .init("untested", .strings(report.untested)), .init("disabled", .strings(report.disabled)),
    ])
  }

  private func value(_ coverage: AuditReport.Coverage) -> JSONValue {
    .object([
      .init("rule", .string(coverage.rule)), .init("passed", .number(coverage.passed)),
      .init("failed", .number(coverage.failed)), .init("cantTell", .number(coverage.cantTell)),
      .init("advice", .number(coverage.advice)),
      .init("inapplicable", .number(coverage.inapplicable)),
      .init("exempt", .number(coverage.exempt)),
      .init("untested", .number(coverage.untested)),
    ])
  }
}

extension AuditJSONReport {
  private func value(_ exemption: Exemption) -> JSONValue {
    .object([
      .init("rule", .string(exemption.rule)), .init("reason", .string(exemption.reason)),
      .init("element", exemption.element.value), .init("evidence", .string(exemption.evidence)),
      .init("location", exemption.location?.value ?? .null),
      .init("environments", exemption.environments.value),
    ])
  }
}

extension AuditedScenario {
  /// Returns how findings stand to a baseline, nil where they have nothing to do with one.
  fileprivate func standing(of cluster: FindingCluster, _ baseline: BaselineResult?) -> String? {
    guard baseline != nil else { return nil }
    if cluster.isExpired { return "expired" }
    if cluster.excuse?.isKnown ?? false { return "known" }
    return cluster.excuse == nil && cluster.first.outcome.rank <= failOn.rank ? "new" : nil
  }
}

extension Measure {
  /// The value with its unit, never rounded.
  var value: JSONValue {
    switch self {
    case .ratio(let ratio): Self.value(.number(ratio), "ratio")
    case .points(let length): Self.value(.number(length), "pt")
    case .lines(let count): Self.value(.number(count), "lines")
    case .gestures(let count): Self.value(.number(count), "gestures")
    case .seconds(let time): Self.value(.number(time), "s")
    case .size(let size):
      .object([
        .init("width", .number(size.width)), .init("height", .number(size.height)),
        .init("unit", .string("pt")),
      ])
    }
  }

  private static func value(_ number: JSONValue, _ unit: String) -> JSONValue {
    .object([.init("value", number), .init("unit", .string(unit))])
  }
}

extension SourceLocation {
  /// The place for machines.
  var value: JSONValue {
    .object([
      .init("path", .string(path)), .init("line", .number(line)), .init("column", .number(column)),
    ])
  }
}
