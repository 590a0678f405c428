import CardA11y
import Testing

@testable import a11ysim

@MainActor
struct CommandLineTests {
  /// A command line that cannot be understood, and what is said about it.
  struct Mistake: CustomTestStringConvertible {
    let arguments: [String]
    let message: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  nonisolated static let mistakes: [Mistake] = [
    Mistake(arguments: [], message: "no command given"),
    Mistake(arguments: [""], message: "unknown command ''; expected one of probe, other"),
    Mistake(arguments: ["prob"], message: "unknown command 'prob'; did you mean 'probe'?"),
    Mistake(
      arguments: ["zzzzzz"], message: "unknown command 'zzzzzz'; expected one of probe, other"),
    Mistake(
      arguments: ["--version", "--format", "xml"],
      message: "--version takes nothing but --format text|json"),
    Mistake(arguments: ["help", "prob"], message: "unknown command 'prob'; did you mean 'probe'?"),
    Mistake(arguments: ["--color"], message: "unknown option '--color'; a command comes first"),
    Mistake(arguments: ["probe"], message: "probe needs PATH"),
    Mistake(arguments: ["probe", ""], message: "an argument is empty"),
    Mistake(arguments: ["probe", "a", "b", "c"], message: "unexpected argument 'c'"),
    Mistake(arguments: ["other", "a"], message: "unexpected argument 'a'"),
    Mistake(
      arguments: ["probe", "a", "--cher"],
      message: "unknown option '--cher'; did you mean '--cheer'?"),
    Mistake(arguments: ["probe", "a", "--quux"], message: "unknown option '--quux'"),
    Mistake(arguments: ["probe", "a", "-x"], message: "unknown option '-x'"),
    Mistake(arguments: ["probe", "a", "--mood"], message: "--mood needs a value: glad|sad"),
    Mistake(arguments: ["probe", "a", "--mood="], message: "--mood needs a value: glad|sad"),
    Mistake(
      arguments: ["probe", "a", "--mood", "--cheer"], message: "--mood needs a value: glad|sad"),
    Mistake(
      arguments: ["probe", "a", "--mood", "gald"],
      message: "--mood: unknown value 'gald'; did you mean 'glad'?"),
    Mistake(
      arguments: ["probe", "a", "--mood", "x"],
      message: "--mood: unknown value 'x'; expected one of glad, sad"),
    Mistake(arguments: ["probe", "a", "--cheer=1"], message: "--cheer takes no value"),
    Mistake(
      arguments: ["probe", "a", "--mood", "sad", "--mood", "sad"],
      message: "--mood is given more than once"),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsNamed(mistake: Mistake) {
    #expect(throws: UsageError.self) { try request(mistake.arguments) }
    do {
      _ = try request(mistake.arguments)
    } catch {
      #expect(error.message == mistake.message)
    }
  }

  @Test func optionsAreReadInEveryForm() throws {
    let request = try request(
      [
        "probe", "--mood=sad", "one", "--tag", "a=b", "--tag=", "--cheer", "--tag=c", "--", "--two",
      ].filter { $0 != "--tag=" })
    guard case .run(let command, let invocation) = request else {
      Issue.record("not a command")
      return
    }
    #expect(command.name == "probe")
    #expect(invocation.operands == ["one", "--two"])
    #expect(invocation[.mood] == "sad")
    #expect(invocation.has(.cheer))
    #expect(invocation.all(.tag) == ["a=b", "c"])
  }

  @Test func aHyphenAloneIsStandardInput() throws {
    guard case .run(_, let invocation) = try request(["probe", "-"]) else {
      Issue.record("not a command")
      return
    }
    #expect(invocation.operands == ["-"])
  }

  @Test(
    arguments: [
      ["--help"], ["-h"], ["help"], ["probe", "--help"], ["--help", "probe"], ["help", "probe"],
      ["probe", "--quux", "--help"], ["nothing", "--help"],
    ] as [[String]])
  func helpIsGivenAnywhere(arguments: [String]) throws {
    guard case .help(let command) = try request(arguments) else {
      Issue.record("not the help")
      return
    }
    #expect(command?.name == (arguments.contains("probe") ? "probe" : nil))
  }

  @Test func helpBehindTheEndOfOptionsIsAnArgument() throws {
    guard case .run(_, let invocation) = try request(["probe", "--", "--help"]) else {
      Issue.record("not a command")
      return
    }
    #expect(invocation.operands == ["--help"])
  }

  @Test func theHelpOfACommandComesFromItsTable() {
    let page = Help.page(for: .probe, commands: [.probe, .other])
    #expect(
      page.text(in: .plain) == """
        Usage: a11ysim probe [OPTION…] PATH

        Probes a thing.

        More about probing.

        Probing
          --mood glad|sad  in which mood
          --cheer          whether to cheer
          --tag WORD       a tag; may be repeated

        Help
          --help  show this

        Examples
          a11ysim probe a --cheer
              probes it gladly

        """)
  }

  @Test func withoutACommandNothingIsWrittenToStandardOutput() {
    let world = FakeWorld()
    #expect(world.run() == .notMeasured)
    #expect(world.output == "")
    #expect(world.errors == "a11ysim: error: no command given\nSee 'a11ysim --help'.\n")
  }

  @Test func theVersionIsShown() throws {
    let world = FakeWorld()
    for arguments in [["--version"], ["--version", "--format", "text"]] {
      #expect(world.run(arguments) == .passed)
      #expect(world.output == "a11ysim \(Version.current)\n")
    }
    for arguments in [["--version", "--format", "json"], ["--version", "--format=json"]] {
      #expect(world.run(arguments) == .passed)
      let value = try JSONParser.parse(Array(world.output.utf8))
      #expect(value["schemaVersion"]?.content == .number(1))
      #expect(value["version"]?.content == .string(Version.current))
      #expect(value["profile"]?.content == .string("ios-26"))
    }
  }

  @Test(arguments: ["bench", "init", "completions"])
  func theHelpOfEachCommandIsFoundByItsName(name: String) {
    let world = FakeWorld()
    #expect(world.run("help", name) == .passed)
    #expect(world.output.hasPrefix("Usage: a11ysim \(name) "))
    let first = world.output
    #expect(world.run(name, "--help") == .passed)
    #expect(world.output == first)
  }

  @Test func aFullDiskIsNeverASuccess() {
    let world = FakeWorld()
    world.outputFailure = "no space left"
    #expect(world.run("--version") == .notMeasured)
    #expect(world.errors == "standard output: error: no space left\n")
  }

  private func request(_ arguments: [String]) throws(UsageError) -> Request {
    try ArgumentParser(commands: [.probe, .other])
      .request(arguments, console: FakeWorld().console)
  }
}

extension CommandSpec {
  fileprivate static let probe = CommandSpec(
    name: "probe", summary: "probes a thing",
    operands: Operands(synopsis: "PATH", minimum: 1, maximum: 2),
    details: ["More about probing."],
    options: [OptionGroup(title: "Probing", options: [.mood, .cheer, .tag])],
    examples: [Example("a11ysim probe a --cheer", "probes it gladly")],
    run: { _ in CommandResult() })
  fileprivate static let other = CommandSpec(
    name: "other", summary: "does nothing", run: { _ in CommandResult() })
}

extension OptionSpec {
  fileprivate static let mood = OptionSpec(
    name: "mood", value: .choice(["glad", "sad"]), summary: "in which mood")
  fileprivate static let cheer = OptionSpec(
    name: "cheer", value: .flag, summary: "whether to cheer")
  fileprivate static let tag = OptionSpec(
    name: "tag", value: .word("WORD"), summary: "a tag", isRepeatable: true)
}
