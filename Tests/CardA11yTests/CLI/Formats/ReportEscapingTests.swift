import CardA11y
import FoundationXML
import Testing

@testable import a11ysim

/// Everything that comes from input is escaped for each format.
@MainActor
struct ReportEscapingTests {
  /// A name with what each format gives a meaning.
  private static let name =
    "::error::a%0Ab,c:d ]]><b>&\"'` | @all #12 [x](y) \u{1B}[31m \u{202E}\u{FFFE}\n::stop"
  /// The name as reports show it.
  private static let shown =
    "::error::a%0Ab,c:d ]]><b>&\"'` | @all #12 [x](y) \\u{1B}[31m \\u{202E}\u{FFFE}\\u{A}::stop"
  private static let path = "S/odd, 100%: |é.scenario.json"

  private let world: FakeWorld

  init() {
    let scenario: JSONValue = [
      "screen": [["type": "Text", "text": .string(Self.name), "foregroundStyle": "#BBBBBB"]]
    ]
    world = FakeWorld([Self.path: JSONWriter.compact(scenario)])
  }

  private func report(_ format: OutputPlan.Format) -> String {
    #expect(world.run("audit", Self.path, "--format", format.rawValue) == .found)
    return world.output
  }

  private func xml(_ format: OutputPlan.Format) throws -> XMLElement {
    try #require(try XMLDocument(xmlString: report(format), options: []).rootElement())
  }

  @Test func inJUnit() throws {
    let root = try xml(.junit)
    let suite = try #require(root.inner.first)
    #expect(suite.value("name") == Self.path)
    let test = try #require(suite.inner.first { !$0.inner.isEmpty })
    // XML has no character U+FFFE.
    let shown = Self.shown.replacing("\u{FFFE}", with: "\u{FFFD}")
    #expect(test.value("name") == "contrast-text-aa at \"\(shown)\"")
    let failure = try #require(test.inner.first)
    #expect(failure.value("message")?.contains("\\u{1B}[31m") == true)
    let lines = failure.stringValue?.split(separator: "\n") ?? []
    #expect(lines.count == 4)
    #expect(lines.dropFirst(2).first?.hasPrefix("\"\(shown)\"") == true)
  }

  @Test func inCheckstyle() throws {
    let file = try #require(try xml(.checkstyle).inner.first)
    #expect(file.value("name") == Self.path)
    #expect(
      file.inner.first?.value("message")?
        .contains(Self.shown.replacing("\u{FFFE}", with: "\u{FFFD}")) == true)
  }

  @Test func inGitHubsCommands() throws {
    let lines = report(.github).split(separator: "\n", omittingEmptySubsequences: true)
    #expect(lines.count > 2)
    let first = try #require(lines.first)
    let match = try #/::(\w+) ([^:]*)::(.*)/#.wholeMatch(in: first)
    let command = try #require(match)
    #expect(command.1 == "error")
    #expect(command.2.hasPrefix("file=S/odd%2C 100%25%3A |é.scenario.json,line=1,"))
    let message = String(command.3).replacing("%0A", with: "\n").replacing("%25", with: "%")
    #expect(message.contains(Self.shown))
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::notice ") })
    #expect(lines.last?.hasPrefix("a11ysim: ") == true)
  }

  @Test func inSARIF() throws {
    let text = report(.sarif)
    let value = try JSONParser.parse(Array(text.utf8))
    let result = try #require(value["runs"]?.elements.first?["results"]?.elements.first)
    let location = result["locations"]?.elements.first?["physicalLocation"]
    #expect(
      location?.at("artifactLocation", "uri")?.text
        == "S/odd%2C%20100%25%3A%20%7C%C3%A9.scenario.json")
    #expect(result.at("message", "text")?.text?.contains("[x] (y)") == true)
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test func inGitLabsCodeQuality() throws {
    let issue = try #require(try JSONParser.parse(Array(report(.gitlab).utf8)).elements.first)
    #expect(issue.at("location", "path")?.text == Self.path)
  }

  @Test func inMarkdown() throws {
    let row = try #require(
      report(.markdown).split(separator: "\n").first { $0.hasPrefix("| contrast-text-aa") })
    let cells = row.replacing("\\\\", with: "").replacing("\\|", with: "").split(separator: "|")
    #expect(cells.count == 4)
    #expect(row.contains(##"\]\]\>\<b\>\&"'\` \| @<!-- -->all \#<!-- -->12 \[x\](y)"##))
  }

  @Test func inText() {
    let text = report(.text)
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    // Not even the line of the file may begin a command to a workflow.
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") })
  }
}
