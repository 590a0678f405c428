import CardA11y
import Testing

@testable import a11ysim

/// `mutate`: what it says, its options, its exit status.
@MainActor
struct MutateCommandTests {
  private let world = FakeWorld(["S/plan.scenario.json": Self.plan])
  private let path = "S/plan.scenario.json"

  private static let screen = """
    "name": "Plan",
      "screen": [
        "Two seats left",
        { "type": "DSButton", "label": "Book", "size": "lg", "action": "book" } ]
    """
  private static let plan = """
    { \(screen),
      "script": [
        { "gesture": "swipeRight", "expect": "Two seats left" },
        { "gesture": "swipeRight", "expect": "Book, button" } ] }
    """
  private static let faintText =
    ##"{ "screen": [{ "type": "Text", "text": "Plan", "foregroundStyle": "#999999" }]"##

  @Test func aSurvivorIsExplained() {
    #expect(world.run("mutate", path, "--only", "capped-size") == .passed)
    #expect(
      world.output == """
        Plan · S/plan.scenario.json

          survived: capped-size, an element grows no further than xxxLarge
            in code: dynamicTypeSize(...DynamicTypeSize.xxxLarge), to save a layout
            S/plan.scenario.json:3:5: "Two seats left"
            S/plan.scenario.json:4:5: "Book"
            differs in the picture at accessibility5
            Fix: a matrix with every text size, for the rule dt-partial

        score: 0.00 %, 0 of 2 mutants killed, 0 noticed, 2 survived; not counted: 0 equivalent

          kind         killed  noticed  survived  equivalent
          capped-size  0       0        2         0

        """)
  }

  @Test func whatKillsIsCounted() {
    #expect(
      world.run("mutate", path, "--only", "drop-label", "--only", "dim-text") == .passed)
    #expect(
      world.output == """
        score: 100.00 %, 4 of 4 mutants killed, 0 noticed, 0 survived; not counted: 0 equivalent

          kind        killed  noticed  survived  equivalent
          drop-label  2       0        0         0
          dim-text    2       0        0         0

          killed by                mutants
          expectations of scripts  2
          rules                    2

        """)
  }

  @Test func whatARuleSaysAndDoesNotFailIsNoticed() {
    #expect(world.run("mutate", path, "--only", "dead-control") == .passed)
    #expect(world.output.contains("noticed: dead-control"), "\(world.output)")
    #expect(world.output.contains("new: cantTell role-without-action; differs in what controls do"))
    #expect(world.output.contains("Fix: --fail-on cantTell, which fails on role-without-action"))
    #expect(
      world.run("mutate", path, "--only", "dead-control", "--fail-on", "cantTell") == .passed)
    #expect(world.output.contains("1 of 1 mutant killed"), "\(world.output)")
  }

  /// What a mutant without a killer needs depends on what the scenario looks at already.
  @Test func theRemedyFitsTheScenario() {
    write("{ \(Self.screen), \"script\": [{ \"gesture\": \"swipeRight\" }] }")
    #expect(world.run("mutate", path, "--only", "false-state") == .passed, "\(world.errors)")
    #expect(
      world.output.contains("Fix: a step that comes by it, in a script of VoiceOver\n"),
      "\(world.output)")
    write("{ \(Self.screen) }")
    #expect(world.run("mutate", path, "--only", "false-state") == .passed, "\(world.errors)")
    #expect(
      world.output.contains("Fix: a golden: a11ysim transcript --update \(path)\n"),
      "\(world.output)")
  }

  @Test func aGoldenOfAnyLanguageOrReaderKills() throws {
    write("{ \(Self.screen) }")
    #expect(world.run("mutate", path, "--only", "false-state", "--min-score", "1") == .found)
    for option in [["--locale", "fr"], ["--reader", "keyboard"]] {
      try #require(world.run(["transcript", "--update", path] + option) == .passed)
      #expect(world.run("mutate", path, "--only", "false-state", "--format", "json") == .passed)
      #expect(killers == ["golden"])
      world.files = world.files.filter { !$0.key.hasSuffix(".transcript") }
    }
  }

  @Test func oneKillerIsEnoughUnlessAllAreWanted() throws {
    try #require(world.run("transcript", "--update", path) == .passed)
    let arguments = ["mutate", path, "--only", "drop-label", "--format", "json"]
    #expect(world.run(arguments) == .passed)
    #expect(mutants.map { $0["killers"]?.elements.count } == [1, 1])
    #expect(world.run(arguments + ["--all-killers"]) == .passed)
    let means = mutants.map { Set(($0["killers"]?.elements ?? []).compactMap { $0["by"]?.text }) }
    #expect(means == [["expectation", "golden", "rule"], ["expectation", "golden", "rule"]])
  }

  @Test func anExpectedFindingThatIsGoneKills() {
    write(
      Self.faintText
        + #", "audit": { "expect": [{ "rule": "contrast-text-aa", "outcome": "failed" }] } }"#)
    let arguments = ["mutate", path, "--only", "hide-stop", "--format", "json", "--all-killers"]
    #expect(world.run(arguments + ["--fail-on", "failed"]) == .passed, "\(world.errors)")
    #expect(killers == ["expectedFinding"], "\(world.output)")
  }

  /// Faint in the dark, which is expected; an entry does not say in which environment.
  @Test func whatIsExpectedIsExpectedEverywhere() {
    write(
      ##"""
      { "theme": { "name": "t", "extends": "ds", "muted": { "light": "#595959", "dark": "#333333" } },
        "matrix": { "colorScheme": ["light", "dark"] },
        "screen": [{ "type": "Text", "text": "Plan", "foregroundStyle": "DSColor.muted" }],
        "audit": { "expect": [{ "rule": "contrast-text-aa" }] } }
      """##)
    #expect(world.run("mutate", path, "--only", "dim-text") == .passed, "\(world.errors)")
    #expect(
      world.output.contains(
        "    expected anyway: failed contrast-text-aa; differs in the picture\n"),
      "\(world.output)")
    #expect(world.output.contains("Fix: a scenario of its own for what is expected"))
  }

  @Test func aBaselineKnowsFindings() throws {
    write(Self.faintText + " }")
    #expect(world.run("mutate", path) == .notMeasured)
    try #require(world.run("baseline", "update", "S", "--baseline", "known.json") == .passed)
    let arguments = ["mutate", path, "--only", "hide-stop", "--format", "json"]
    #expect(world.run(arguments + ["--baseline", "known.json"]) == .passed, "\(world.errors)")
    #expect(killers.contains("baseline"), "\(world.output)")
    #expect(world.run("mutate", path, "--baseline", "none.json") == .notMeasured)
    #expect(world.errors == "none.json: error: no such file or folder\n")
  }

  /// The least score, and what the run comes to.
  @Test(arguments: [("1", ExitCode.passed), ("50", .passed), ("51", .found), ("100", .found)])
  func aScoreThatIsTooLowFails(least: String, status: ExitCode) {
    let kinds = ["--only", "drop-label", "--only", "capped-size"]
    #expect(world.run(["mutate", path, "--min-score", least] + kinds) == status)
    #expect(
      world.output.contains(status == .passed ? "passed: 50.00 %" : "failed, \(least) % needed"))
  }

  /// It can be read once only.
  @Test func standardInputIsBrokenToo() {
    var isRead = false
    var console = world.console
    console.read = { path throws(FileError) in
      guard path == "-" else { return try world.console.read(path) }
      defer { isRead = true }
      return isRead ? [] : Array(Self.plan.utf8)
    }
    var written = ""
    console.write = { text, _ throws(FileError) in written += text }
    #expect(A11ySim.run(["mutate", "-", "--only", "drop-label"], console: console) == .passed)
    #expect(written.contains("2 of 2 mutants killed"), "\(written)")
  }

  @Test func aSampleIsChosenByItsSeed() {
    let sample = { (seed: String) -> [String] in
      _ = world.run("mutate", "S", "--limit", "5", "--seed", seed, "--format", "json")
      return mutants.map { "\($0["kind"]?.text ?? "") \($0["element"]?["label"]?.text ?? "")" }
    }
    #expect(sample("1").count == 5)
    #expect(sample("1") == sample("1"))
    #expect(Set((1...6).map { sample("\($0)") }).count > 1)
    #expect(world.run("mutate", "S", "--limit", "1000000") == .passed)
    #expect(!world.output.contains("chosen"))
    #expect(world.run("mutate", "S", "--limit", "5") == .passed)
    #expect(world.output.contains("\n  chosen from "), "\(world.output)")
  }

  @Test(arguments: ["text", "json", "markdown"])
  func twoRunsGiveTheSameBytes(format: String) {
    #expect(world.run("mutate", "S", "--format", format) == .passed)
    let first = world.output
    #expect(!first.isEmpty)
    #expect(world.run("mutate", "S", "--format", format) == .passed)
    #expect(world.output == first)
  }

  @Test func everyFormHasTheSameNumbers() throws {
    #expect(world.run("mutate", "S", "--format", "markdown", "--format", "json=r.json") == .passed)
    let report = try JSONParser.parse(world.files["r.json"] ?? [])
    let mutants = report["scenarios"]?.elements.flatMap { $0["mutants"]?.elements ?? [] } ?? []
    for standing in MutantResult.Standing.allCases {
      let count = mutants.count { $0["standing"]?.text == standing.rawValue }
      #expect(report["summary"]?[standing.rawValue]?.content == .number(Double(count)))
    }
    let open = mutants.count { ["noticed", "survived"].contains($0["standing"]?.text) }
    let rows = world.output.split(separator: "\n").filter { $0.hasPrefix("| S/plan") }
    #expect(rows.count == open)
    #expect(mutants.allSatisfy { $0["location"]?["line"] != nil })
  }

  @Test func theKindsAreListed() {
    #expect(world.run("mutate", "--list", "--only", "line-limit") == .passed)
    #expect(
      world.output == """
        line-limit  an element has one line only
            in code: lineLimit(1) on the title of a card
            noticed by: a matrix with every text size, for the rule dt-truncates

        """)
    #expect(world.run("mutate", "--list", "--format", "markdown") == .passed)
    #expect(
      world.output.split(separator: "\n").count == Mutation.kinds.count + 2)
    #expect(world.run("mutate", "--list", "--format", "json") == .passed)
    #expect(world.output.contains(#""kind": "drop-label""#))
  }

  @Test(
    arguments: [
      (["--only", "drop-lable"], "unknown kind 'drop-lable'; did you mean 'drop-label'?"),
      (["--limit", "0"], "--limit: expected a whole number from 1, found '0'"),
      (["--limit", "many"], "--limit: expected a whole number from 1, found 'many'"),
      (["--seed", "2"], "--seed chooses what --limit leaves; give both"),
      (["--min-score", "101"], "--min-score: expected a whole number from 1 to 100, found '101'"),
      (["--list", "S"], "--list takes no path, found 'S'"),
      (["--list", "--limit", "3"], "--list breaks nothing; leave out --limit"),
      (["--format", "svg"], "--format: unknown format 'svg'"),
      (["--locale", "fr"], "unknown option '--locale'"),
      (["none"], "none: error: no such file or folder"),
      (["S", "--only", "drop-modal"], "none of these kinds can be made of these scenarios"),
    ] as [([String], String)])
  func aMistakeIsNamed(arguments: [String], message: String) {
    #expect(world.run(["mutate"] + arguments) == .notMeasured)
    #expect(world.errors.contains(message), "\(world.errors)")
    #expect(world.output.isEmpty)
  }

  @Test func aScenarioThatFailsAnywayProvesNothing() {
    world.files["S/a.scenario.json"] = Array(
      #"{ "screen": ["Plan"], "script": [{ "gesture": "swipeRight", "expect": "Map" }] }"#.utf8)
    #expect(world.run("mutate", "S", "--only", "drop-label") == .notMeasured)
    #expect(
      world.errors == "S/a.scenario.json: error: its audit fails while nothing is broken, so that "
        + "it proves nothing; see a11ysim audit S/a.scenario.json\n")
    #expect(world.output.contains("2 of 2 mutants killed"), "the other one is measured")
  }

  private func write(_ text: String) {
    world.files[path] = Array(text.utf8)
  }

  private var mutants: [JSONValue] {
    let report = try? JSONParser.parse(Array(world.output.utf8))
    return report?["scenarios"]?.elements.flatMap { $0["mutants"]?.elements ?? [] } ?? []
  }

  private var killers: [String] {
    mutants.flatMap { $0["killers"]?.elements ?? [] }.compactMap { $0["by"]?.text }
  }
}
