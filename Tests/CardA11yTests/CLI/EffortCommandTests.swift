import CardA11y
import Testing

@testable import a11ysim

/// `effort`, and the budgets by which an audit fails.
@MainActor
struct EffortCommandTests {
  private let world = FakeWorld([
    "S/plan.scenario.json": """
    { "name": "Plan", "tree": { "children": [
        { "id": "a", "isElement": true, "label": "Plans", "traits": ["header"] },
        { "id": "b", "isElement": true, "label": "Solo" },
        { "id": "c", "isElement": true, "label": "Buy", "traits": ["button"], "action": "buy",
          "customActions": [ { "name": "Share", "action": "share" } ] } ] } }
    """
  ])
  private let path = "S/plan.scenario.json"

  @Test func eachActionIsARow() {
    #expect(world.run("effort", path) == .passed)
    #expect(
      world.output == """
        from the first of 3 stops · ios-26 · en, 15 letters a second (reported)

        action  at                   by swiping                                   by the rotor, where it is shorter
        buy     Buy                  3 gestures, 1.7 s                            
        share   Buy, action “Share”  5 gestures (2 of the rotor), 2.5 s: actions  

        """)
  }

  @Test func aPageRendersTheTable() {
    #expect(world.run("effort", path, "--format", "markdown") == .passed)
    #expect(world.output.hasPrefix("## Plan\n\nfrom the first of 3 stops"))
    #expect(world.output.contains("\n| buy | Buy | 3 gestures, 1.7 s |  |\n"))
  }

  @Test func machinesGetTheMoves() throws {
    #expect(world.run("effort", path, "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    #expect(value["speechRate"]?["lettersPerSecond"]?.content == .number(15))
    guard case .array(let actions) = value["actions"]?.content, let share = actions.last else {
      Issue.record("no actions")
      return
    }
    #expect(actions.map { $0["action"]?.content } == [.string("buy"), .string("share")])
    #expect(share["deed"]?.content == .string("customAction"))
    #expect(share["rotor"]?.content == .null)
    let moves = JSONWriter.compact(share["swiping"]?["moves"] ?? .null)
    #expect(
      moves == #"[{"gesture":"swipeRight","count":2,"rotor":null},"#
        + #"{"gesture":"twoFingerRotateLeft","count":1,"rotor":"actions"},"#
        + #"{"gesture":"swipeDown","count":1,"rotor":"actions"},"#
        + #"{"gesture":"doubleTap","count":1,"rotor":null}]"#)
  }

  @Test func aScreenWithoutActionsSaysSo() {
    world.input = Array(#"{"screen": ["Only read"]}"#.utf8)
    #expect(world.run("effort", "-") == .passed)
    #expect(world.output.contains("Nothing on this screen can be operated.\n"))
  }

  /// Budgets, the exit status, and what is said.
  @Test(
    arguments: [
      (#"{"gestures": 5}"#, .passed, ""),
      (#"{"gestures": 2}"#, .found, "takes 3 gestures from the first stop; the budget is 2."),
      (
        #"{"seconds": 1}"#, .found, "takes 1.7 s of listening from the first stop; the budget is 1."
      ),
      (#"{"gestures": 3, "actions": {"share": {"gestures": 5}}}"#, .passed, ""),
      (#"{"actions": {"share": {"gestures": 4}}}"#, .found, "takes 5 gestures"),
      (
        #"{"actions": {"shar": {"gestures": 4}}}"#, .found,
        "which this screen does not have; did you mean \"share\"?"
      ),
      (#"{"gestures": 0}"#, .notMeasured, "expected a whole number from 1 to 10000, found 0"),
      (#"{"gesture": 3}"#, .notMeasured, "unknown budget “gesture”; did you mean “gestures”?"),
      (
        #"{"actions": {"buy": {"stopsPerCard": 3}}}"#, .notMeasured,
        "unknown budget “stopsPerCard”; expected one of gestures, seconds"
      ),
    ] as [(String, ExitCode, String)])
  func aBudgetThatIsExceededFailsTheAudit(budgets: String, status: ExitCode, words: String) {
    let text = world.text(of: path) ?? ""
    let end = "] } }"
    world.files[path] = Array(
      text.replacing(end, with: "] }, \"audit\": { \"budgets\": \(budgets) } }").utf8)
    #expect(world.run("audit", path) == status, "\(world.output)")
    #expect((world.output + world.errors).contains(words), "\(world.output)\(world.errors)")
    if status == .found { #expect(world.output.contains("effort-budget")) }
  }

  @Test func onlyAScenarioNamesActions() {
    world.files[".a11ysim.json"] = Array(#"{"budgets": {"actions": {"buy": {}}}}"#.utf8)
    #expect(world.run("audit", path) == .notMeasured)
    #expect(world.errors.contains("only a scenario knows its actions"), "\(world.errors)")
  }

  @Test func settingsNameTheirBudgets() {
    let text = world.text(of: path) ?? ""
    world.files[path] = Array(
      text.replacing(
        "] } }",
        with: "] }, \"audit\": { \"budgets\": { \"actions\": { \"buy\": { \"seconds\": 3 } } } } }"
      ).utf8)
    #expect(world.run("config", path) == .passed, "\(world.errors)")
    #expect(world.output.contains("budgets.actions.buy.seconds"), "\(world.output)")
  }
}
