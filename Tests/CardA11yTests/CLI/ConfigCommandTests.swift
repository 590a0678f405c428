import CardA11y
import Testing

@testable import a11ysim

@MainActor
struct ConfigCommandTests {
  private static let card = #"{"screen": [{"type": "DSCard", "content": ["Plan", "Two seats"]}]}"#

  private func world(_ config: String, at path: String = ".a11ysim.json") -> FakeWorld {
    FakeWorld(["S/card.scenario.json": Self.card, path: config])
  }

  @Test func whatIsInForceIsShownWithItsPlace() {
    let world = world(#"{"thresholds": "apple", "rules": {"dt-truncates": "off"}}"#)
    #expect(world.run("config", "S/card.scenario.json", "--fail-on", "advice") == .passed)
    #expect(
      world.output.hasPrefix(
        """
        for            S/card.scenario.json
        configuration  .a11ysim.json

        In force
          thresholds                  apple   .a11ysim.json:1:16
          largeText                   apple   by apple
          failOn                      advice  --fail-on
          budgets.lettersPerName      40      by apple
          budgets.lettersPerCardName  120     by apple
          budgets.wordsPerStop        40      by apple
          budgets.stopsPerCard        5       by apple
          rules.dt-truncates          off     .a11ysim.json:1:51

        Limits · in force, then by each set

        """))
    let limit = "  large targets                         44        44          44          44"
    #expect(world.output.contains(limit))
  }

  @Test func aFolderHasNoScenarioAndNoFileNoConfiguration() {
    let world = FakeWorld(["S/card.scenario.json": Self.card])
    for arguments in [["config"], ["config", "S"]] {
      #expect(A11ySim.run(arguments, console: world.console) == .passed)
    }
    #expect(world.output.contains("for            S\nconfiguration  none found\n"))
    #expect(world.output.contains("  failOn                      failed      default\n"))
  }

