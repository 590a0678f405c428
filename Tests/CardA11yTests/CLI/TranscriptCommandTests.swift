import CardA11y
import Testing

@testable import a11ysim

@MainActor
struct TranscriptCommandTests {
  private let world = FakeWorld([
    "S/salad.scenario.json": """
    { "name": "Salad",
      "matrix": { "dynamicType": ["large", "accessibility1"], "colorScheme": "all" },
      "screen": [ { "type": "ODSCardVerticalImageFirst", "title": "Summer Salad",
        "image": "salad", "subtitle": "20min",
        "firstButton": { "label": "Cook", "action": "cook" } } ] }
    """,
    "S/plan.scenario.json": """
    { "screen": [ { "type": "DSCard", "content": ["Plan", "Two seats left"] } ],
      "script": [ { "gesture": "swipeRight" }, { "gesture": "swipeLeft" } ] }
    """,
  ])
  private let header = "# ios-26 · en · phone 390 × 844 @3x · large · light · leftToRight\n"

  @Test func everyStopIsSaidInTurn() {
    #expect(world.run("transcript", "S/salad.scenario.json") == .passed)
    #expect(
      world.output == header + """
        swipeRight  Summer Salad, 20min
        swipeRight  Cook, button

        """)
    #expect(world.errors == "")
  }

  @Test func aScriptIsPlayed() {
    #expect(world.run("transcript", "S/plan.scenario.json") == .passed)
    #expect(
      world.output == header + """
        swipeRight  Plan, card
        swipeLeft   [boundary]

        """)
    #expect(world.run("transcript", "S/plan.scenario.json", "--native-traits-only") == .passed)
    #expect(world.output.contains("swipeRight  Plan\n"))
  }

  @Test func oneFileIsABareObject() throws {
    #expect(world.run("transcript", "S/plan.scenario.json", "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    #expect(value["schemaVersion"]?.content == .number(1))
    guard case .array(let steps) = value["steps"]?.content, let first = steps.first,
      let last = steps.last, case .object(let members) = first.content
    else {
      Issue.record("no steps")
      return
    }
    #expect(
      members.map(\.key) == [
        "gesture", "to", "spoken", "hint", "cues", "segments", "focus", "sound", "action",
        "announcements", "notes", "losses",
      ])
    #expect(first["spoken"]?.content == .string("Plan, card"))
    #expect(last["spoken"]?.content == .null)
    #expect(last["sound"]?.content == .string("boundary"))
    #expect(last["focus"]?.content == first["focus"]?.content)
    guard case .string = last["focus"]?.content else {
      Issue.record("no focus at a boundary")
      return
    }
  }

  @Test func aFolderIsAListOfScenarios() throws {
    world.files["S/bad.scenario.json"] = []
    #expect(world.run("transcript", "S", "--format", "json") == .notMeasured)
    let value = try JSONParser.parse(Array(world.output.utf8))
    guard case .array(let scenarios) = value["scenarios"]?.content,
      case .array(let errors) = value["errors"]?.content
    else {
      Issue.record("no list")
      return
    }
    #expect(
      scenarios.map { $0["path"]?.content } == [
        .string("S/plan.scenario.json"), .string("S/salad.scenario.json"),
      ])
    #expect(errors.map { $0["line"]?.content } == [.number(1)])
    #expect(world.errors.hasPrefix("S/bad.scenario.json:1:1: error: "))
  }

  @Test func theSnapshotRenderingIsWritten() {
    let status = world.run(
      "transcript", "S/salad.scenario.json", "--rendering", "snapshot", "--profile", "ios-18")
    #expect(status == .passed)
    #expect(world.output.hasPrefix("# ios-18 · en"))
    #expect(world.output.contains("swipeRight  Cook. Button."))
  }

  @Test func theEnvironmentIsReplaced() {
    let status = world.run(
      "transcript", "S/salad.scenario.json", "--dynamic-type", "accessibilityMedium",
      "--layout-direction", "rtl", "--color-scheme", "dark", "--width", "430")
    #expect(status == .passed)
    #expect(
      world.output.hasPrefix(
        "# ios-26 · en · phone 430 × 844 @3x · accessibility1 · dark · rightToLeft\n"))
  }

  @Test func eachDistinctTranscriptOfTheMatrixIsShownOnce() {
    #expect(world.run("transcript", "S/salad.scenario.json", "--matrix") == .passed)
    #expect(
      world.output == """
        Transcript 1 of 1, at every size, light and dark
          swipeRight  Summer Salad, 20min
          swipeRight  Cook, button

        """)
  }

  @Test func goldensAreWrittenAndCompared() {
    #expect(world.run("transcript", "--check", "S") == .found)
    #expect(world.output.contains("S/plan.transcript: failed: there is no golden"))
    #expect(world.run("transcript", "--update", "S") == .passed)
    #expect(
      world.output == """
        wrote S/plan.transcript
        wrote S/salad.transcript
        2 of 2 goldens written, the others were right

        """)
    #expect(world.text(of: "S/salad.transcript")?.hasPrefix(header) == true)
    #expect(world.run("transcript", "--check", "S") == .passed)
    #expect(world.output == "passed: 2 of 2 goldens are the same\n")
    world.files["S/plan.transcript"] = Array((header + "swipeRight  Plan\n").utf8)
    #expect(world.run("transcript", "--check", "S") == .found)
    #expect(
      world.output.contains(
        """
            renamed: step 1 “Plan” → “Plan, card”
              role, heard for the first time: “card”
            new step: step 2 swipeLeft
            Fix: if the new one is right, run a11ysim transcript --update.

        """), "\(world.output)")
    world.files["S/plan.transcript"] = Array("old\n".utf8)
    #expect(world.run("transcript", "--check", "S") == .found)
    #expect(world.output.contains("    - old\n    + # ios-26 · en"))
    #expect(world.run("audit", "S") == .found)
    #expect(world.output.contains("S/plan.transcript: failed: the transcript differs"))
  }

  @Test func goldensOfOtherLanguagesAreKept() {
    world.files["S/salad.fr.transcript"] = []
    #expect(world.run("transcript", "--update", "S") == .passed)
    #expect(world.output.contains("wrote S/salad.fr.transcript"))
    #expect(world.text(of: "S/salad.fr.transcript")?.hasPrefix("# ios-26 · fr · ") == true)
  }

  @Test(
    arguments: [
      (["--update", "--check"], "--update and --check exclude each other"),
      (["--check", "--width", "300"], "leave out --width"),
      (["--check", "--rendering", "snapshot"], "leave out --rendering"),
      (["--update", "-"], "standard input has no golden"),
    ] as [([String], String)])
  func whatAGoldenCannotHoldIsRefused(arguments: [String], message: String) {
    let status = A11ySim.run(["transcript", "S"] + arguments, console: world.console)
    #expect(status == .notMeasured)
    #expect(world.output == "")
    #expect(world.errors.contains(message), "\(world.errors)")
  }

  @Test func standardInputIsRead() {
    world.input = Array(#"{"screen":["Hello"]}"#.utf8)
    #expect(world.run("transcript", "-") == .passed)
    #expect(world.output == header + "swipeRight  Hello\n")
  }

  @Test func nothingFromAFileReachesTheTerminal() {
    world.input = Array(
      #"{"name":"\u001b]0;x\u0007","tree":{"isElement":true,"label":"\u001b[2J\u009b1m\u202e"}}"#
        .utf8)
    world.columns = 80
    for arguments in [["transcript"], ["tree"], ["audit"], ["transcript", "--format", "json"]] {
      _ = A11ySim.run(arguments + ["-"], console: world.console)
      let own = world.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(
        own.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0 != "\u{202E}") })
      #expect(!own.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
    }
  }
}
