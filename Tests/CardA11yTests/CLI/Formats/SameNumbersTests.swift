import A11yTree
import CardA11y
import FoundationXML
import Testing

@testable import a11ysim

/// Every report of a run gives the same numbers (issue 9), counted in what was written.
///
/// A kind is the outcome of a finding, or the id of another check.
@MainActor
struct SameNumbersTests {
  private static let expected: [String: Int] = [
    "failed": 3, "cantTell": 1, "advice": 2, "expected-finding-missing": 1,
    "suppression-expired": 1, "suppression-unused": 1, "expectation-not-met": 1,
    "golden-differs": 1, "baseline-stale": 1, "baseline-fixed": 1, "input-error": 1,
  ]

  private let reports: ReportWorld

  init() {
    reports = ReportWorld()
    #expect(reports.audit() == .notMeasured)
  }

  @Test func asJSON() throws {
    let value = try reports.value(.json)
    let summary = try #require(value["summary"])
    let pairs = [
      ("failed", "failed"), ("cantTell", "cantTell"), ("advice", "advice"),
      ("missing", "expected-finding-missing"), ("suppressionsExpired", "suppression-expired"),
      ("suppressionsUnused", "suppression-unused"), ("expectationsFailed", "expectation-not-met"),
      ("goldensFailed", "golden-differs"), ("errors", "input-error"),
    ]
    for (key, kind) in pairs { #expect(summary[key]?.integer == Self.expected[kind], "\(key)") }
    #expect(value.at("baseline", "stale")?.integer == 1)
    #expect(value.at("baseline", "fixed")?.integer == 1)
    #expect(value.at("baseline", "known")?.integer == 1)
  }

  @Test func asJUnit() throws {
    let root = try reports.root(.junit)
    var kinds: [String: Int] = [:]
    var elements: [String: Int] = [:]
    for result in root.inner.flatMap(\.inner).flatMap(\.inner) {
      elements[result.name ?? "", default: 0] += 1
      let told = result.stringValue?.split(separator: " ").dropFirst().first?.dropLast()
      kinds[result.value("type") ?? told.map(String.init) ?? "", default: 0] += 1
    }
    // What does not count is told as well; an expected one with its reason in parentheses.
    let excused = ["suppressed": 1, "known": 1, "expecte": 1]
    #expect(kinds == Self.expected.merging(excused) { $0 + $1 })
    #expect(elements == ["failure": 9, "error": 1, "skipped": 4, "system-out": 3])
    #expect(root.value("failures") == "9")
    #expect(root.value("errors") == "1")
  }

  @Test func asSARIF() throws {
    let results = try reports.value(.sarif)["runs"]?.elements.first?["results"]?.elements ?? []
    let pairs = results.map { ($0["level"]?.text ?? "", $0["ruleId"]?.text ?? "") }
    #expect(kinds(pairs) == Self.expected)
  }

  @Test func asGitHubsCommands() {
    let lines = reports.text(.github).split(separator: "\n")
    let pairs = lines.dropLast().map { line in
      let title = line.split(separator: "title=").last?.prefix { $0 != ":" && $0 != " " } ?? ""
      return (String(line.dropFirst(2).prefix { $0 != " " }), String(title))
    }
    #expect(kinds(pairs) == Self.expected)
    let last = """
      a11ysim: not everything could be measured: 3 failed, 1 cantTell, 2 advice in 1 scenario, \
      2 environments; 1 input-error; 1 expected-finding-missing; 1 suppression-expired; \
      1 suppression-unused; 1 expectation-not-met; 1 golden-differs; 1 baseline-fixed; \
      1 baseline-stale
      """
    #expect(lines.last.map(String.init) == last)
  }

  @Test func asGitLabsCodeQuality() throws {
    let pairs = try reports.value(.gitlab).elements.map {
      ($0["severity"]?.text ?? "", $0["check_name"]?.text ?? "")
    }
    #expect(kinds(pairs) == Self.expected)
  }

  @Test func asCheckstyle() throws {
    let pairs = try reports.root(.checkstyle).inner.flatMap(\.inner).map {
      ($0.value("severity") ?? "", ($0.value("source") ?? "").replacing("a11ysim.", with: ""))
    }
    #expect(kinds(pairs) == Self.expected)
  }

  @Test func asMarkdown() {
    var pairs: [(String, String)] = []
    var severity = ""
    for line in reports.text(.markdown).split(separator: "\n") {
      for (title, name) in [("Failures", "error"), ("Warnings", "warning"), ("Advice", "note")]
      where line.contains("\(title)") && line.contains(": ") && !line.hasPrefix("|") {
        severity = name
      }
      if line.contains("do not count: 3") { severity = "" }
      guard line.hasPrefix("| "), !line.hasPrefix("| rule"), !severity.isEmpty else { continue }
      pairs.append((severity, String(line.dropFirst(2).prefix { $0 != " " && $0 != "<" })))
    }
    #expect(kinds(pairs) == Self.expected)
  }

  @Test func asText() {
    let output = reports.world.output
    #expect(
      output.contains(
        "measured: 3 failed, 1 cantTell, 2 advice in 1 scenario, 2 environments\n"))
    // Failed findings, what was expected, suppressed, heard and golden.
    #expect(output.matches(of: #/: failed: /#).count == 3 + 1 + 1 + 1 + 1)
    #expect(output.matches(of: #/: cantTell: /#).count == 1)
    #expect(output.matches(of: #/: warning: /#).count == 1)
    #expect(output.matches(of: #/: (?:stale|fixed): /#).count == 2)
    #expect(reports.world.errors.split(separator: "\n").count == 1)
  }

  /// Counts severities with ids by kind; the word of a severity must be the one of the outcome.
  private func kinds(_ pairs: [(severity: String, check: String)]) -> [String: Int] {
    let words = [
      "error": "failed", "major": "failed", "blocker": "failed", "warning": "cantTell",
      "minor": "cantTell", "note": "advice", "notice": "advice", "info": "advice",
    ]
    return pairs.reduce(into: [:]) { kinds, pair in
      let isRule = Rule.withID(pair.check) != nil
      kinds[isRule ? words[pair.severity] ?? pair.severity : pair.check, default: 0] += 1
    }
  }

  @Test func twoRunsGiveTheSameBytes() {
    let first = ReportWorld.files.mapValues { reports.world.text(of: $0) }
    let output = reports.world.output
    reports.audit()
    #expect(ReportWorld.files.mapValues { reports.world.text(of: $0) } == first)
    #expect(reports.world.output == output)
  }
}
