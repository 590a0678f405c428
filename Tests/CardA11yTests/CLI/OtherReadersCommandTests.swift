import CardA11y
import Testing

@testable import a11ysim

/// `transcript --reader`, and the scripts and goldens of other readers than VoiceOver.
@MainActor
struct OtherReadersCommandTests {
  private let world = FakeWorld([
    "S/plan.scenario.json": """
    { "screen": ["Plans", { "type": "DSButton", "label": "Buy", "action": "buy" }],
      "scripts": [
        { "reader": "keyboard", "environment": { "locale": "de" }, "steps": [
          { "gesture": "tab", "expect": { "spoken": "Buy, Taste",
            "note": "skipped: Plans (only read)" } },
          { "gesture": "space", "expect": { "action": "buy" } } ] } ] }
    """
  ])
  private let path = "S/plan.scenario.json"
  private let environment = "ios-26 · en · phone 390 × 844 @3x · large · light · leftToRight\n"

  @Test func aReaderWithoutAScriptGoesOnceToEverything() {
    #expect(world.run("transcript", "--reader", "switch-control", path) == .passed)
    #expect(world.output == "# Switch Control · \(environment)next  Buy, button\n")
    #expect(world.run("transcript", "--reader", "voiceover", path) == .passed)
    #expect(
      world.output == "# \(environment)swipeRight  Plans\nswipeRight  Buy, button\n")
  }

  @Test func aScriptIsPlayedByItsOwnReader() {
    let german = environment.replacing("· en ·", with: "· de ·")
    #expect(world.run("transcript", "--reader", "keyboard", path) == .passed)
    #expect(
      world.output == "# Full Keyboard Access · \(german)" + """
        tab    Buy, Taste
               skipped: Plans (only read)
        space  [nothing]
               action: buy

        """)
    #expect(world.run("transcript", path) == .passed)
    #expect(world.output.hasPrefix("# \(environment)swipeRight  Plans\n"))
    #expect(world.output.contains("\n# Full Keyboard Access · "))
  }

  @Test func theMatrixIsWalkedWithTheReader() {
    #expect(world.run("transcript", "--matrix", "--reader", "voice-control", path) == .passed)
    #expect(world.output.contains("  say “Show names”  Buy\n"))
  }

  @Test func machinesLearnTheReader() throws {
    let arguments = ["transcript", "--reader", "voice-control", path, "--format", "json"]
    #expect(A11ySim.run(arguments, console: world.console) == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    #expect(value["technology"]?.content == .string("voice-control"))
    guard case .array(let steps) = value["steps"]?.content else {
      Issue.record("no steps")
      return
    }
    #expect(steps.map { $0["to"]?.content } == [.string("Show names")])
    #expect(JSONWriter.compact(steps[0]["notes"] ?? .null) == #"["skipped: Plans (only read)"]"#)
  }

  @Test func eachReaderHasAGoldenOfItsOwn() {
    #expect(world.run("transcript", "--check", path) == .found)
    #expect(world.output.contains("S/plan.keyboard.transcript: failed: there is no golden\n"))
    #expect(world.output.contains("run a11ysim transcript --update --reader keyboard.\n"))
    #expect(world.run("transcript", "--update", path) == .passed)
    #expect(
      world.output.hasPrefix("wrote S/plan.transcript\nwrote S/plan.keyboard.transcript\n"))
    #expect(world.text(of: "S/plan.transcript")?.contains("Keyboard") == false)
    #expect(world.text(of: "S/plan.keyboard.transcript")?.contains("space  [nothing]") == true)
    #expect(world.run("transcript", "--check", path) == .passed)
    #expect(world.output == "passed: 2 of 2 goldens are the same\n")
    #expect(world.run("audit", "S") == .passed, "\(world.output)")
    #expect(world.output.contains("3 of 3 expectations met"))
    #expect(world.output.contains("2 of 2 the same"))
  }

  @Test func aReaderWithoutAScriptHasAGoldenWhereItWasWritten() {
    #expect(world.run("transcript", "--update", "--reader", "switch-control", path) == .passed)
    #expect(world.output.hasPrefix("wrote S/plan.switch-control.transcript\n1 of 1 "))
    #expect(world.run("audit", "S") == .passed, "\(world.output)")
    #expect(world.output.contains(" 1 of 1 the same"))
    #expect(
      world.run("transcript", "--update", "--reader", "switch-control", "--locale", "fr", path)
        == .passed)
    #expect(world.text(of: "S/plan.switch-control.fr.transcript")?.contains("Buy, bouton") == true)
    world.files["S/plan.switch-control.fr.transcript"] = Array("# old\n".utf8)
    #expect(world.run("audit", "S") == .found)
    #expect(
      world.output.contains("S/plan.switch-control.fr.transcript: failed: the transcript differs"))
  }

  @Test(
    arguments: [
      (["--reader", "talkback"], "--reader: unknown value 'talkback'"),
      (["--reader"], "--reader needs a value: voiceover|voice-control|keyboard|switch-control"),
    ] as [([String], String)])
  func anUnknownReaderIsRefused(options: [String], message: String) {
    #expect(A11ySim.run(["transcript", path] + options, console: world.console) == .notMeasured)
    #expect(world.errors.contains(message), "\(world.errors)")
  }

  @Test(
    arguments: [
      (
        #"{"reader": "keyboard", "steps": [{"gesture": "swipeRight"}]}"#,
        "Full Keyboard Access does not know “swipeRight”; it knows tab, shiftTab, "
      ),
      (
        #"{"steps": [{"gesture": "tab"}]}"#,
        "VoiceOver does not know “tab”; a script with \"reader\": \"keyboard\" does"
      ),
      (
        #"{"reader": "switch", "steps": [{"gesture": "next"}]}"#,
        "unknown value “switch”; expected one of voiceover, "
      ),
      (
        #"{"reader": "keyboard", "steps": [{"gesture": "tab", "to": "x"}]}"#,
        "no gesture of Full Keyboard Access takes “to”"
      ),
      (#"{"reader": "voice-control", "steps": [{"gesture": "say"}]}"#, "the key “to” is missing"),
    ])
  func aGestureOfAnotherReaderIsAnErrorWithItsPlace(script: String, message: String) {
    world.input = Array(#"{"screen": ["x"], "scripts": [\#(script)]}"#.utf8)
    #expect(world.run("transcript", "-") == .notMeasured)
    #expect(world.errors.hasPrefix("-:1:"))
    #expect(world.errors.contains(message), "\(world.errors)")
  }
}
