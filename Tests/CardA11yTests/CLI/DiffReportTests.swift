import A11yTree
import CardA11y
import Testing

@testable import a11ysim

@MainActor
struct DiffReportTests {
  private let world = FakeWorld([
    "A/a.scenario.json": DiffCommandTests.card("Soup", buttons: ["Cook", "Share"], name: "Soup"),
    "B/a.scenario.json": DiffCommandTests.card("Soup, hot", nil, buttons: ["Cook"], name: "Soup"),
    "A/b.scenario.json": DiffCommandTests.card("Gone"),
    "B/c.scenario.json": DiffCommandTests.card("New"),
    "A/d.scenario.json":
      ##"{ "screen": [ { "type": "Text", "text": "Buy", "foregroundStyle": "#F16E00" } ] }"##,
    "B/d.scenario.json":
      ##"{ "screen": [ { "type": "Text", "text": "Buy", "foregroundStyle": "#F17000" } ] }"##,
  ])

  @Test func theJSONHoldsToItsSchema() throws {
    let validator = JSONSchemaValidator(
      root: try #require(ReportSchema.schema(of: "diff")))
    for (old, new) in [("A", "B"), ("B", "A"), ("A", "A")] {
      #expect(world.run("diff", old, new, "--format", "json") != .notMeasured)
      let value = try JSONParser.parse(Array(world.output.utf8))
      #expect(validator.accepts(value), "\(world.output)")
    }
    #expect(world.run("profile", "diff", "ios-17", "ios-26", "A", "--format", "json") == .passed)
    #expect(validator.accepts(try JSONParser.parse(Array(world.output.utf8))))
  }

  @Test func theNumbersOfEveryFormatAreTheSame() throws {
    #expect(world.run("diff", "A", "B", "--format", "json") == .found)
    let value = try JSONParser.parse(Array(world.output.utf8))
    let summary = try #require(value["summary"])
    #expect(summary["stopsLost"]?.content == .number(1))
    #expect(summary["scenariosRemoved"]?.content == .number(1))
    #expect(summary["scenarios"]?.content == .number(4))
    #expect(summary["exitStatus"]?.content == .number(1))
    for format in ["text", "markdown"] {
      #expect(world.run("diff", "A", "B", "--format", format) == .found)
      #expect(world.output.contains("1 stop lost"))
      #expect(world.output.contains("1 scenario removed"))
    }
  }

  @Test func theSummaryIsTheFirstLineOfMarkdown() {
    #expect(world.run("diff", "A", "B", "--format", "markdown") == .found)
    let lines = world.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("**1 scenario removed, 1 stop lost, "))
    #expect(lines[0].hasSuffix(": `A` → `B`, 4 of 4 scenarios differ"), "\(lines[0])")
    #expect(lines.count { $0.hasPrefix("<details") } == 4)
    #expect(lines.count { $0 == "<details open>" } == 3)
    #expect(lines.contains("- **stop lost**: stop 3 `Share, button`"))
  }

  /// Nothing from a card formats the comment, calls a person or links to an issue.
  @Test func markdownIsQuiet() {
    let mean = "</details> @everyone `x` **b** #12"
    world.files["B/a.scenario.json"] = Array(
      DiffCommandTests.card(mean, name: "<b>@you</b> #12").utf8)
    #expect(world.run("diff", "A", "B", "--format", "markdown") == .found)
    #expect(
      world.output.contains("``</details> @everyone `x` **b** #12, 20min``"), "\(world.output)")
    #expect(world.output.contains("&lt;b&gt;@<!-- -->you&lt;/b&gt; #<!-- -->12 · "))
    let outside = world.output.replacing(/``.*?``|`[^`\n]*`/, with: "")
    #expect(!outside.contains("@everyone") && !outside.contains("@you"))
  }

  @Test func aCommentThatIsTooLongIsCutWhereAScenarioEnds() {
    let long = String(repeating: " and more", count: 300)
    for number in 0..<16 {
      for (side, title) in [("A", "Soup"), ("B", "Stew")] {
        let screen = #"{ "screen": [ { "type": "Text", "text": "\#(title + long)" } ] }"#
        world.files["\(side)/n\(number).scenario.json"] = Array(screen.utf8)
      }
    }
    #expect(world.run("diff", "A", "B", "--format", "markdown") == .found)
    #expect(world.output.utf8.count < 65_536)
    #expect(world.output.hasSuffix(" more scenarios, left out because a comment holds no more.\n"))
  }

  @Test func twoRunsGiveTheSameBytes() {
    for format in ["text", "json", "markdown"] {
      _ = world.run("diff", "A", "B", "--format", format)
      let first = world.output
      _ = world.run("diff", "A", "B", "--format", format)
      #expect(world.output == first)
    }
  }

  @Test func severalFormatsAreWrittenAtOnce() {
    let status = world.run(
      "diff", "A", "B", "--format", "markdown=out.md", "--format", "json=out.json")
    #expect(status == .found)
    #expect(world.text(of: "out.md")?.contains("<details") == true)
    #expect(world.text(of: "out.json")?.hasPrefix("{\n  \"schemaVersion\": 1") == true)
    #expect(world.output.contains("failed: "))
  }
}
