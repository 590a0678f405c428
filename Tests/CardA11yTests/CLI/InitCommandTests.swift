import Testing

@testable import a11ysim

@MainActor
struct InitCommandTests {
  /// The folder that is named, and the paths of what is written.
  @Test(
    arguments: [
      (nil, ".a11ysim.json", "Scenarios/first-card.scenario.json"),
      (".", ".a11ysim.json", "Scenarios/first-card.scenario.json"),
      ("Cards", "Cards/.a11ysim.json", "Cards/Scenarios/first-card.scenario.json"),
      ("My Cards/", "My Cards/.a11ysim.json", "My Cards/Scenarios/first-card.scenario.json"),
    ] as [(String?, String, String)])
  func whatIsWrittenPassesAtOnce(folder: String?, configuration: String, scenario: String) {
    let world = FakeWorld()
    #expect(world.run(["init"] + [folder].compactMap(\.self)) == .passed)
    #expect(world.files.keys.sorted() == [configuration, scenario].sorted())
    #expect(world.output.hasPrefix("wrote \(configuration)\nwrote \(scenario)\n\nNext\n"))
    #expect(world.errors == "")
    let words = world.output
    #expect(world.run("audit", scenario) == .passed)
    #expect(world.output.contains("passed: 0 failed, 0 cantTell, 0 advice in 1 scenario, 24 env"))
    #expect(world.output.contains("5 of 5 expectations met"))
    #expect(world.output.contains("configured by  \(configuration)"))
    for line in words.split(separator: "\n") where line.hasPrefix("  a11ysim ") {
      let typed = line.dropFirst("  a11ysim ".count).split(separator: "  ")[0]
      let command = typed.split(separator: " >")[0]
      let parts = command.split(separator: "'").map(String.init)
      let arguments =
        parts.count > 1
        ? parts[0].split(separator: " ").map(String.init) + [parts[1]]
        : parts[0].split(separator: " ").map(String.init)
      #expect(world.run(arguments) == .passed, "\(arguments): \(world.errors)")
    }
    #expect(
      world.text(of: String(scenario.dropLast(".scenario.json".count)) + ".transcript") != nil)
  }

  @Test(arguments: [".a11ysim.json", "Scenarios/first-card.scenario.json"])
  func nothingIsWrittenOver(path: String) {
    let world = FakeWorld([path: "mine"])
    #expect(world.run("init") == .notMeasured)
    #expect(world.output == "")
    #expect(
      world.errors
        == "\(path): error: stands there already, and init never writes over a file: move it away, "
        + "or name another folder\n")
    #expect(world.files == [path: Array("mine".utf8)])
  }

  @Test func whatCannotBeWrittenIsSaid() {
    let world = FakeWorld()
    world.closed = ["Cards/Scenarios/first-card.scenario.json"]
    #expect(world.run("init", "Cards") == .notMeasured)
    #expect(world.files.isEmpty)
    #expect(
      world.errors
        == "Cards/Scenarios/first-card.scenario.json: error: permission denied; nothing was "
        + "written\n")
  }
}
