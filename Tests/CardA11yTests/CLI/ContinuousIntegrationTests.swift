import Testing

@testable import a11ysim

/// In CI nothing is written that people must see first.
@MainActor
struct ContinuousIntegrationTests {
  private func world(_ ci: String?) -> FakeWorld {
    let world = FakeWorld(["S/a.scenario.json": DiffCommandTests.card()])
    world.variables["CI"] = ci
    return world
  }

  @Test(
    arguments: [
      ["transcript", "--update", "S"], ["baseline", "update", "S"], ["baseline", "prune", "S"],
      ["init", "New"],
    ], ["true", "1", "--ci"])
  func goldensAndBaselinesAreRefused(arguments: [String], ci: String) {
    let world = world(ci == "--ci" ? nil : ci)
    let files = world.files
    #expect(world.run(arguments + (ci == "--ci" ? ["--ci"] : [])) == .notMeasured)
    #expect(world.errors.contains("writes, and CI must not: run it where its result is seen"))
    #expect(world.files == files)
  }

  @Test(arguments: [nil, "", "0", "false", "False"])
  func elsewhereTheyAreWritten(ci: String?) {
    let world = world(ci)
    #expect(world.run("transcript", "--update", "S") == .passed)
    #expect(world.text(of: "S/a.transcript") != nil)
  }

  /// A file that the command line names for its results is no golden.
  @Test func resultsAreWrittenAllTheSame() {
    let world = world("true")
    #expect(world.run("transcript", "S", "--format", "json=t.json") == .passed)
    #expect(world.run("render", "S/a.scenario.json", "--out", "a.svg") == .passed)
    #expect(world.text(of: "t.json") != nil && world.text(of: "a.svg") != nil)
  }

  @Test func aSessionIsNotSaved() {
    let world = world("true")
    world.keys = [.right, .character("s"), .character("q")]
    #expect(world.run("play", "S/a.scenario.json") == .passed)
    #expect(world.pictures.joined().joined().contains("nothing is saved in CI"))
    #expect(world.files.count == 1)
  }
}
