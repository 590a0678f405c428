import A11yTree
import CardA11y
import Testing

@testable import a11ysim

/// What GitHub's code scanning asks for (facts: platform.md §4.1).
@MainActor
struct SARIFReportTests {
  private let reports: ReportWorld
  private let log: JSONValue
  private let run: JSONValue

  init() throws {
    reports = ReportWorld()
    reports.audit()
    log = try reports.value(.sarif)
    run = try #require(log["runs"]?.elements.first)
  }

  @Test func theLogAndItsRunHaveTheRequiredFields() {
    #expect(log.keys == ["$schema", "version", "runs"])
    #expect(log["$schema"]?.text == "https://json.schemastore.org/sarif-2.1.0.json")
    #expect(log["version"]?.text == "2.1.0")
    #expect(log["runs"]?.elements.count == 1)
    // No automationDetails: the category of the upload tells reports apart.
    #expect(run.keys == ["tool", "invocations", "columnKind", "results", "properties"])
    #expect(run.at("tool", "driver", "name")?.text == "a11ysim")
    #expect(run.at("tool", "driver", "version")?.text == Version.current)
    let invocation = run["invocations"]?.elements.first
    #expect(invocation?["executionSuccessful"]?.content == .bool(false))
    #expect(invocation?["exitCode"]?.integer == 2)
    #expect(run["columnKind"]?.text == "unicodeCodePoints")
    #expect(run.at("properties", "leftOut")?.integer == 0)
  }

  @Test func everyRuleHasTheRequiredFields() throws {
    let rules = run.at("tool", "driver", "rules")?.elements ?? []
    let ids = rules.compactMap { $0["id"]?.text }
    #expect(Set(ids).count == rules.count)
    #expect(ids.contains("contrast-text-aa"))
    #expect(ids.contains("input-error"))
    for rule in rules {
      let id = rule["id"]?.text ?? ""
      for path in [["shortDescription", "text"], ["fullDescription", "text"]] {
        let text = rule.at(path[0], path[1])?.text ?? ""
        #expect((1...1024).contains(text.count), "\(id) \(path)")
      }
      #expect(rule.at("help", "text")?.text?.isEmpty == false, "\(id)")
      #expect(rule.at("help", "markdown")?.text?.isEmpty == false, "\(id)")
      #expect(id.count <= 255)
      let properties = try #require(rule["properties"])
      #expect(["very-high", "high", "medium"].contains(properties["precision"]?.text), "\(id)")
      let severities = ["error", "warning", "recommendation"]
      #expect(severities.contains(properties["problem.severity"]?.text ?? ""), "\(id)")
      #expect((1...20).contains(properties["tags"]?.elements.count ?? 0), "\(id)")
      #expect(properties["security-severity"] == nil)
      let level = rule.at("defaultConfiguration", "level")?.text ?? ""
      #expect(["error", "warning", "note"].contains(level), "\(id)")
    }
    let contrast = try #require(rules.first { $0["id"]?.text == "contrast-text-aa" })
    #expect(
      contrast.at("properties", "tags")?.elements.map(\.text)
        == ["accessibility", "wcag-1.4.3", "en-301-549-11.1.4.3"])
    #expect(
      contrast["helpUri"]?.text
        == "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum")
  }

  @Test func everyResultHasTheRequiredFields() throws {
    let ids = (run.at("tool", "driver", "rules")?.elements ?? []).map { $0["id"]?.text }
    let results = run["results"]?.elements ?? []
    #expect(results.count == 14)
    for result in results {
      let rule = result["ruleId"]?.text
      let index = try #require(result["ruleIndex"]?.integer)
      #expect(ids.indices.contains(index) && ids[index] == rule)
      // Of what is no failure the level must be none, so that no kind is named.
      #expect(result["kind"] == nil)
      #expect(result["suppressions"] == nil)
      #expect(result.at("message", "text")?.text?.isEmpty == false)
      #expect(result["locations"]?.elements.count == 1)
      let place = try #require(result["locations"]?.elements.first?["physicalLocation"])
      let uri = try #require(place.at("artifactLocation", "uri")?.text)
      #expect(!uri.isEmpty && !uri.hasPrefix("/") && !uri.hasPrefix("./"))
      let region = try #require(place["region"])
      #expect(region.keys == ["startLine", "startColumn", "endLine", "endColumn"])
      let numbers = region.keys.map { region[$0]?.integer ?? 0 }
      #expect(numbers.allSatisfy { $0 > 0 })
      #expect(numbers[2] > numbers[0] || numbers[3] > numbers[1])
      let mark = result.at("partialFingerprints", "primaryLocationLineHash")?.text ?? ""
      #expect(mark.contains(#/^[0-9a-f]{16}:[1-9][0-9]*$/#))
    }
    let marks = results.map { $0.at("partialFingerprints", "primaryLocationLineHash") }
    #expect(Set(marks).count == marks.count)
    let ranks = results.map {
      ["error", "warning", "note"].firstIndex(of: $0["level"]?.text ?? "")
    }
    #expect(ranks.compactMap(\.self).count == results.count)
    #expect(ranks.compactMap(\.self) == ranks.compactMap(\.self).sorted())
  }

  @Test func theRegionIsTheValueAndItsEndIsExclusive() throws {
    let result = try #require(
      run["results"]?.elements.first { $0["ruleId"]?.text == "expectation-not-met" })
    let place = result["locations"]?.elements.first?["physicalLocation"]
    let line = try #require(place?.at("region", "startLine")?.integer)
    let text = try #require(reports.world.text(of: "S/a.scenario.json"))
      .split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
    let start = try #require(place?.at("region", "startColumn")?.integer)
    let end = try #require(place?.at("region", "endColumn")?.integer)
    let value = String(text.unicodeScalars.dropFirst(start - 1).prefix(end - start))
    #expect(value == "\"Pale\"")
  }

  @Test func moreResultsThanGitHubTakesAreLeftOutAndCounted() {
    let entry = ReportEntry(
      severity: .error, check: "contrast-text-aa", subject: "a", message: "m", details: [],
      place: .init(path: "a.json"), identity: ["a"], fails: true)
    let report = SARIFReport(
      audit: AuditSummary(), entries: Array(repeating: entry, count: 25_002))
    let run = report.value["runs"]?.elements.first
    #expect(run?["results"]?.elements.count == 25_000)
    #expect(run?.at("properties", "leftOut")?.integer == 2)
  }
}

