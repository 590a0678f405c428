import CardA11y
import Testing

@testable import a11ysim

@MainActor
struct DiffCommandTests {
  static func card(
    _ title: String = "Soup", _ subtitle: String? = "20min", buttons: [String] = ["Cook"],
    name: String? = nil, matrix: String = #"{ "dynamicType": ["large", "accessibility3"] }"#
  ) -> String {
    let actions = zip(["firstButton", "secondButton"], buttons).map { key, label in
      #", "\#(key)": { "label": "\#(label)", "action": "\#(label.lowercased())" }"#
    }
    return #"""
      { \#(name.map { "\"name\": \"\($0)\", " } ?? "")"matrix": \#(matrix),
        "screen": [ { "type": "ODSCardVerticalImageFirst", "title": "\#(title)"\#(
          subtitle.map { ", \"subtitle\": \"\($0)\"" } ?? "")\#(actions.joined()) } ] }
      """#
  }

  private func compare(
    _ old: String, _ new: String, _ options: String...
  ) -> (status: ExitCode, output: String, errors: String) {
    let world = FakeWorld(["a.json": old, "b.json": new])
    let status = world.run(["diff", "a.json", "b.json"] + options)
    return (status, world.output, world.errors)
  }

  @Test func theSameIsNoChange() {
    let result = compare(Self.card(), Self.card())
    #expect(result.status == .passed)
    #expect(
      result.output == """
        passed: no change
          scenarios  1 scenario
          compared   a.json → b.json

        """)
    #expect(
      compare(Self.card(), Self.card(), "--format", "markdown").output
        == "**no change** in what is heard, done or found: `a.json` → `b.json`, 1 scenario\n")
  }

  /// What is only written otherwise is measured, and is the same.
  @Test func anotherFileWithTheSameScreenIsNoChange() {
    let result = compare(Self.card(), Self.card() + "\n\n")
    #expect(result.status == .passed && result.output.hasPrefix("passed: no change\n"))
  }

  @Test func whatIsLostIsTold() {
    let result = compare(
      Self.card(buttons: ["Cook", "Share"]), Self.card("Soup", nil), "--thresholds", "apple")
    #expect(result.status == .found)
    #expect(
      result.output.hasPrefix(
        """
        b.json
          says less: stop 1 “Soup, 20min” → “Soup”
            name, heard nowhere any more: “20min”
          stop lost: stop 3 “Share, button”
          action lost: share at “Share, button”

        """), "\(result.output)")
    #expect(
      result.output.contains(
        "\nfailed: 1 stop lost, 1 piece of information lost, 1 action lost, 1 stop renamed"))
  }

  @Test(
    arguments: [
      ([], ExitCode.passed), (["--fail-on", "lost"], .passed), (["--fail-on", "worse"], .passed),
      (["--fail-on", "changed"], .found), (["--fail-on", "never"], .passed),
    ] as [([String], ExitCode)])
  func aRewordingFailsOnlyOnDemand(options: [String], status: ExitCode) {
    let world = FakeWorld([
      "a.json": Self.card(buttons: ["Eat"]), "b.json": Self.card("Soups", buttons: ["Eat"]),
    ])
    #expect(world.run(["diff", "a.json", "b.json"] + options) == status)
    #expect(world.output.contains("renamed: stop 1 “Soup, 20min” → “Soups, 20min”"))
  }

  @Test func whatIsLostNeverFailsWhereNobodyWantsIt() {
    let result = compare(Self.card(), Self.card("Soup", nil), "--fail-on", "never")
    #expect(result.status == .passed && result.output.contains("passed: 1 piece of information"))
  }

  @Test func oneEnvironmentAloneIsNamed() {
    // The subtitle of a small card is cut in neither; a role is lost in the dark only by a theme.
    let old = Self.card(matrix: #"{ "dynamicType": ["large", "accessibility3"] }"#)
    let new = Self.card(matrix: #"{ "dynamicType": ["large", "xLarge"] }"#)
    let result = compare(old, new)
    #expect(result.status == .passed)
    #expect(result.output.contains("  no longer measured: 1 environment, at accessibility3\n"))
    #expect(result.output.contains("  measured for the first time: 1 environment, at xLarge\n"))
    #expect(compare(old, new, "--fail-on", "worse").status == .found)
  }

  @Test func withoutACommonEnvironmentTheBasesAreCompared() {
    let result = compare(
      Self.card(matrix: #"{ "width": [320] }"#),
      Self.card("Soup", nil, matrix: #"{ "width": [390] }"#))
    #expect(result.status == .found)
    #expect(result.output.contains("says less: stop 1"))
  }

  @Test func foldersAreComparedByPath() {
    let world = FakeWorld([
      "A/one.scenario.json": Self.card("One"), "A/sub/two.scenario.json": Self.card("Two"),
      "A/three.scenario.json": Self.card("Three", name: "Third"),
      "B/one.scenario.json": Self.card("One"), "B/sub/two.scenario.json": Self.card("Two, too"),
      "B/four.scenario.json": Self.card("Four"),
    ])
    #expect(world.run("diff", "A", "B") == .found)
    #expect(world.output.contains("Third · A/three.scenario.json\n  scenario removed: A/three"))
    #expect(world.output.contains("B/four.scenario.json\n  scenario added: B/four"))
    #expect(world.output.contains("B/sub/two.scenario.json\n"))
    #expect(!world.output.contains("one.scenario.json"))
    #expect(world.output.contains("  scenarios  3 of 4 scenarios differ\n"))
    // The gravest stands first.
    #expect(world.output.hasPrefix("Third"))
  }

  @Test(arguments: ["bytes", "name"])
  func aFileThatIsMovedIsTheSame(sign: String) {
    let world = FakeWorld([
      "A/one.scenario.json": Self.card("One", name: "First"),
      "A/x.scenario.json": Self.card("X"), "B/x.scenario.json": Self.card("X"),
      "B/sub/uno.scenario.json": Self.card(sign == "bytes" ? "One" : "Ones", name: "First"),
    ])
    #expect(world.run("diff", "A", "B") == .passed)
    #expect(world.output.contains("2 scenario"))
    #expect(!world.output.contains("removed"))
  }

  @Test func aFileWithAnErrorIsNotMeasured() {
    let world = FakeWorld([
      "A/one.scenario.json": Self.card("One"), "A/two.scenario.json": Self.card("Two"),
      "B/one.scenario.json": Self.card("Ones"), "B/two.scenario.json": "{ \"screen\": 1 }",
    ])
    #expect(world.run("diff", "A", "B") == .notMeasured)
    #expect(world.errors.hasPrefix("B/two.scenario.json:1:13: error: "))
    #expect(world.output.contains("not everything could be compared: 1 stop"))
    #expect(world.run("diff", "A", "B", "--format", "markdown") == .notMeasured)
    #expect(world.output.contains("\n**not everything could be compared:**\n\n- `B/two."))
  }

  @Test(
    arguments: [
      (["A", "b.json"], "b.json: error: is no folder, as the other is"),
      (["A", "Empty"], "is no folder"), (["A"], "git: error: is in no folder of PATH"),
      (["a.json", "b.json", "--fail-on", "failed"], "--fail-on: unknown value 'failed'"),
      (["a.json", "b.json", "--format", "svg"], "--format: unknown format 'svg'"),
      (["a.json", "b.json", "--font", "none.ttf"], "none.ttf: error: no such file or folder"),
      ([], "diff needs OLD NEW"),
    ] as [([String], String)])
  func whatCannotBeComparedIsSaid(arguments: [String], message: String) {
    let world = FakeWorld([
      "a.json": Self.card(), "b.json": Self.card(), "A/x.scenario.json": Self.card(),
      "Empty": "",
    ])
    #expect(world.run(["diff"] + arguments) == .notMeasured)
    #expect(world.errors.contains(message), "\(world.errors)")
    #expect(world.output == "")
  }

  @Test func foldersWithoutAScenarioAreAnError() {
    let world = FakeWorld(["A/x.txt": "", "B/x.txt": ""])
    #expect(world.run("diff", "A", "B") == .notMeasured)
    #expect(world.errors == "A: error: no file below is named *.scenario.json\n")
  }

  @Test func effortThatGrowsForManyIsOneLine() {
    let buttons = ["Cook", "Share", "Save", "Rate", "Send"].map {
      #"{ "type": "Button", "label": "\#($0)", "action": "\#($0)" }"#
    }
    let result = compare(
      "{ \"screen\": [\(buttons.joined(separator: ","))] }",
      "{ \"screen\": [\"Soup\", \(buttons.joined(separator: ","))] }", "--fail-on", "worse")
    #expect(result.status == .found)
    #expect(
      result.output.contains(
        "  more gestures: Cook at “Cook, button”, Share at “Share, button”, Save at “Save, button” "
          + "and 2 more\n    1 gesture more each\n"), "\(result.output)")
    #expect(result.output.contains("5 actions take more gestures"))
  }

  /// The gestures of the old script make heard what no stop shows.
  @Test func whatScriptsMakeHeardIsCompared() {
    func scenario(_ announcement: String, _ script: String) -> String {
      #"""
      { "screen": [ { "type": "Button", "label": "Like", "action": "like" } ],
        "actions": { "like": { \#(announcement) } },
        "script": [ { "gesture": "swipeRight" }, { "gesture": "doubleTap" } \#(script) ] }
      """#
    }
    let old = scenario(#""announce": "Liked""#, "")
    let other = compare(old, scenario(#""announce": "Done""#, ""))
    #expect(other.output.contains(", in a script\n"), "\(other.output)")
    let longer = compare(old, scenario(#""announce": "Liked""#, #", { "gesture": "swipeLeft" }"#))
    #expect(longer.status == .passed && longer.output.hasPrefix("passed: no change"))
  }
}
