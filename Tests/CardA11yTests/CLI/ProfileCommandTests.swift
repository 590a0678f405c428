import CardA11y
import Testing

@testable import a11ysim

@MainActor
struct ProfileCommandTests {
  private let world = FakeWorld([
    "S/tabs.scenario.json": """
    { "tree": { "children": [ { "isElement": true, "label": "Inbox", "traits": ["button", "tabBarItem"],
      "badge": "3", "frame": [0, 0, 100, 44] } ] } }
    """,
    "S/more.scenario.json": """
    { "tree": { "children": [ { "isElement": true, "label": "More", "traits": ["button"], "expanded": false,
      "frame": [0, 0, 100, 44] } ] } }
    """,
    "S/plain.scenario.json": """
    { "tree": { "children": [ { "isElement": true, "label": "Plain", "frame": [0, 0, 100, 44] } ] } }
    """,
  ])

  @Test func anUpdateThatLosesSomethingIsFound() {
    #expect(world.run("profile", "diff", "ios-18", "ios-26", "S") == .found, "\(world.errors)")
    #expect(world.output.contains("says less: stop 1 “Inbox, 3 items, tab"), "\(world.output)")
    #expect(world.output.contains("compared   ios-18 → ios-26\n"))
    #expect(!world.output.contains("plain.scenario.json"))
  }

  @Test func anUpdateThatAddsSomethingIsNone() {
    #expect(
      world.run("profile", "diff", "ios-17", "ios-18", "S/more.scenario.json") == .passed)
    #expect(world.output.contains("heard for the first time: “collapsed”"), "\(world.output)")
    #expect(world.run("profile", "diff", "ios-18", "ios-17", "S/more.scenario.json") == .found)
    #expect(world.run("profile", "diff", "ios-17", "ios-17", "S/more.scenario.json") == .passed)
    #expect(world.output.hasPrefix("passed: no change\n"))
  }

  @Test func profilesAreListedAndShown() throws {
    #expect(world.run("profile", "list") == .passed)
    #expect(world.output.hasSuffix("ios-26  the newest, used unless another is named\n"))
    #expect(world.output.split(separator: "\n").count == 3)
    #expect(world.run("profile", "show", "ios-17") == .passed)
    #expect(world.output.contains("no   expanded and collapsed are said"))
    #expect(world.run("profile", "show", "ios-26", "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    guard case .array(let profiles) = value["profiles"]?.content else {
      Issue.record("no profiles")
      return
    }
    #expect(profiles.first?["badgesAreValues"]?.content == .bool(false))
  }

  @Test(
    arguments: [
      (["profile"], "profile needs list"), (["profile", "lst"], "did you mean 'list'?"),
      (["profile", "show"], "profile show needs NAME"),
      (["profile", "show", "ios-25"], "unknown profile 'ios-25'; did you mean 'ios-26'?"),
      (["profile", "list", "ios-26"], "unexpected argument 'ios-26'"),
      (["profile", "show", "ios-26", "ios-18"], "unexpected argument 'ios-18'"),
      (["profile", "diff", "ios-18"], "profile diff needs two profiles"),
      (["profile", "diff", "ios-18", "S"], "unknown profile 'S'"),
      (["profile", "diff", "ios-18", "ios-26", "-"], "standard input can be read only once"),
      (["profile", "diff", "ios-18", "ios-26", "T"], "T: error: no such file or folder"),
      (["profile", "list", "--width", "320"], "--width is for profile diff"),
      (["profile", "list", "--format", "markdown"], "unknown format 'markdown'"),
    ] as [([String], String)])
  func mistakesAreNamed(arguments: [String], message: String) {
    #expect(world.run(arguments) == .notMeasured)
    #expect(world.errors.contains(message), "\(world.errors)")
  }
}
