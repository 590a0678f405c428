import A11yTree
import Testing

@testable import CardA11y
@testable import a11ysim

struct AuditReportTests {
  @Test func theTextTellsWhatWhereAndWhatToDo() throws {
    let audit = AuditSummary(scenarios: [try scenario()])
    let finding = try #require(audit.scenarios.first?.report.findings.first)
    #expect(
      AuditTextReport(audit: audit).page.text(in: .plain) == """
        Failures · to be put right

        Icons · S/icons.scenario.json · 2 environments

          S/icons.scenario.json:4:5: failed: \(finding.message)
            name-missing-control · WCAG 4.1.2 Name, Role, Value, A
            0 · light and dark
            Fix: \(finding.fix)

          S/icons.scenario.json:9:3: failed: swipeRight is not heard as expected
            expected  Cook, button
            actual    Cook

          S/icons.transcript: failed: the transcript differs from its golden
            - a
            + b
            Fix: if the new one is right, run a11ysim transcript --update.

        failed: 1 failed, 0 cantTell, 0 advice in 1 scenario, 2 environments
          scripts    0 of 1 expectations met
          goldens    0 of 1 the same
          coverage   \(coverage(of: audit))
          judged by  profile ios-26; thresholds wcag22-aa (large text: ios-points)

        """)
  }

  @Test func anExpectedFindingIsShownAndDoesNotFail() throws {
    var scenario = try scenario()
    scenario.expectations = []
    scenario.goldens = []
    scenario.excuses = [0: .expected("the page's own example")]
    let audit = AuditSummary(scenarios: [scenario])
    #expect(audit.status == .passed)
    let text = AuditTextReport(audit: audit).page.text(in: .plain)
    #expect(text.contains("4:5: name-missing-control failed at 0, the page's own example"))
    #expect(text.contains("passed: 0 failed"))
    #expect(text.contains("expected findings  1 of 1 occurred"))
  }

  @Test(
    arguments: [
      (Outcome.failed, ExitCode.passed), (.cantTell, .passed), (.advice, .found),
    ])
  func whatFailsAnAuditIsChosen(limit: Outcome, status: ExitCode) throws {
    var scenario = try scenario(outline: "staticText \"Plan\" card frame=0,0,100,100")
    scenario.expectations = []
    scenario.goldens = []
    #expect(scenario.report.findings.allSatisfy { $0.outcome == .advice })
    scenario.failOn = limit
    #expect(AuditSummary(scenarios: [scenario]).status == status)
  }

  @Test func aFileWithAnErrorWinsOverFindings() throws {
    let error = InputError(path: "b.json", message: "no")
    let audit = AuditSummary(scenarios: [try scenario()], errors: [error])
    #expect(audit.status == .notMeasured)
    #expect(AuditSummary().status == .notMeasured)
  }

  @Test func theFormForProgramsHasTheDocumentedKeys() throws {
    let audit = AuditSummary(scenarios: [try scenario()])
    let value = AuditJSONReport(audit: audit).value
    #expect(
      keys(of: value) == [
        "schemaVersion", "tool", "summary", "errors", "baseline", "clusters", "scenarios",
      ])
    guard case .array(let scenarios) = value["scenarios"]?.content, let first = scenarios.first,
      case .array(let findings) = first["findings"]?.content, let finding = findings.first
    else {
      Issue.record("no finding")
      return
    }
    #expect(
      keys(of: first) == [
        "path", "name", "profile", "config", "thresholds", "largeText", "failOn", "environments",
        "findings", "missing", "sizeTable", "suppressions", "expectations", "goldens",
        "unverifiedWords",
        "coverage",
      ])
    #expect(
      keys(of: finding) == [
        "rule", "outcome", "expected", "suppressed", "excuse", "baseline", "reason", "wcag",
        "message", "element", "evidence", "location", "place", "count", "environments",
        "occurrences", "measured", "required", "fix", "suggestions",
      ])
    #expect(
      keys(of: first["coverage"] ?? .null) == [
        "rules", "texts", "exemptions", "untested", "disabled",
      ])
    #expect(finding["location"]?["line"]?.content == .number(4))
    let environments = JSONWriter.compact(finding["environments"] ?? .null)
    #expect(environments == #"[{"colorScheme":"light"},{"colorScheme":"dark"}]"#)
  }

  private func keys(of value: JSONValue) -> [String] {
    guard case .object(let members) = value.content else { return [] }
    return members.map(\.key)
  }

  private func coverage(of audit: AuditSummary) -> String {
    audit.summaryRows.first { $0.0 == "coverage" }?.1 ?? ""
  }

  private func scenario(
    outline: String = "button frame=0,0,100,100"
  ) throws -> AuditedScenario {
    let path = "S/icons.scenario.json"
    let screens = try ColorScheme.allCases.map { scheme in
      var screen = try Outline.parse(outline)
      screen.environment.colorScheme = scheme
      screen.tree[0].source = SourceLocation(path: path, line: 4, column: 5)
      return screen
    }
    return AuditedScenario(
      path: path, name: "Icons", profile: "ios-26", environments: screens.map(\.environment),
      report: Audit.run(screens),
      expectations: [
        Expectation.Result(
          gesture: .swipeRight, expected: "Cook, button", actual: "Cook", passed: false,
          location: SourceLocation(path: path, line: 9, column: 3))
      ],
      goldens: [GoldenResult(path: "S/icons.transcript", difference: ["- a", "+ b"])])
  }
}
