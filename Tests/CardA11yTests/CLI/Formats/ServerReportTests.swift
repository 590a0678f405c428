import CardA11y
import FoundationXML
import Testing

@testable import a11ysim

/// The shapes of the lists that GitHub, GitLab and readers of Checkstyle take (facts: platform.md
/// §4.3 to §4.5).
@MainActor
struct ServerReportTests {
  private let reports: ReportWorld

  init() {
    reports = ReportWorld()
    reports.audit()
  }

  @Test func gitLabsIssuesHaveTheRequiredFields() throws {
    let text = reports.text(.gitlab)
    #expect(text.utf8.first == UInt8(ascii: "["))
    let issues = try reports.value(.gitlab).elements
    for issue in issues {
      #expect(issue.keys == ["check_name", "description", "fingerprint", "severity", "location"])
      #expect(issue["description"]?.text?.isEmpty == false)
      let severities = ["info", "minor", "major", "critical", "blocker"]
      #expect(severities.contains(issue["severity"]?.text ?? ""))
      let path = try #require(issue.at("location", "path")?.text)
      #expect(!path.hasPrefix("./") && !path.hasPrefix("/"))
      #expect((issue.at("location", "lines", "begin")?.integer ?? 0) > 0)
    }
    let marks = issues.compactMap { $0["fingerprint"]?.text }
    #expect(Set(marks).count == issues.count)
  }

  @Test func theGravestCommandsStandFirst() {
    let words = reports.text(.github).split(separator: "\n").dropLast().map { line in
      String(line.dropFirst(2).prefix { $0 != " " })
    }
    let rank = ["error": 0, "warning": 1, "notice": 2]
    #expect(words.map { rank[$0] ?? 9 } == words.map { rank[$0] ?? 9 }.sorted())
    #expect(Set(words) == ["error", "warning", "notice"])
  }

  @Test func commandsNameOneLineAndNoEmptyProperty() throws {
    for line in reports.text(.github).split(separator: "\n").dropLast() {
      let match = try #/::\w+ ([^:]*)::.+/#.wholeMatch(in: line)
      let command = try #require(match)
      let properties = command.1.split(separator: ",").map {
        $0.split(separator: "=", maxSplits: 1)
      }
      #expect(properties.allSatisfy { $0.count == 2 })
      let values = Dictionary(uniqueKeysWithValues: properties.map { ($0[0], $0[1]) })
      #expect(values["file"] != nil)
      #expect(values["line"] == values["endLine"])
      if values["col"] != nil { #expect(values["line"] != nil) }
    }
  }

  @Test func checkstyleGroupsByFileAndLeavesOutAColumnThatIsNotKnown() throws {
    let root = try reports.root(.checkstyle)
    #expect(root.name == "checkstyle")
    #expect(
      root.inner.map { $0.value("name") } == [
        "S/a.scenario.json", "S/a.transcript", "b.jsonl", "S/b.scenario.json",
      ])
    for error in root.inner.flatMap(\.inner) {
      #expect(error.name == "error")
      #expect(Int(error.value("line") ?? "") ?? 0 > 0)
      #expect(["error", "warning", "info"].contains(error.value("severity") ?? ""))
      #expect(error.value("message")?.isEmpty == false)
      #expect(error.value("source")?.hasPrefix("a11ysim.") == true)
    }
    #expect(root.inner[1].inner.map { $0.value("column") } == [nil])
  }

  @Test(arguments: [
    ("S/a.json", "S/a.json"), ("./S/a.json", "S/a.json"), ("S/../T//./a.json", "T/a.json"),
    ("../a.json", "../a.json"), ("-", "-"), ("/w/S/a.json", "S/a.json"),
    ("/elsewhere/a.json", "/elsewhere/a.json"),
  ])
  func pathsBeginAtTheFolderOfTheRun(path: String, shown: String) {
    let world = FakeWorld(["/w/S/a.json": "{}", "/elsewhere/a.json": "{}"])
    world.links = [".": "/w"]
    #expect(RelativePath.path(ofInput: path, console: world.console) == shown)
  }

  @Test func theSummaryOfAStepIsAddedToWhatOthersWrote() throws {
    let world = reports.world
    world.variables["GITHUB_STEP_SUMMARY"] = "summary"
    world.files["summary"] = Array("# Others".utf8)
    reports.audit()
    let text = try #require(world.text(of: "summary"))
    #expect(text == "# Others\n" + reports.text(.markdown))
    #expect(world.run("audit", "S", "--format", "json") == .notMeasured)
    #expect(world.text(of: "summary") == text, "only with --format github")
  }

  @Test func aSummaryThatCannotBeWrittenIsNoSilence() {
    let world = FakeWorld(["a.json": #"{"screen": ["Plan"]}"#])
    world.variables["GITHUB_STEP_SUMMARY"] = "summary"
    world.forbidden = ["summary"]
    #expect(world.run("audit", "a.json", "--format", "github") == .notMeasured)
    #expect(world.errors == "summary: error: permission denied\n")
  }

  @Test func markdownFitsIntoAComment() {
    let entries = (0..<2000).map { number in
      ReportEntry(
        severity: number < 1000 ? .error : .note, check: "contrast-text-aa", subject: "\(number)",
        message: "The text is faint, and this is said at some length.", details: ["Fix: it"],
        place: .init(path: "S/a.scenario.json", line: number), identity: ["\(number)"],
        fails: true)
    }
    let text = AuditMarkdownReport(audit: AuditSummary(), entries: entries).text
    #expect(text.count < 65_536)
    let shown = text.matches(of: #/(?m)^\| contrast-text-aa /#).count
    #expect(shown > 300)
    #expect(
      text.hasSuffix(
        "\nLeft out, as a comment holds no more: \(1000 - shown) of Failures, 1000 of Advice. "
          + "See --format json.\n"))
  }

  @Test func markdownShowsAsManyFindingsAsAsked() {
    reports.audit("--max-findings", "2")
    let text = reports.text(.markdown)
    #expect(text.contains("### Failures: 10\n"))
    #expect(text.matches(of: #/(?m)^\| contrast-text-aa.*Faint/#).count == 2)
    #expect(text.contains("\nand 12 more: 1 failed, "))
  }

  @Test func markdownHasTheCliffTableOfWhatFailsAtASize() {
    let world = FakeWorld([
      "a.json": #"""
      {"name": "Big", "matrix": {"dynamicType": "all"}, "screen": [
        {"type": "Text", "text": "A text that is far too long for one line of it",
         "lineLimit": 1}]}
      """#
    ])
    #expect(world.run("audit", "a.json", "--format", "markdown") == .found)
    #expect(world.output.contains("<details><summary>Text sizes: Big</summary>\n\n"))
    #expect(world.output.contains("| | xS | S | M | L | xL |"))
    #expect(world.output.contains("✂"))
  }
}
