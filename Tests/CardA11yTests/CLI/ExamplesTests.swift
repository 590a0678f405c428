import Testing

@testable import a11ysim

/// The examples of the help: none names what does not exist, and each does what it says.
@MainActor
struct ExamplesTests {
  private static let scenario = """
    { "name": "Salad",
      "screen": [ { "type": "ODSCardVerticalImageFirst", "title": "Summer Salad", "image": "salad",
        "subtitle": "20min", "firstButton": { "label": "Cook", "action": "cook" } } ] }
    """

  @Test(arguments: CommandSpec.all.map(\.name))
  func everyCommandHasExamplesThatRun(name: String) throws {
    let command = try #require(CommandSpec.all.first { $0.name == name })
    try #require(!command.examples.isEmpty, "give \(name) an example in its CommandSpec")
    let world = FakeWorld([
      "Scenarios/salad.scenario.json": Self.scenario, "new.scenario.json": Self.scenario,
      "theme.json": ##"""
      { "name": "mine", "extends": "orange", "accent": { "light": "#B25100", "dark": "#FF7900" } }
      """##,
    ])
    world.keys = [.character("q")]
    let revision = ["Scenarios/salad.scenario.json": Self.scenario]
    world.git = FakeGit(revisions: ["main": revision, "HEAD": revision])
    world.git?.mergeBase = "main"
    #expect(world.run("baseline", "update", "Scenarios") == .passed, "\(world.errors)")
    for example in command.examples {
      let arguments = try Self.arguments(of: example.line)
      let request = try ArgumentParser(commands: CommandSpec.all)
        .request(arguments, console: world.console)
      guard case .run(let parsed, _) = request else {
        Issue.record("\(example.line) is no command")
        continue
      }
      #expect(parsed.name == name)
      #expect(world.run(arguments) == .passed, "\(example.line): \(world.output)\(world.errors)")
      #expect(!example.summary.isEmpty && !example.summary.hasSuffix("."))
    }
  }

  /// Returns what a shell would hand over, redirections left out.
  private static func arguments(of line: String) throws -> [String] {
    var words: [String] = []
    let parts = line.split(separator: "'", omittingEmptySubsequences: false)
    try #require(parts.count % 2 == 1, "an open quote in \(line)")
    for (place, part) in parts.enumerated() {
      if place % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    try #require(words.first == "a11ysim")
    return Array(words.dropFirst().prefix { $0 != ">" })
  }
}