/// What a finding is known by stays the same where the finding does.
@MainActor
struct FingerprintTests {
  private func marks(_ views: String..., lines: String = "") throws -> [String] {
    let world = FakeWorld([
      "a.json": "\(lines){\"screen\": [\(views.joined(separator: ","))]}"
    ])
    _ = world.run("audit", "a.json", "--format", "gitlab")
    return try JSONParser.parse(Array(world.output.utf8)).elements
      .filter { $0["check_name"]?.text == "contrast-text-aa" }
      .compactMap { $0["fingerprint"]?.text }
  }

  private func text(_ text: String, _ color: String = "#F16E00") -> String {
    ##"{"type": "Text", "text": "\##(text)", "foregroundStyle": "\##(color)"}"##
  }

  private func card(_ text: String) -> String {
    #"{"type": "DSCard", "content": [\#(self.text(text))]}"#
  }

  @Test func linesAndWhatStandsBeforeItDoNotChangeIt() throws {
    let marks = try marks(text("Buy"))
    #expect(marks.count == 1)
    #expect(try self.marks(text("Buy"), lines: "\n\n") == marks)
    #expect(try self.marks("\"Plan\"", text("Buy")) == marks)
  }

  @Test func anotherElementOrMeasurementIsAnother() throws {
    let first = try marks(text("Buy"))
    #expect(try marks(text("Book")) != first)
    #expect(try marks(text("Buy", "#BBBBBB")) != first)
  }

  @Test func equalOnesAreNumbered() throws {
    let marks = try marks(text("Buy"), text("Buy"))
    #expect(marks.count == 2)
    #expect(marks.map { $0.suffix(2) } == [":1", ":2"])
    #expect(marks[0].dropLast(2) == marks[1].dropLast(2))
  }

  @Test func aDefectOfAComponentOutlivesItsFirstCard() throws {
    let two = try marks(card("Buy"), card("Book"))
    #expect(two.count == 1)
    #expect(try marks(card("Book")) == two)
  }
}
