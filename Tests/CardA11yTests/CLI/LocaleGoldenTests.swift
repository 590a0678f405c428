import Testing

@testable import a11ysim

/// Goldens of other languages: written on demand, compared where they stand.
@MainActor
struct LocaleGoldenTests {
  private let world = FakeWorld([
    "S/plan.scenario.json": """
    { "screen": [ { "type": "DSButton", "label": "Plan", "action": "plan" } ],
      "script": [ { "gesture": "swipeRight", "expect": "Plan, button" },
        { "gesture": "swipeLeft" } ] }
    """,
    "S/salade.scenario.json": """
    { "environment": { "locale": "fr" },
      "screen": [ { "type": "DSButton", "label": "Salade", "action": "a" } ] }
    """,
  ])

  @Test func aGoldenOfALanguageIsWrittenAlone() {
    #expect(world.run("transcript", "--update", "--locale", "fr", "S") == .passed)
    #expect(
      world.output == """
        wrote S/plan.fr.transcript
        wrote S/salade.transcript
        2 of 2 goldens written, the others were right

        """)
    #expect(world.text(of: "S/plan.transcript") == nil)
    #expect(
      world.text(of: "S/plan.fr.transcript") == """
        # ios-26 · fr · phone 390 × 844 @3x · large · light · leftToRight
        swipeRight  Plan, bouton
        swipeLeft   [boundary]

        """)
  }

  @Test func checkingALanguageDemandsIt() {
    let path = "S/plan.scenario.json"
    #expect(world.run("transcript", "--check", "--locale", "fr", path) == .found)
    #expect(world.output.contains("S/plan.fr.transcript: failed: there is no golden\n"))
    #expect(world.output.contains("run a11ysim transcript --update --locale fr.\n"))
    #expect(world.run("transcript", "--update", "--locale", "fr", path) == .passed)
    #expect(world.run("transcript", "--check", "--locale", "fr", path) == .passed)
    #expect(world.output == "passed: 1 of 1 goldens are the same\n")
  }

  @Test func aGoldenOfALanguageIsComparedWhereItStands() {
    #expect(world.run("transcript", "--update", "S") == .passed)
    #expect(world.run("transcript", "--update", "--locale", "fr", "S") == .passed)
    #expect(world.run("audit", "S") == .passed)
    #expect(world.output.contains(" 3 of 3 the same"), "\(world.output)")
    world.files["S/plan.fr.transcript"] = Array("# old\n".utf8)
    #expect(world.run("transcript", "--check", "S") == .found)
    #expect(world.output.contains("S/plan.fr.transcript: failed: the transcript differs"))
    #expect(world.run("audit", "S") == .found)
    #expect(world.output.contains("S/plan.fr.transcript: failed: the transcript differs"))
    #expect(world.output.contains(" 1 of 1 expectations met"))
  }

  @Test(
    arguments: [
      (["--locale", "fr", "--width", "300"], "leave out --width"),
      (["--locale", "fr-/../../x"], "no golden can be named after 'fr-/../../x'"),
      (["--locale", "xx"], "no phrases for the language 'xx'; known languages: en, de, "),
    ] as [([String], String)])
  func nothingElseIsChanged(options: [String], message: String) {
    let arguments = ["transcript", "--update", "S"] + options
    #expect(A11ySim.run(arguments, console: world.console) == .notMeasured)
    #expect(world.errors.contains(message), "\(world.errors)")
    #expect(world.files.count == 2)
  }
}
