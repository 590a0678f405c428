import Testing

@testable import a11ysim

/// `--watch`: when a command is run again, what is shown, and how it ends.
@MainActor
struct WatchTests {
  private let world = FakeWorld([
    "S/plan.scenario.json": #"{ "screen": ["Plan"], "theme": "mine.theme.json" }"#,
    "S/mine.theme.json": ##"{ "name": "mine", "extends": "orange" }"##,
    "S/other.txt": "",
  ])
  private let path = "S/plan.scenario.json"

  private var runs: Int { world.errors.split(separator: "\n").count { $0.hasPrefix("watching") } }

  /// Each change is followed by as many waits as a change has to stay.
  private func change(_ changes: (() -> Void)...) {
    world.turns = changes.flatMap { [$0, {}, {}] }
  }

  @Test func aRunWithoutAnyChangeEndsWithItsStatus() {
    #expect(world.run("transcript", "--watch", path) == .passed)
    #expect(world.output.hasSuffix("swipeRight  Plan\n"))
    #expect(world.errors == "watching 2 files; Ctrl-C ends\n")
    change({}, {})
    #expect(world.run("transcript", "--watch", path) == .passed)
    #expect(runs == 1)
  }

  /// What changes, and whether the command depends on it.
  @Test(
    arguments: [
      ("S/plan.scenario.json", #"{ "screen": ["Other"] }"#, true),
      ("S/mine.theme.json", "{", true), ("S/other.txt", "new", false),
      ("S/.a11ysim.json", #"{ "failOn": "advice" }"#, true),
      (".a11ysim.json", #"{ "failOn": "advice" }"#, true),
      ("S/further.scenario.json", #"{ "screen": ["Further"] }"#, true),
      ("T/further.scenario.json", #"{ "screen": ["Further"] }"#, false),
    ])
  func whatTheRunDependsOnIsWatched(path: String, text: String, isSeen: Bool) {
    change { world.files[path] = Array(text.utf8) }
    _ = world.run("audit", "--watch", "S")
    #expect(runs == (isSeen ? 2 : 1), "\(world.errors)")
  }

  @Test func theLastRunDecides() {
    change(
      { world.files[path] = Array("{".utf8) },
      { world.files[path] = Array(#"{ "screen": ["Better"] }"#.utf8) })
    #expect(world.run("transcript", "--watch", path) == .passed)
    #expect(runs == 3)
    #expect(world.errors.contains("plan.scenario.json:1:2: error"))
    #expect(world.output.hasSuffix("swipeRight  Better\n"))
    change { world.files[path] = nil }
    #expect(world.run("transcript", "--watch", path) == .notMeasured)
    #expect(world.errors.contains("\(path): error: no such file or folder\n"))
  }

  @Test func whatIsStillBeingWrittenIsWaitedFor() {
    world.turns = [
      { world.files[path] = [] }, { world.files[path] = Array("{".utf8) },
      { world.files[path] = Array(#"{ "screen": ["Whole"] }"#.utf8) }, {}, {},
    ]
    #expect(world.run("transcript", "--watch", path) == .passed)
    #expect(runs == 2)
    #expect(!world.errors.contains("error"))
  }

  @Test func aChangeThatIsTakenBackIsNone() {
    let text = world.files[path]
    world.turns = [{ world.files[path] = [] }, { world.files[path] = text }, {}, {}]
    #expect(world.run("transcript", "--watch", path) == .passed)
    #expect(runs == 1)
  }

  @Test func whatTheRunWritesIsNoChange() {
    change({}, {})
    let status = world.run("audit", "--watch", "S", "--format", "json=S/audit.json")
    #expect(status == .passed, "\(world.errors)")
    #expect(world.files["S/audit.json"] != nil)
    #expect(runs == 1)
  }

  @Test func onlyATerminalIsCleared() {
    let clearing = "\u{1B}[H\u{1B}[2J\u{1B}[3J"
    #expect(world.run("tree", "--watch", path) == .passed)
    #expect(!world.output.contains("\u{1B}"))
    world.columns = 80
    #expect(world.run("tree", "--watch", path) == .passed)
    #expect(world.output.hasPrefix(clearing))
    world.variables = ["TERM": "dumb"]
    #expect(world.run("tree", "--watch", path) == .passed)
    #expect(!world.output.contains("\u{1B}"))
  }

  @Test(
    arguments: [
      (["transcript", "--watch", "-"], "--watch: standard input cannot be watched; name a file"),
      (["transcript", "--watch", "--update", "S"], "--update and --watch exclude each other"),
      (["audit", "--watch", "S", "--today", "x"], "--today: expected a day"),
      (["sizes", "--watch", "S"], "unknown option '--watch'"),
    ] as [([String], String)])
  func whatCannotBeWatchedIsSaid(arguments: [String], message: String) {
    world.turns = [{}, {}]
    #expect(world.run(arguments) == .notMeasured)
    #expect(world.errors.contains(message), "\(world.errors)")
    #expect(runs == 0)
  }

  @Test func aFullDiskEndsIt() {
    world.outputFailure = "no space left"
    #expect(world.run("tree", "--watch", path) == .notMeasured)
    #expect(world.errors == "standard output: error: no space left\n")
  }
}
