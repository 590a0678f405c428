import A11yTree
import CardA11y
import Foundation
import Testing

@testable import a11ysim

@MainActor
struct SizesCommandTests {
  private let world = FakeWorld([
    "small.json": #"""
    {"name": "A | B", "environment": {"width": 187},
     "screen": [{"type": "ODSCardSmall", "title": "Grilled vegetables", "image": "salad"}]}
    """#
  ])

  /// The real cards' numbers at each size are reviewed as text (facts: seed-systems.md §2.5–2.8).
  @Test(arguments: ["image-first", "header-first", "horizontal", "small-grid"])
  func theCardsHaveTheirTables(name: String) throws {
    var console = Console.system()
    var written = ""
    console.write = { text, _ throws(FileError) in written += text }
    let path = ScenarioFilesTests.folder.appending(path: "ODS/\(name).scenario.json").path
    #expect(A11ySim.run(["sizes", path], console: console) == .passed)
    let folder = ScenarioFilesTests.folder.path
    try FileGolden.expect(
      written.replacing(folder, with: "Scenarios"), is: "\(name).sizes.txt")
  }

  @Test func aTableTellsFromWhichSizeOnSomethingFails() throws {
    #expect(world.run("sizes", "small.json") == .passed)
    #expect(world.output.contains("1 of 1 texts and 0 controls fail at some size"))
    #expect(world.output.contains("failed  dt-truncates at text \"Grilled vegetables\""))
    #expect(world.run("sizes", "small.json", "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    guard case .array(let rows) = value["rows"]?.content, let row = rows.first,
      case .array(let cells) = row["cells"]?.content
    else {
      Issue.record("no row")
      return
    }
    #expect(cells.count == 12)
    #expect(row["firstFailure"]?["rules"].map(JSONWriter.pretty) == "[\"dt-truncates\"]\n")
    #expect(cells[11]["cut"]?.content == .string("none"))
    #expect(value["environment"]?["dynamicType"] == nil)
  }

  @Test func markdownIsATableWithNothingThatBreaksIt() {
    #expect(world.run("sizes", "small.json", "--format", "markdown") == .passed)
    let lines = world.output.split(separator: "\n")
    #expect(lines.first == "## A \\| B")
    let rows = lines.filter { $0.hasPrefix("|") }
    #expect(rows.count == 3)
    #expect(Set(rows.map { $0.replacing("\\|", with: "").count { $0 == "|" } }) == [15])
  }

  @Test func aTextSizeIsNotAsked() {
    #expect(world.run("sizes", "small.json", "--dynamic-type", "large") == .notMeasured)
    #expect(world.errors.hasPrefix("a11ysim: error: --dynamic-type: sizes shows every text size"))
    #expect(world.run("sizes", "small.json", "--format", "svg") == .notMeasured)
    #expect(world.errors.contains("unknown format 'svg'"))
  }
}