  @Test func machinesGetTheSame() throws {
    let world = world(#"{"failOn": "cantTell"}"#)
    #expect(world.run("config", "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    #expect(value["config"]?.content == .string(".a11ysim.json"))
    guard case .array(let settings) = value["settings"]?.content else {
      Issue.record("no settings")
      return
    }
    let failOn = try #require(settings.first { $0["key"]?.content == .string("failOn") })
    #expect(failOn["value"]?.content == .string("cantTell"))
    #expect(failOn["source"]?["from"]?.content == .string("config"))
    #expect(failOn["source"]?["location"]?["column"]?.content == .number(12))
    #expect(value["limits"]?["targetSize"]?.content == .number(24))
  }

  /// Where a configuration stands, and whether it is the one for /repo/S/T/card.scenario.json.
  @Test(
    arguments: [
      (["/repo/S/T/.a11ysim.json"], "/repo/S/T/.a11ysim.json"),
      (["/repo/S/.a11ysim.json", "/repo/.a11ysim.json"], "/repo/S/.a11ysim.json"),
      (["/repo/.a11ysim.json"], "/repo/.a11ysim.json"),
      (["/.a11ysim.json"], nil),
      (["/repo/S/T/U/.a11ysim.json"], nil),
    ] as [([String], String?)])
  func theNearestUpToTheRootOfTheRepositoryIsTaken(files: [String], found: String?) throws {
    let world = FakeWorld(["/repo/S/T/card.scenario.json": Self.card, "/repo/.git/HEAD": ""])
    for file in files { world.files[file] = Array("{}".utf8) }
    let finder = ConfigurationFinder(console: world.console)
    let configuration = try finder.configuration(ofFile: "/repo/S/T/card.scenario.json")
    #expect(configuration?.path == found)
  }

  @Test func outsideOfARepositoryTheSearchEndsAtTheRoot() throws {
    let world = FakeWorld(["/a/b/card.scenario.json": Self.card, "/.a11ysim.json": "{}"])
    let finder = ConfigurationFinder(console: world.console)
    #expect(try finder.configuration(ofFile: "/a/b/card.scenario.json")?.path == "/.a11ysim.json")
    #expect(try finder.configuration(ofFile: "/card.scenario.json")?.path == "/.a11ysim.json")
  }

  @Test func standardInputBelongsToTheCurrentFolder() {
    let world = world(#"{"failOn": "advice"}"#)
    world.input = Array(Self.card.utf8)
    #expect(world.run("audit", "-") == .found)
    #expect(world.output.contains("; fails on advice\n  configured by  .a11ysim.json\n"))
  }

  @Test func scenariosAreJudgedByTheirConfiguration() {
    let world = world(#"{"failOn": "advice"}"#, at: "S/.a11ysim.json")
    #expect(world.run("audit", "S") == .found)
    #expect(world.run("audit", "S", "--fail-on", "failed") == .passed)
    world.files["S/.a11ysim.json"] = Array(
      #"{"failOn": "advice", "rules": {"non-native-trait": "off"}}"#.utf8)
    #expect(world.run("audit", "S") == .passed)
    #expect(world.output.contains(", 1 switched off\n"))
  }

  @Test func assetsStandBesideTheConfiguration() {
    let world = world(#"{"assets": ["A.xcassets"]}"#)
    world.files["S/card.scenario.json"] = Array(
      #"{"screen": [{"type": "Image", "name": "salad"}]}"#.utf8)
    world.files["A.xcassets/salad.imageset/Contents.json"] = Array("{}".utf8)
    #expect(world.run("transcript", "S") == .passed)
    world.files["S/card.scenario.json"] = Array(
      #"{"screen": [{"type": "Image", "name": "salat"}]}"#.utf8)
    #expect(world.run("transcript", "S") == .notMeasured)
    #expect(world.errors.contains("unknown picture “salat”; did you mean “salad”?"))
  }

  /// A configuration that is wrong, and what is said about it behind its path.
  @Test(
    arguments: [
      ("{", ":1:2: error: the file ends here; expected a key in double quotes"),
      (
        #"{"treshold": "apple"}"#, ":1:2: error: unknown key “treshold”; did you mean “thresholds”?"
      ),
      (
        #"{"rules": {"dt-truncate": "off"}}"#,
        ":1:27: error: “rules.dt-truncate”: unknown rule “dt-truncate”; did you mean “dt-truncates”?"
      ),
      (
        #"{"rules": {"dt-truncates": "oof"}}"#,
        ":1:28: error: “rules.dt-truncates”: unknown value “oof”; did you mean “off”?"
      ),
      (
        #"{"thresholds": "appel"}"#,
        ":1:16: error: “thresholds”: unknown thresholds “appel”; did you mean “apple”?"
      ),
      (
        #"{"budgets": {"stopsPerCart": 3}}"#,
        ":1:14: error: “budgets”: unknown budget “stopsPerCart”; did you mean “stopsPerCard”?"
      ),
      (
        #"{"budgets": {"stopsPerCard": "3"}}"#,
        ":1:30: error: “budgets.stopsPerCard”: expected a number, found a string"
      ),
      (
        #"{"assets": ["S/card.scenario.json"]}"#,
        ":1:13: error: “assets[0]”: cannot read the asset catalogue “S/card.scenario.json”: "
          + "is no folder"
      ),
      (
        #"{"assets": ["None.xcassets"]}"#,
        ":1:13: error: “assets[0]”: cannot read the asset catalogue “None.xcassets”: "
          + "no such file or folder"
      ),
    ] as [(String, String)])
  func aMistakeIsNamedOnceAndNothingIsMeasured(config: String, message: String) {
    let world = world(config)
    world.files["S/other.scenario.json"] = Array(Self.card.utf8)
    for command in ["audit", "transcript", "config"] {
      #expect(world.run(command, "S") == .notMeasured)
      #expect(world.output == "")
      #expect(world.errors == ".a11ysim.json\(message)\n")
    }
  }

  @Test func aConfigurationThatCannotBeReadIsNotPassedOver() {
    let world = world("{}")
    world.forbidden = [".a11ysim.json"]
    #expect(world.run("audit", "S") == .notMeasured)
    #expect(world.errors == ".a11ysim.json: error: permission denied\n")
    let folder = self.world("{}", at: "S/.a11ysim.json/file")
    #expect(folder.run("audit", "S") == .notMeasured)
    #expect(folder.errors == "S/.a11ysim.json: error: is a folder\n")
  }

  @Test func aPathThatLeadsNowhereIsNamed() {
    let world = FakeWorld()
    #expect(world.run("config", "missing.json") == .notMeasured)
    #expect(world.errors == "missing.json: error: no such file or folder\n")
  }

  @Test func theSchemaOfTheConfigurationIsPrinted() throws {
    let world = FakeWorld()
    #expect(world.run("schema", "--config") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    #expect(value["properties"]?["failOn"] != nil)
    #expect(value["properties"]?["screen"] == nil)
  }
}
