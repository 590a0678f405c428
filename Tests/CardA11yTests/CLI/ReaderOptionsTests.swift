import CardA11y
import Testing

@testable import a11ysim

/// Options replace what a scenario says of its reader, and nothing else of it.
@MainActor
struct ReaderOptionsTests {
  private let world = FakeWorld([
    "S/join.scenario.json": """
    { "reader": { "profile": "ios-18", "verbosity": { "hints": false, "controls": "before" } },
      "screen": [ { "type": "DSCard", "content": [
        { "type": "DSButton", "label": "Join", "action": "join", "accessibilityHint": "Now." } ] } ],
      "script": [ { "gesture": "swipeRight", "expect": "button, card, Join" } ] }
    """
  ])
  private let environment = " · en · phone 390 × 844 @3x · large · light · leftToRight\n"

  @Test(
    arguments: [
      ([], "# ios-18, no hints, controls before", "button, card, Join"),
      (["--profile", "ios-17"], "# ios-17, no hints, controls before", "button, card, Join"),
      (
        ["--native-traits-only"], "# ios-18, native traits only, no hints, controls before",
        "button, Join"
      ),
    ] as [([String], String, String)])
  func anOptionReplacesItsOwnSetting(options: [String], reader: String, spoken: String) {
    let arguments = ["transcript", "S/join.scenario.json"] + options
    #expect(A11ySim.run(arguments, console: world.console) == .passed)
    #expect(world.output == "\(reader)\(environment)swipeRight  \(spoken)\n")
  }

  @Test func auditsAndGoldensHearTheSame() {
    #expect(world.run("transcript", "--update", "S") == .passed)
    #expect(world.text(of: "S/join.transcript")?.hasPrefix("# ios-18, no hints, ") == true)
    #expect(world.run("audit", "S") == .passed)
    #expect(world.output.contains("1 of 1 expectations met"))
    #expect(world.output.contains("profile ios-18; "))
  }

  @Test func theReaderIsReportedInTheFormOfTheFile() throws {
    #expect(world.run("transcript", "S/join.scenario.json", "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    let reader = JSONWriter.compact(value["reader"] ?? .null)
    let again = #"{"screen":["x"],"reader":\#(reader)}"#
    let scenario = try ScenarioReader.read(Array(again.utf8), path: "x.json")
    #expect(scenario.reader.name == "ios-18")
    #expect(!scenario.reader.verbosity.hints && scenario.reader.verbosity.actions)
    #expect(scenario.reader.verbosity.controls == .before)
  }

  @Test func aTreeLeavesOutWhatTheReaderLeavesOut() {
    world.files["native.json"] = Array(
      #"{"reader":{"nativeTraitsOnly":true},"screen":[{"type":"DSCard","content":["x"]}]}"#.utf8)
    #expect(world.run("tree", "native.json") == .passed)
    #expect(!world.output.contains(" card "))
  }
}
