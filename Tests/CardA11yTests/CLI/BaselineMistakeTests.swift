import Testing

@testable import a11ysim

@MainActor
struct BaselineMistakeTests {
  private let world = FakeWorld([
    "S/a.scenario.json":
      ##"{"screen": [{"type": "Text", "text": "A", "foregroundStyle": "#F16E00"}]}"##
  ])

  private func run(_ arguments: String...) -> ExitCode {
    A11ySim.run(arguments, console: world.console)
  }

  @Test func aBaselineThatIsMissingIsAnError() {
    for command in [
      ["audit", "S", "--baseline", "no.jsonl"],
      ["baseline", "check", "S", "--baseline", "no.jsonl"],
      ["baseline", "prune", "S", "--baseline", "no.jsonl"],
    ] {
      let world = FakeWorld()
      world.files = self.world.files
      #expect(A11ySim.run(command, console: world.console) == .notMeasured)
      #expect(world.errors == "no.jsonl: error: no such file or folder\n")
      #expect(world.files.count == 1)
    }
  }

  @Test func aBrokenBaselineIsNotWrittenOver() {
    world.files["b.jsonl"] = Array("{}".utf8)
    #expect(run("baseline", "update", "S", "--baseline", "b.jsonl") == .notMeasured)
    #expect(world.errors.hasPrefix("b.jsonl:1:1: error: this is no baseline; "))
    #expect(world.text(of: "b.jsonl") == "{}")
  }

  @Test func nothingIsWrittenWhereSomethingCannotBeMeasured() {
    world.files["S/bad.scenario.json"] = Array("{".utf8)
    #expect(run("baseline", "update", "S", "--baseline", "b.jsonl") == .notMeasured)
    #expect(world.text(of: "b.jsonl") == nil)
    #expect(world.errors.hasPrefix("S/bad.scenario.json:1:2: error: "))
    #expect(run("baseline", "update", "empty", "--baseline", "b.jsonl") == .notMeasured)
    #expect(world.text(of: "b.jsonl") == nil)
  }

  @Test(arguments: [["--ci"], []])
  func nothingIsWrittenInCI(options: [String]) {
    if options.isEmpty { world.variables["CI"] = "true" }
    for command in [
      ["baseline", "update", "S", "--baseline", "b.jsonl"],
      ["baseline", "prune", "S", "--baseline", "b.jsonl"], ["transcript", "--update", "S"],
    ] {
      let count = world.files.count
      #expect(A11ySim.run(command + options, console: world.console) == .notMeasured)
      #expect(world.files.count == count)
    }
    #expect(world.errors.contains("baseline update writes, and CI must not"))
    #expect(world.errors.contains("(the variable CI is set)") == options.isEmpty)
    world.files["b.jsonl"] = Array(#"{"a11ysim":"baseline","schemaVersion":1}"#.utf8)
    #expect(
      A11ySim.run(
        ["baseline", "check", "S", "--baseline", "b.jsonl"] + options, console: world.console)
        == .found)
  }

  @Test func aFolderThatCannotBeWrittenIsAnError() {
    world.forbidden = ["locked.jsonl"]
    #expect(run("baseline", "update", "S", "--baseline", "locked.jsonl") == .notMeasured)
    #expect(world.errors.hasSuffix("locked.jsonl: error: permission denied\n"))
  }

  @Test(
    arguments: [
      (["baseline"], "baseline needs update|prune|check [PATH…]"),
      (["baseline", "updat"], "baseline: unknown action 'updat'; did you mean 'update'?"),
      (["baseline", "S"], "baseline: unknown action 'S'; expected one of update, prune, check"),
      (
        ["baseline", "prune", "S", "--owner", "Ada"],
        "--owner, --reason and --expires are for update"
      ),
      (
        ["baseline", "update", "S", "--expires", "soon"],
        "--expires: expected a day such as 2026-12-31, found 'soon'"
      ),
      (["baseline", "check", "-"], "standard input has no place in a baseline; name a file"),
      (
        ["audit", "S", "--baseline", "b.jsonl", "--locale", "fr"],
        "a baseline holds the scenarios' own environments; leave out --locale"
      ),
      (
        ["audit", "S", "--baseline", "b.jsonl", "--native-traits-only"],
        "a baseline holds the scenarios' own environments; leave out --native-traits-only"
      ),
    ] as [([String], String)])
  func aBadCommandLineIsNamed(arguments: [String], message: String) {
    #expect(A11ySim.run(arguments, console: world.console) == .notMeasured)
    #expect(world.output == "")
    #expect(world.errors.contains("a11ysim: error: \(message)\n"), "\(world.errors)")
  }

  @Test(
    arguments: [
      ("S/a.json", "b.jsonl", "S/a.json"), ("./S//a.json", "b.jsonl", "S/a.json"),
      ("S/a.json", "S/b.jsonl", "a.json"), ("S/a.json", "T/U/b.jsonl", "../../S/a.json"),
      ("S/T/../a.json", "S/b.jsonl", "a.json"), ("../a.json", "../b.jsonl", "a.json"),
      ("../a.json", "b.jsonl", "../a.json"), ("/r/S/a.json", "/r/b.jsonl", "S/a.json"),
      ("a.json", "../b.jsonl", nil), ("/r/a.json", "b.jsonl", nil), ("a.json", "/r/b.jsonl", nil),
    ] as [(String, String, String?)])
  func pathsLeadFromFolderToFile(path: String, other: String, expected: String?) {
    #expect(RelativePath.path(of: path, besideFile: other) == expected)
  }
}
