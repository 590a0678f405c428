import Testing

@testable import a11ysim

/// What cannot be measured: exit status 2, one message with its place, nothing printed.
@MainActor
struct BadInputTests {
  /// A file, and what is said about it behind its path.
  struct Mistake: CustomTestStringConvertible {
    let name: String
    let text: String
    let message: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ message: String) {
      self.name = name
      self.text = text
      self.message = message
    }
  }

  nonisolated static let mistakes: [Mistake] = [
    Mistake(
      "mistyped key", #"{"screen":[{"type":"ODSCardSmall","titel":"a"}]}"#,
      ":1:35: error: “screen[0]”: unknown key “titel”; did you mean “title”?"),
    Mistake(
      "unknown card", #"{"screen":[{"type":"ODSCardSmal","title":"a"}]}"#,
      ":1:20: error: “screen[0].type”: unknown view “ODSCardSmal”; did you mean “ODSCardSmall”?"),
    Mistake(
      "wrong type", #"{"screen":[{"type":"ODSCardSmall","title":3}]}"#,
      ":1:43: error: “screen[0].title”: expected a string, found a number"),
    Mistake(
      "missing title", #"{"screen":[{"type":"ODSCardSmall","subtitle":"a"}]}"#,
      ":1:12: error: “screen[0]”: ODSCardSmall needs the key “title”: the title of the card"),
    Mistake(
      "trailing comma", #"{"screen":["a",]}"#,
      ":1:16: error: “]” follows a comma; remove the comma before it"),
    Mistake(
      "truncated", "{\"screen\":\n  [\"a\"", ":2:7: error: the file ends here; expected “,” or “]”"),
    Mistake("empty", "", ":1:1: error: the file is empty; expected a JSON value"),
    Mistake(
      "NUL byte", "{\"screen\":[\"a\u{0}\"]}",
      ":1:14: error: a NUL byte is not allowed here; expected an escape such as \\n or \\u000A"),
    Mistake(
      "negative width", #"{"environment":{"width":-5},"screen":["a"]}"#,
      ":1:25: error: “environment.width”: -5 is out of range; expected 1 to 10000"),
    Mistake(
      "infinite width", #"{"environment":{"width":1e999},"screen":["a"]}"#,
      ":1:25: error: the number is too large"),
    Mistake(
      "empty screen", #"{"screen":[]}"#,
      ":1:11: error: “screen”: the screen is empty; put a view in it"),
    Mistake(
      "nothing on the screen", #"{"screen":[{"type":"Spacer"}]}"#,
      ": error: nothing to measure: no stop and nothing painted"),
    Mistake(
      "nothing in the tree", #"{"tree":{}}"#,
      ": error: nothing to measure: no stop and nothing painted"),
    Mistake(
      "unknown rule", #"{"screen":["a"],"audit":{"rules":{"dt-truncate":"off"}}}"#,
      ":1:49: error: “audit.rules.dt-truncate”: unknown rule “dt-truncate”; "
        + "did you mean “dt-truncates”?"),
    Mistake(
      "100,000 arrays", "{\"screen\":" + String(repeating: "[", count: 100_000),
      ":1:138: error: nested deeper than 128 levels; flatten it"),
    Mistake(
      "3,000 stacks",
      "{\"screen\":[" + String(repeating: #"{"type":"VStack","content":["#, count: 3_000)
        + "\"a\"" + String(repeating: "]}", count: 3_000) + "]}",
      ":1:1776: error: nested deeper than 128 levels; flatten it"),
  ]

  @Test(arguments: mistakes)
  func aMistakeInAFileIsNamedWithItsPlace(mistake: Mistake) {
    let world = FakeWorld(["S/bad.scenario.json": mistake.text])
    #expect(world.run("audit", "S") == .notMeasured)
    #expect(world.output == "")
    #expect(world.errors == "S/bad.scenario.json\(mistake.message)\n")
  }

  @Test(arguments: mistakes.filter { !$0.name.hasPrefix("nothing") })
  func everyCommandSaysTheSame(mistake: Mistake) {
    let world = FakeWorld(["bad.json": mistake.text])
    for command in ["transcript", "explain", "tree"] {
      #expect(world.run(command, "bad.json") == .notMeasured)
      #expect(world.output == "")
      #expect(world.errors == "bad.json\(mistake.message)\n")
    }
  }

  @Test func aThirdButtonIsNoKey() {
    let card = #"{"type":"ODSCardHorizontal","title":"a","thirdButton":{"label":"x"}}"#
    let world = FakeWorld(["bad.json": #"{"screen":[\#(card)]}"#])
    #expect(world.run("audit", "bad.json") == .notMeasured)
    #expect(world.output == "")
    #expect(world.errors.hasPrefix("bad.json:1:52: error: “screen[0]”: unknown key “thirdButton”;"))
  }

  @Test func badUTF8IsNamedAtItsByte() {
    let world = FakeWorld()
    world.files["bad.json"] = Array(#"{"screen":[""#.utf8) + [0xFF] + Array(#""]}"#.utf8)
    #expect(world.run("audit", "bad.json") == .notMeasured)
    #expect(world.output == "")
    #expect(
      world.errors == "bad.json:1:13: error: this byte is not valid UTF-8; save the file as UTF-8\n"
    )
  }

  @Test func pathsThatLeadNowhereAreNamed() {
    let world = FakeWorld(["S/notes.txt": "", "locked.json": "{}"])
    world.forbidden = ["locked.json", "locked"]
    #expect(world.run("audit", "S") == .notMeasured)
    #expect(world.errors == "S: error: no file below is named *.scenario.json\n")
    #expect(world.run("audit", "missing.json") == .notMeasured)
    #expect(world.errors == "missing.json: error: no such file or folder\n")
    #expect(world.run("transcript", "locked.json") == .notMeasured)
    #expect(world.errors == "locked.json: error: permission denied\n")
    #expect(world.run("audit") == .notMeasured)
    #expect(
      world.errors == "S: error: no file below is named *.scenario.json\n"
        || world.errors.hasPrefix("Scenarios: error: "))
    #expect(world.output == "")
  }

  @Test(
    arguments: [
      (["--width", "-3"], "“--width”: -3 is out of range; expected 1 to 10000"),
      (["--width", "inf"], "--width: expected a number, found 'inf'"),
      (["--height", "1e400"], "--height: expected a number, found '1e400'"),
      (["--dynamic-type", "lagre"], "unknown text size “lagre”; did you mean “large”?"),
      (["--color-scheme", "drak"], "unknown value “drak”; did you mean “dark”?"),
      (["--locale", "xx"], "no phrases for the language 'xx'"),
      (["--thresholds", "wcag"], "--thresholds: unknown value 'wcag'; expected one of wcag22-aa"),
      (["--profile", "ios-27"], "--profile: unknown value 'ios-27'; did you mean 'ios-17'?"),
      (["--fail-on", "advise"], "--fail-on: unknown value 'advise'; did you mean 'advice'?"),
    ] as [([String], String)])
  func aBadOptionIsNamed(options: [String], message: String) {
    let world = FakeWorld(["a.json": #"{"screen":["a"]}"#])
    let status = A11ySim.run(["audit", "a.json"] + options, console: world.console)
    #expect(status == .notMeasured)
    #expect(world.output == "")
    #expect(world.errors.contains(message), "\(world.errors)")
  }
}
