import A11yTree
import CardA11y

/// An audit as SARIF 2.1.0, as GitHub's code scanning takes it.
///
/// What does not count is left out: GitHub would show it, since it does not know suppressions. No
/// category is named, so that the one of whoever uploads it tells several reports apart.
struct SARIFReport {
  /// What was audited.
  let audit: AuditSummary
  /// The entries that count, the gravest first.
  private let entries: [ReportEntry]
  /// What the entries refer to, by place.
  private let rules: [SARIFRule]

  /// GitHub refuses more.
  private static let mostResults = 25_000

  /// Prepares the report of an audit.
  init(audit: AuditSummary, entries: [ReportEntry]) {
    self.audit = audit
    self.entries = entries.gravestFirst
    let run = Set(audit.scenarios.flatMap(\.report.coverage).map(\.rule))
    let used = Set(entries.map(\.check))
    rules =
      Rule.all.filter { run.contains($0.id) || used.contains($0.id) }.map(SARIFRule.init)
      + ReportCheck.allCases.filter { used.contains($0.rawValue) }.map(SARIFRule.init)
  }

  /// The report.
  var value: JSONValue {
    .object([
      .init("$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
      .init("version", "2.1.0"), .init("runs", [run]),
    ])
  }

  private var run: JSONValue {
    let results = Array(zip(entries, entries.fingerprints).prefix(Self.mostResults))
    return .object([
      .init("tool", .object([.init("driver", driver)])),
      .init(
        "invocations",
        [
          .object([
            .init("executionSuccessful", .bool(audit.status != .notMeasured)),
            .init("exitCode", .number(Int(audit.status.rawValue))),
          ])
        ]),
      .init("columnKind", "unicodeCodePoints"),
      .init("results", .array(results.map(result))),
      .init("properties", .object([.init("leftOut", .number(entries.count - results.count))])),
    ])
  }

  private var driver: JSONValue {
    .object([
      .init("name", "a11ysim"), .init("version", .string(Version.current)),
      .init("rules", .array(rules.map(\.value))),
    ])
  }

  private func result(_ entry: ReportEntry, fingerprint: String) -> JSONValue {
    let index = rules.firstIndex { $0.id == entry.check }
    return .object([
      .init("ruleId", .string(entry.check)),
      .init("ruleIndex", .number(index ?? -1)),
      .init("level", .string(entry.severity.level)),
      .init("message", .object([.init("text", .string(entry.lines.withoutLinks))])),
      .init("locations", [location(entry.place)]),
      .init(
        "partialFingerprints",
        .object([.init("primaryLocationLineHash", .string(fingerprint))])),
      .init(
        "properties",
        .object([
          .init("outcome", JSONValue(entry.outcome?.rawValue)),
          .init("subject", .string(entry.subject)), .init("fails", .bool(entry.fails)),
          .init("wcag", .strings(entry.criteria.map(\.number))),
        ])),
    ])
  }

  private func location(_ place: ReportEntry.Place) -> JSONValue {
    let line = place.line ?? 1
    let column = place.column ?? 1
    let region: [JSONValue.Member] = [
      .init("startLine", .number(line)), .init("startColumn", .number(column)),
      .init("endLine", .number(line)),
      // The column behind the last character.
      .init("endColumn", .number(place.endColumn ?? column + 1)),
    ]
    return .object([
      .init(
        "physicalLocation",
        .object([
          .init("artifactLocation", .object([.init("uri", .string(place.path.uri))])),
          .init("region", .object(region)),
        ]))
    ])
  }
}

extension ReportEntry.Severity {
  /// The level of SARIF.
  var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}

extension String {
  /// The text as a message of SARIF, which takes `[text](target)` for a link.
  fileprivate var withoutLinks: String { replacing("](", with: "] (") }

  /// The path as a reference to a resource: relative ones stay so.
  fileprivate var uri: String {
    var result = hasPrefix("/") ? "file://" : ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
