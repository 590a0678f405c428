import CardA11y
import Testing

@testable import a11ysim

/// `play`, from the keys to what is shown, said and saved.
@MainActor
struct PlayCommandTests {
  private let world = FakeWorld([
    "S/plan.scenario.json": """
    { "name": "Plan", "screen": [
        { "type": "Text", "text": "Plans", "accessibilityAddTraits": ["header"] },
        { "type": "DSButton", "label": "Buy", "action": "buy" } ],
      "script": [ { "gesture": "swipeRight", "expect": "Something else" } ],
      "audit": { "rules": { "contrast-text-aaa": "off" } } }
    """
  ])
  private let path = "S/plan.scenario.json"

  /// Plays keys, and returns what the terminal showed last.
  private func play(_ keys: [Key], _ options: String...) -> String {
    world.keys = keys
    let status = A11ySim.run(["play", path] + options, console: world.console)
    #expect(status == .passed, "\(world.errors)")
    #expect(world.isClosed)
    return world.pictures.last?.joined(separator: "\n") ?? ""
  }

  @Test func theOutlineTheCursorAndTheSpeechAreShown() {
    #expect(
      play([]) == """
        Plan · VoiceOver · en

          group
            header "Plans" staticText
            button "Buy" action=buy

        Nothing was done yet.

        → next   ← previous   Return activate   s save   ? help   q…
        """)
    #expect(
      play([.right, .right, .enter]) == """
        Plan · VoiceOver · en

          group
            header "Plans" staticText
        ▶   button "Buy" action=buy

        doubleTap
          [no speech]
            action: buy

        → next   ← previous   Return activate   s save   ? help   q…
        """)
  }

  @Test func theEndOfTheScreenIsHeard() {
    let shown = play([.left])
    #expect(shown.contains("\n  [boundary]\n"))
    #expect(!shown.contains("▶"))
  }

  @Test func anUnknownKeyIsAnswered() {
    #expect(play([.character("x")]).hasSuffix("\nx does nothing here; ? tells the keys"))
    #expect(play([.character("s")]).hasSuffix("\nnothing was done yet that could be saved"))
  }

  @Test func helpTellsTheKeysAndAnyKeyLeavesIt() {
    world.size.columns = 80
    #expect(play([.character("?")]).contains("  Return Space  activate"))
    #expect(play([.character("?"), .character("q")]).hasPrefix("Plan · VoiceOver"))
  }

  @Test func wordsAreTyped() {
    let typed: [Key] = [.character("/"), .character("b"), .character("x"), .backspace]
    #expect(play(typed).hasSuffix("\nVO-F: b▏"))
    #expect(play(typed + [.enter]).contains("VO-F “b”\n  Buy, button\n"))
    #expect(play(typed + [.escape]).contains("Nothing was done yet."))
  }

  @Test func theScreenChangesAsItsActionsSay() {
    world.files[path] = Array(
      """
      { "screen": [
          { "type": "DSButton", "label": "Like", "action": "like",
            "accessibilityIdentifier": "like" } ],
        "actions": { "like": { "set": { "like": { "label": "Unlike" } }, "announce": "Liked" } } }
      """.utf8)
    let shown = play([.right, .enter])
    #expect(shown.contains("▶   button \"Unlike\""), "\(shown)")
    #expect(shown.contains("doubleTap\n  Unlike\n    action: like\n    announced: Liked"))
    #expect(play([.tab, .character(" ")], "--reader", "keyboard").contains("space\n  Unlike\n"))
  }

  @Test func whatCannotBeDoneIsTold() {
    let shown = play([.character("c"), .character("x"), .enter])
    #expect(shown.contains("\nno item is called “x”; the items are “Plans”, “Buy”"))
  }

  @Test func otherReadersHaveTheirOwnKeys() {
    #expect(play([.tab, .character(" ")], "--reader", "keyboard").contains("    action: buy\n"))
    let say = [Key.enter] + "Tap Buy".map(Key.character) + [.enter]
    #expect(play(say, "--reader", "voice-control").contains("say “Tap Buy”\n  [nothing]"))
    #expect(play([.right, .enter], "--reader", "switch-control").contains("    action: buy\n"))
  }

  @Test func aSessionIsSavedAsAScriptThatAnAuditPasses() throws {
    _ = play([.right, .right, .enter, .right, .character("s"), .character("q")])
    #expect(world.output == "saved S/plan.play.scenario.json\n")
    let text = try #require(world.text(of: "S/plan.play.scenario.json"))
    let scenario = try ScenarioReader.read(Array(text.utf8), path: "S/plan.play.scenario.json")
    #expect(scenario.scripts.map(\.steps.count) == [4])
    #expect(scenario.name == "Plan" && !text.contains("Something else"))
    #expect(world.run("audit", "S/plan.play.scenario.json") == .passed, "\(world.output)")
    #expect(world.output.contains("6 of 6 expectations met"), "\(world.output)")
  }

  @Test func nothingIsWrittenOver() {
    _ = play([.right, .character("s"), .right, .character("s")])
    #expect(
      world.output
        == "saved S/plan.play.scenario.json\nsaved S/plan.play-2.scenario.json\n")
    let before = world.text(of: "S/plan.play.scenario.json")
    _ = play([.right, .right, .right, .character("s")])
    #expect(world.output.hasSuffix("saved S/plan.play-3.scenario.json\n"))
    #expect(world.text(of: "S/plan.play.scenario.json") == before)
  }

  @Test func anotherEnvironmentAndReaderAreSavedWithTheSession() {
    _ = play(
      [.tab, .tab, .character("s")], "--reader", "keyboard", "--locale", "fr", "--profile",
      "ios-17")
    let path = "S/plan.play.scenario.json"
    #expect(world.run("transcript", path, "--reader", "keyboard") == .passed, "\(world.errors)")
    #expect(world.output.hasPrefix("# Full Keyboard Access · ios-17 · fr · "))
    #expect(world.run("audit", path) == .passed, "\(world.output)")
    #expect(world.output.contains("2 of 2 expectations met"), "\(world.output)")
  }

  @Test func aFileThatCannotBeWrittenIsTold() {
    world.forbidden = ["S/plan.play.scenario.json"]
    world.files["S/plan.play.scenario.json"] = nil
    let shown = play([.right, .character("s")])
    #expect(shown.contains("saved S/plan.play-2.scenario.json"))
    world.forbidden = [path]
    world.keys = []
    #expect(world.run("play", path) == .notMeasured)
    #expect(world.errors == "S/plan.scenario.json: error: permission denied\n")
  }

  @Test func whatVoiceOverSaysIsSpoken() {
    world.variables["PATH"] = "/bin:/opt/bin"
    world.files["/opt/bin/espeak-ng"] = []
    _ = play([.right, .right], "--speak")
    #expect(
      world.said == [
        "/opt/bin/espeak-ng en: Plans, heading", "/opt/bin/espeak-ng en: Buy, button",
      ])
  }

  @Test(
    arguments: [
      (["S/plan.scenario.json"], "play needs a terminal for keys and screen"),
      (["-"], "play needs one scenario file; standard input is for keys"),
      (["S"], "play needs one scenario file; standard input is for keys"),
      (["S/none.json"], "S/none.json: error: no such file or folder"),
      ([], "play needs PATH"),
      (["S/plan.scenario.json", "--speak"], "--speak needs espeak-ng, which is in no folder of"),
      (
        ["S/plan.scenario.json", "--speak", "--reader", "keyboard"],
        "--speak: Full Keyboard Access says nothing; VoiceOver does"
      ),
    ] as [([String], String)])
  func whatCannotBePlayedIsRefused(arguments: [String], message: String) {
    #expect(A11ySim.run(["play"] + arguments, console: world.console) == .notMeasured)
    #expect(world.errors.contains(message), "\(world.errors)")
    #expect(world.output == "")
  }

  /// Whatever the size, no more is shown than fits, and the cursor is among it.
  @Test func everySizeOfTerminalShowsTheCursor() {
    world.files[path] = Array(
      #"{"screen": [\#((1...40).map { "\"Row \($0)\"" }.joined(separator: ","))]}"#.utf8)
    for (columns, rows) in [(1, 1), (10, 3), (20, 8), (80, 24), (200, 60)] {
      world.size = Terminal.Size(columns: columns, rows: rows)
      _ = play(Array(repeating: .right, count: 40))
      for picture in world.pictures {
        #expect(picture.count <= rows)
        #expect(picture.allSatisfy { $0.unicodeScalars.count <= columns || rows < 9 })
      }
      #expect(rows < 9 || world.pictures.last?.contains { $0.hasPrefix("▶") } == true)
    }
  }

  /// Nothing of a file reaches the terminal that could steer it.
  @Test func labelsAreEscaped() {
    world.files[path] = Array(
      #"{"name": "\u001b]0;x", "tree": {"isElement": true, "label": "\u001b[2J\u202e"}}"#.utf8)
    _ = play([.right, .character("/"), .character("\u{202E}")])
    let own = world.pictures.joined().joined()
    #expect(own.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
  }
}
