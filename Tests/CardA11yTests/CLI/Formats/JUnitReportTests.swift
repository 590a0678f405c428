import FoundationXML
import Testing

@testable import a11ysim

/// What Jenkins' schema, GitLab and others take (facts: platform.md §4.2).
@MainActor
struct JUnitReportTests {
  private let reports: ReportWorld
  private let root: XMLElement

  init() throws {
    reports = ReportWorld()
    reports.audit()
    root = try reports.root(.junit)
  }

  /// The attributes and elements that junit-10.xsd allows of those that could be written.
  @Test func nothingIsWrittenThatJenkinsRefuses() {
    let results = ["failure", "error", "skipped", "system-out"]
    #expect(root.name == "testsuites")
    #expect(root.attributeNames == ["name", "tests", "failures", "errors"])
    for suite in root.inner {
      #expect(suite.name == "testsuite")
      let names = ["name", "tests", "failures", "errors", "skipped", "file"]
      #expect(suite.attributeNames == names)
      for test in suite.inner {
        #expect(test.name == "testcase")
        #expect(test.attributeNames == ["name", "classname"])
        for result in test.inner {
          #expect(results.contains(result.name ?? ""))
          let attributes = result.name == "system-out" ? [] : ["message", "type"]
          #expect(result.attributeNames == attributes)
          // GitLab shows the text, others the attribute.
          #expect(result.stringValue?.isEmpty == false)
        }
      }
    }
  }

  @Test func theNumbersAreThoseOfTheTests() {
    for suite in root.inner {
      let results = suite.inner.flatMap(\.inner).map(\.name)
      #expect(suite.value("tests") == "\(suite.inner.count)")
      for (attribute, name) in [("failures", "failure"), ("errors", "error")] {
        #expect(suite.value(attribute) == "\(results.count { $0 == name })")
      }
      #expect(suite.value("skipped") == "\(results.count { $0 == "skipped" })")
    }
    for name in ["tests", "failures", "errors"] {
      let sum = root.inner.compactMap { Int($0.value(name) ?? "") }.reduce(0, +)
      #expect(root.value(name) == "\(sum)")
    }
  }

  @Test func everyTestHasAnotherName() {
    let tests = root.inner.flatMap(\.inner).map {
      "\($0.value("classname") ?? "") \($0.value("name") ?? "")"
    }
    #expect(Set(tests).count == tests.count)
    #expect(tests.contains("S.a contrast-text-aa at \"Faint\""))
    #expect(tests.contains("S.a contrast-text-aa at \"Faint\" #2"))
  }

  @Test func aSuiteIsAFileAndATestAJudgement() throws {
    #expect(
      root.inner.map { $0.value("file") } == ["S/a.scenario.json", "b.jsonl", "S/b.scenario.json"])
    let suite = try #require(root.inner.first)
    let results = Dictionary(
      uniqueKeysWithValues: suite.inner.map {
        ($0.value("name") ?? "", $0.inner.first?.name ?? "passed")
      })
    let expected = [
      "measured": "passed", "dt-truncates": "passed", "name-missing-control": nil,
      "script 1: swipeRight, “Faint”": "passed", "script 2: swipeRight, “Pale”": "failure",
      "golden a.transcript": "failure", "contrast-text-aa at \"Glass\"": "skipped",
      "contrast-text-aa at \"Shown\"": "system-out", "contrast-text-aa at \"Agreed\"": "skipped",
      "contrast-text-aa at \"Known\"": "skipped", "contrast-text-aa at \"Over\"": "failure",
      "non-native-trait at \"Plan\"": "system-out",
    ]
    for (name, result) in expected { #expect(results[name] == result, "\(name)") }
    #expect(root.inner.last?.inner.map { $0.value("name") } == ["measured"])
  }

  @Test func aBaselineWhoseEntriesOccurIsATestThatPasses() throws {
    reports.world.files["b.jsonl"] = Array(
      (reports.world.text(of: "b.jsonl") ?? "").split(separator: "\n").prefix(2)
        .joined(separator: "\n").utf8)
    reports.audit()
    let suite = try reports.root(.junit).inner.first { $0.value("name") == "b.jsonl" }
    #expect(suite?.inner.map { $0.value("name") } == ["every entry occurs"])
    #expect(suite?.value("failures") == "0")
  }

  @Test func placesAreWrittenWhereTheyAreAskedFor() throws {
    reports.audit("--junit-locations")
    let root = try reports.root(.junit)
    for test in root.inner.flatMap(\.inner) { #expect(test.value("file")?.isEmpty == false) }
    let test = try #require(
      root.inner.flatMap(\.inner).first { $0.value("name") == "contrast-text-aa at \"Over\"" })
    #expect(test.value("file") == "S/a.scenario.json")
    #expect(test.value("line") == "7")
  }

  @Test func equalClassNamesOfTwoFilesStayApart() throws {
    let scenario = Array(#"{"screen": ["Plan"]}"#.utf8)
    reports.world.files = ["S/a/b.json": scenario, "S/a.b.json": scenario]
    #expect(
      reports.world.run("audit", "S/a/b.json", "S/a.b.json", "--format", "junit") == .passed)
    let root = try #require(
      try XMLDocument(xmlString: reports.world.output, options: []).rootElement())
    let tests = root.inner.flatMap(\.inner).map {
      "\($0.value("classname") ?? "") \($0.value("name") ?? "")"
    }
    #expect(Set(tests).count == tests.count)
    #expect(tests.contains("S.a.b.json measured #2"))
  }
}
