import CardA11y
import Testing

@testable import a11ysim

/// Revisions, read from git without a checkout.
@MainActor
struct DiffRevisionTests {
  private func world(_ old: [String: String], _ new: [String: String]) -> FakeWorld {
    let world = FakeWorld(["Scenarios/a.scenario.json": DiffCommandTests.card("On the disk")])
    world.git = FakeGit(revisions: ["main": old, "HEAD": new])
    return world
  }

  private let path = "Scenarios/a.scenario.json"

  @Test func twoRevisionsAreCompared() {
    let world = world(
      [path: DiffCommandTests.card("Soup")], [path: DiffCommandTests.card("Soup", nil)])
    #expect(world.run("diff", "main..HEAD") == .found)
    #expect(world.output.contains("says less: stop 1 “Soup, 20min” → “Soup”"))
    #expect(world.output.contains("compared   main (c0ffee-mai) → HEAD (c0ffee-HEA)"))
    #expect(world.errors == "")
  }

  @Test func theWorkingTreeIsComparedWithARevision() {
    let world = world([path: DiffCommandTests.card("Soup")], [:])
    #expect(world.run("diff", "main") == .passed)
    #expect(world.output.contains("renamed: stop 1 “Soup, 20min” → “On the disk, 20min”"))
    #expect(world.output.contains("→ the working tree\n"))
  }

  @Test func aBranchIsComparedFromWhereItBegan() {
    let world = world([path: DiffCommandTests.card("Soup")], [path: DiffCommandTests.card("Stew")])
    world.git?.revisions["base"] = [path: DiffCommandTests.card("Broth")]
    world.git?.mergeBase = "base"
    #expect(world.run("diff", "main...HEAD", "Scenarios") == .passed)
    #expect(world.output.contains("“Broth, 20min” → “Stew, 20min”"))
    #expect(world.output.contains("the merge base of main and HEAD"))
  }

  /// What a scenario refers to belongs to the same revision as the scenario.
  @Test func whatAScenarioNeedsComesFromItsRevision() {
    let scenario = """
      { "theme": "theme.json",
        "screen": [ { "type": "ODSCardSmall", "title": "Soup", "image": "soup" } ] }
      """
    let light = ##"{ "cardBackground": "#FFFFFF" }"##
    let files = [path: scenario, "Scenarios/theme.json": light, ".a11ysim.json": "{}"]
    var other = files
    other[".a11ysim.json"] = #"{ "rules": { "no-such-rule": "off" } }"#
    let world = world(files, other)
    world.files = [:]
    #expect(world.run("diff", "main..main") == .passed, "\(world.errors)")
    #expect(world.run("diff", "main..HEAD") == .notMeasured)
    #expect(world.errors.contains(".a11ysim.json:1:30: error: "), "\(world.errors)")
    #expect(world.errors.contains(" (in HEAD)\n"))
    world.git?.revisions["HEAD"] = [path: scenario]
    #expect(world.run("diff", "main..HEAD") == .notMeasured)
    #expect(world.errors.contains("no such file or folder in HEAD"), "\(world.errors)")
  }

  @Test func anAssetCatalogueComesFromItsRevision() {
    func catalogue(_ level: String) -> [String: String] {
      let color =
        #"{"color-space":"srgb","components":{"red":"L","green":"L","blue":"L","alpha":"1"}}"#
      return [
        "Scenarios/Brand.xcassets/ink.colorset/Contents.json":
          #"{"colors":[{"idiom":"universal","color":\#(color.replacing("L", with: level))}]}"#,
        path: #"""
        { "assets": ["Brand.xcassets"],
          "screen": [ { "type": "Text", "text": "Hello", "foregroundStyle": "ink" } ] }
        """#,
      ]
    }
    let world = world(catalogue("0.0"), catalogue("0.9"))
    world.files = [:]
    #expect(world.run("diff", "main..HEAD") == .found, "\(world.errors)")
    #expect(world.output.contains("failed, new: contrast-text-aa at “Hello”"))
  }

  /// A scenario need not be changed for what is measured to change.
  @Test func anotherConfigurationIsADifference() {
    let card =
      ##"{ "screen": [ { "type": "Text", "text": "Buy", "foregroundStyle": "#F16E00" } ] }"##
    let world = world(
      [path: card, ".a11ysim.json": #"{ "rules": { "contrast-text-aa": "off" } }"#],
      [path: card, ".a11ysim.json": "{}"])
    #expect(world.run("diff", "main..HEAD") == .found)
    #expect(world.output.contains("failed, new: contrast-text-aa at “Buy”"))
  }

  @Test func aScenarioThatOneRevisionHasIsAddedOrRemoved() {
    let world = world([path: DiffCommandTests.card()], ["README.md": ""])
    #expect(world.run("diff", "main..HEAD") == .found)
    #expect(world.output.contains("  scenario removed: Scenarios/a.scenario.json\n"))
    #expect(world.run("diff", "HEAD..main") == .passed)
    #expect(world.output.contains("  scenario added: Scenarios/a.scenario.json\n"))
    #expect(world.run("diff", "HEAD..main", path) == .passed)
    #expect(world.run("diff", "HEAD..HEAD") == .notMeasured)
    #expect(world.errors == "Scenarios: error: no such file or folder in HEAD\n")
  }

  @Test func pathsAreTakenFromTheCurrentFolder() {
    let world = world(
      ["App/Scenarios/a.scenario.json": DiffCommandTests.card("Soup"), "App/x.txt": ""],
      ["App/Scenarios/a.scenario.json": DiffCommandTests.card("Stew"), "App/x.txt": ""])
    world.git?.prefix = "App/"
    #expect(world.run("diff", "main..HEAD") == .passed)
    #expect(world.output.contains("“Soup, 20min” → “Stew, 20min”"))
    #expect(world.run("diff", "main..HEAD", "../App/Scenarios") == .passed)
    #expect(world.output.contains("“Soup, 20min” → “Stew, 20min”"))
    world.files["/repo/App/x.txt"] = []
    #expect(world.run("diff", "main..HEAD", "/repo/App/Scenarios") == .passed)
    #expect(world.output.contains("“Soup, 20min” → “Stew, 20min”"))
  }

  @Test func linksAreFollowed() {
    let world = world(
      ["Cards/a.scenario.json": DiffCommandTests.card("Soup"), "Scenarios": "Cards"],
      ["Cards/a.scenario.json": DiffCommandTests.card("Stew"), "Scenarios": "./Cards"])
    world.git?.links = ["Scenarios"]
    #expect(world.run("diff", "main..HEAD") == .passed, "\(world.errors)")
    #expect(world.output.contains("“Soup, 20min” → “Stew, 20min”"))
    world.git?.revisions["main"] = ["Scenarios": "Scenarios"]
    #expect(world.run("diff", "main..HEAD") == .notMeasured || world.output.contains("added"))
  }

  @Test func whatGitDoesNotHoldIsAnError() {
    let world = world([path: DiffCommandTests.card()], [path: DiffCommandTests.card("Stew")])
    world.git?.missing = [path]
    #expect(world.run("diff", "main..HEAD") == .notMeasured)
    #expect(world.errors.contains("git does not hold what main has here"))
  }

  @Test(
    arguments: [
      (["nowhere"], "nowhere: error: git knows no such revision; a shallow clone has to fetch"),
      (["main..nowhere"], "nowhere: error: git knows no such revision"),
      (["main...HEAD"], "git finds no common ancestor"),
      (["main", "--", "/elsewhere/S"], "/elsewhere/S: error: git finds no repository here: fatal"),
    ] as [([String], String)])
  func whatGitDoesNotKnowIsSaid(arguments: [String], message: String) {
    let world = world([path: DiffCommandTests.card()], [path: DiffCommandTests.card()])
    world.files["/elsewhere/S/a.scenario.json"] = []
    #expect(world.run(["diff"] + arguments) == .notMeasured)
    #expect(world.errors.contains(message), "\(world.errors)")
  }

  @Test func nothingIsWrittenIntoARevision() throws {
    let git = FakeGit(revisions: ["main": [path: "{}"]])
    let world = FakeWorld()
    world.git = git
    let repository = try GitRepository(around: "Scenarios", console: world.console)
    let tree = try GitTree(
      try repository.commit("main"), title: "main", of: repository, console: world.console)
    #expect(throws: FileError(path: path, reason: "nothing is written into main")) {
      try tree.console.replace(path, "text")
    }
    #expect(try tree.console.list("Scenarios").map(\.name) == ["a.scenario.json"])
    #expect(try tree.console.inspect(".git").kind == .folder)
    #expect(throws: FileError.self) { try tree.console.inspect("nothing") }
    #expect(throws: FileError(path: "Scenarios", reason: "is a folder")) {
      try tree.console.read("Scenarios")
    }
  }
}
