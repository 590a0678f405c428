import CardA11y
import Testing

@testable import a11ysim

/// facts: rules-and-peers.md §3 (regressions hidden by fixes, drifting baselines) and §6.7.
@MainActor
struct BaselineTests {
  /// A card whose text fails, or passes, by its colour.
  private func card(_ label: String, _ color: String = "#F16E00") -> String {
    ##"{"type": "DSCard", "content": [{"type": "Text", "text": "\##(label)", "##
      + ##""foregroundStyle": "\##(color)"}]}"##
  }

  private func scenario(_ views: String...) -> [UInt8] {
    Array(#"{"screen": [\#(views.joined(separator: ","))]}"#.utf8)
  }

  private func world(_ views: String...) -> FakeWorld {
    let world = FakeWorld()
    world.files["S/a.scenario.json"] = scenario(views.joined(separator: ","))
    return world
  }

  private func recorded(_ views: String...) -> FakeWorld {
    let world = world(views.joined(separator: ","))
    #expect(world.run("baseline", "update", "S", "--baseline", "b.jsonl") == .passed)
    return world
  }

  private func check(_ world: FakeWorld, _ paths: String...) -> (ExitCode, String) {
    let arguments = ["baseline", "check"] + (paths.isEmpty ? ["S"] : paths)
    let status = A11ySim.run(
      arguments + ["--baseline", "b.jsonl"], console: world.console)
    let last = world.output.split(separator: "\n").last.map(String.init) ?? ""
    return (status, last)
  }

  @Test func whatIsKnownDoesNotFail() {
    let world = world(card("Buy"))
    #expect(world.run("audit", "S") == .found)
    #expect(world.run("baseline", "update", "S", "--baseline", "b.jsonl") == .passed)
    #expect(world.output.hasSuffix("\nwrote 1 finding: 1 new; b.jsonl\n"))
    #expect(
      world.text(of: "b.jsonl") == """
        {"a11ysim":"baseline","schemaVersion":1}
        {"scenario":"S/a.scenario.json","rule":"contrast-text-aa","outcome":"failed",\
        "element":"DSCard/Text","label":"Buy","evidence":"text-0 3.0:1"}

        """)
    #expect(world.run("audit", "S", "--baseline", "b.jsonl") == .passed)
    #expect(world.output.contains("Known findings · in b.jsonl\n"))
    #expect(world.output.contains("passed: 0 failed"))
    #expect(world.output.contains("  baseline   1 known; b.jsonl\n"))
  }

  @Test func aSecondDefectOfTheSameKindIsNew() {
    let world = recorded(card("Buy"))
    world.files["S/a.scenario.json"] = scenario(card("Buy"), card("Buy"))
    #expect(check(world) == (.found, "failed: 1 known, 1 new; b.jsonl"))
    #expect(world.run("audit", "S", "--baseline", "b.jsonl") == .found)
    #expect(world.output.contains("failed: 1 failed"))
  }

  /// Wherever it stands, a card that is moved brings nothing new.
  @Test(arguments: [
    "a", "b", "stack", "file", "scenario",
  ])
  func aCardThatIsMovedIsKnown(place: String) {
    let world = recorded(card("Buy"), card("Plan", "#000000"))
    switch place {
    case "a": world.files["S/a.scenario.json"] = scenario(card("Plan", "#000000"), card("Buy"))
    case "b": world.files["S/a.scenario.json"] = scenario(#""Plans""#, card("Buy"))
    case "stack":
      world.files["S/a.scenario.json"] = scenario(
        #"{"type": "VStack", "content": ["Plans", \#(card("Buy"))]}"#)
    case "file":
      world.files["S/z.scenario.json"] = world.files.removeValue(forKey: "S/a.scenario.json")
    default:
      world.files["S/a.scenario.json"] = scenario(card("Plan", "#000000"))
      world.files["S/b.scenario.json"] = scenario(card("Buy"))
    }
    #expect(check(world) == (.passed, "passed: 1 known; b.jsonl"))
    #expect(world.run("audit", "S", "--baseline", "b.jsonl") == .passed)
    let isElsewhere = ["file", "scenario"].contains(place)
    #expect(world.output.contains("moved from another scenario") == isElsewhere)
  }

  /// A text that is put in before others changes the positions of all behind it.
  @Test func whatIsPutInBeforeAKnownElementChangesNothing() {
    let world = recorded(card("Buy"))
    let text = world.text(of: "S/a.scenario.json") ?? ""
    world.files["S/a.scenario.json"] = Array(
      text.replacing(#""content": ["#, with: #""content": ["New", "#).utf8)
    #expect(check(world).0 == .passed)
  }

  @Test func aDefectThatIsPutRightMustLeaveTheBaseline() {
    let world = recorded(card("Buy"), card("Buy"))
    world.files["S/a.scenario.json"] = scenario(card("Buy"), card("Buy", "#000000"))
    #expect(check(world) == (.found, "failed: 1 known, 1 fixed; b.jsonl"))
    #expect(world.run("audit", "S", "--baseline", "b.jsonl") == .found)
    #expect(
      world.output.contains(
        """
        Baseline · entries without their findings
          b.jsonl:2:1: fixed: contrast-text-aa at “Buy” in S/a.scenario.json
          Fix: run a11ysim baseline prune --baseline b.jsonl

        """))
    #expect(world.run("baseline", "prune", "S", "--baseline", "b.jsonl") == .passed)
    #expect(world.text(of: "b.jsonl")?.contains("count") == false)
    #expect(check(world) == (.passed, "passed: 1 known; b.jsonl"))
    // What was put right and comes back is new: nothing was kept in reserve.
    world.files["S/a.scenario.json"] = scenario(card("Buy"), card("Buy"))
    #expect(check(world) == (.found, "failed: 1 known, 1 new; b.jsonl"))
  }

  /// As many as before, and yet one is new.
  @Test(arguments: ["another label", "another value", "another scenario", "another place"])
  func noRegressionHidesBehindAFix(regression: String) {
    let icon = { (label: String) in
      #"{"type": "Button", "label": {"type": "Image", "systemName": "star"}\#(label)}"#
    }
    let named = #", "accessibilityLabel": "Star""#
    let world =
      regression == "another place"
      ? recorded(#"{"type": "DSCard", "content": [\#(icon("")), \#(icon(named))]}"#)
      : recorded(card("Buy"))
    switch regression {
    case "another label":
      world.files["S/a.scenario.json"] = scenario(card("Buy", "#000000"), card("Sell"))
    case "another value":
      world.files["S/a.scenario.json"] = scenario(card("Buy", "#FFAA66"))
    case "another scenario":
      world.files["S/a.scenario.json"] = scenario(card("Buy", "#000000"))
      world.files["S/b.scenario.json"] = scenario(card("Buy"))
    default:
      world.files["S/a.scenario.json"] = scenario(
        #"{"type": "DSCard", "content": [\#(icon(named)), \#(icon(""))]}"#)
    }
    let (status, last) = check(world)
    #expect(status == .found)
    #expect(last.hasPrefix("failed: 0 known") || !last.contains("known"), "\(last)")
    #expect(last.contains("1 new"), "\(last)")
    #expect(last.contains("1 fixed") || last.contains("1 stale"), "\(last)")
  }

  /// An entry that nothing can match any more says why.
  @Test(arguments: [
    ("element", "stale: contrast-text-aa at “Buy” in S/a.scenario.json, whose element is gone"),
    ("file", "stale: contrast-text-aa at “Buy” in S/a.scenario.json, a file that is gone"),
    ("rule", "stale: contrast-text-aa at “Buy” in S/a.scenario.json, where the rule is off"),
  ])
  func aStaleEntrySaysWhy(reason: String, message: String) {
    let world = recorded(card("Buy"))
    world.files["S/b.scenario.json"] = scenario(card("Plan", "#000000"))
    switch reason {
    case "element": world.files["S/a.scenario.json"] = scenario(card("Plan", "#000000"))
    case "file": world.files["S/a.scenario.json"] = nil
    default:
      world.files["S/a.scenario.json"] = Array(
        #"{"screen": [\#(card("Buy"))], "audit": {"rules": {"contrast-text-aa": "off"}}}"#.utf8)
    }
    #expect(world.run("audit", "S", "--baseline", "b.jsonl") == .found)
    #expect(world.output.contains("b.jsonl:2:1: \(message)\n"))
    #expect(world.output.contains("failed: 0 failed"))
    #expect(world.run("baseline", "prune", "S", "--baseline", "b.jsonl") == .passed)
    #expect(world.text(of: "b.jsonl")?.split(separator: "\n").count == 1)
  }

  @Test func scenariosThatAreNotMeasuredKeepTheirEntries() {
    let world = recorded(card("Buy"))
    world.files["S/b.scenario.json"] = scenario(card("Sell"))
    #expect(world.run("baseline", "update", "S", "--baseline", "b.jsonl") == .passed)
    #expect(
      check(world, "S/b.scenario.json") == (.passed, "passed: 1 known, 1 not measured; b.jsonl"))
    let text = world.text(of: "b.jsonl")
    for action in ["update", "prune"] {
      #expect(
        world.run("baseline", action, "S/b.scenario.json", "--baseline", "b.jsonl") == .passed)
      #expect(world.output.hasPrefix("nothing to write: "))
      #expect(world.text(of: "b.jsonl") == text)
    }
  }

  @Test func pathsAreKeptFromTheFolderOfTheBaseline() {
    let world = world(card("Buy"))
    #expect(world.run("baseline", "update", "S/", "--baseline", "S/T/b.jsonl") == .passed)
    #expect(
      world.text(of: "S/T/b.jsonl")?.contains(#"{"scenario":"../a.scenario.json","#) == true)
  }

  /// One path begins at the root, the other at the current folder.
  @Test func twoSpellingsOfAPathAreOneFile() {
    let world = world(card("Buy"))
    world.links = ["/repo/S": "S"]
    #expect(world.run("baseline", "update", "/repo/S", "--baseline", "S/b.jsonl") == .passed)
    #expect(world.text(of: "S/b.jsonl")?.contains(#"{"scenario":"a.scenario.json","#) == true)
    #expect(world.run("baseline", "check", "S", "--baseline", "S/b.jsonl") == .passed)
    #expect(world.run("baseline", "check", "/repo/S", "--baseline", "S/b.jsonl") == .passed)
    #expect(world.output == "passed: 1 known; S/b.jsonl\n")
  }

  @Test func whatPeopleWroteStays() {
    let world = recorded(card("Buy"))
    let note = #","owner":"Ada","reason":"redesign","expires":"2026-12-31"}"#
    let text = (world.text(of: "b.jsonl") ?? "").replacing("3.0:1\"}", with: "3.0:1\"" + note)
    world.files["b.jsonl"] = Array(text.utf8)
    world.files["S/a.scenario.json"] = scenario(card("Sell"), card("Buy"))
    #expect(
      world.run("baseline", "update", "S", "--baseline", "b.jsonl", "--owner", "Bob") == .passed)
    let lines = world.text(of: "b.jsonl")?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.count == 3)
    #expect(lines.filter { $0.contains("Buy") && $0.hasSuffix(note) }.count == 1)
    #expect(lines.filter { $0.contains("Sell") && $0.hasSuffix(#","owner":"Bob"}"#) }.count == 1)
    #expect(world.run("audit", "S", "--baseline", "b.jsonl") == .passed)
    #expect(world.output.contains("redesign, owner: Ada, until 2026-12-31\n"))
  }

  /// It holds on its last day.
  @Test(arguments: [("2026-12-31", ExitCode.passed), ("2027-01-01", .found)])
  func anEntryEnds(today: String, status: ExitCode) {
    let world = world(card("Buy"))
    #expect(
      world.run("baseline", "update", "S", "--baseline", "b.jsonl", "--expires", "2026-12-31")
        == .passed)
    #expect(world.run("audit", "S", "--baseline", "b.jsonl", "--today", today) == status)
    let isOver = status == .found
    #expect(world.output.contains("Its entry in the baseline has expired.\n") == isOver)
    #expect(world.output.contains("baseline   0 known, 1 expired; b.jsonl\n") == isOver)
    #expect(
      world.run("baseline", "check", "S", "--baseline", "b.jsonl", "--today", today) == status)
    // Bringing it up to date gives it no more time.
    #expect(world.run("baseline", "update", "S", "--baseline", "b.jsonl") == .passed)
    #expect(world.run("audit", "S", "--baseline", "b.jsonl", "--today", today) == status)
  }

  @Test func theLimitDecidesWhatIsWritten() {
    let world = world(#"{"type": "DSCard", "content": ["Plan", "Two seats"]}"#)
    #expect(world.run("baseline", "update", "S", "--baseline", "b.jsonl") == .passed)
    #expect(world.text(of: "b.jsonl")?.split(separator: "\n").count == 1)
    #expect(
      world.run("baseline", "update", "S", "--baseline", "b.jsonl", "--fail-on", "advice")
        == .passed)
    #expect(world.text(of: "b.jsonl")?.contains("non-native-trait") == true)
    #expect(world.run("audit", "S", "--baseline", "b.jsonl", "--fail-on", "advice") == .passed)
    // A known advice stays known where only failed ones count.
    #expect(world.run("audit", "S", "--baseline", "b.jsonl") == .passed)
  }

  @Test func machinesGetTheSame() throws {
    let world = recorded(card("Buy"), card("Plan"))
    world.files["S/a.scenario.json"] = scenario(card("Buy"), card("Sell"))
    #expect(world.run("audit", "S", "--baseline", "b.jsonl", "--format", "json") == .found)
    let value = try JSONParser.parse(Array(world.output.utf8))
    let baseline = try #require(value["baseline"])
    for (key, count) in [("known", 1.0), ("new", 1), ("fixed", 0), ("stale", 1), ("expired", 0)] {
      #expect(baseline[key]?.content == .number(count), "\(key)")
    }
    guard case .array(let scenarios) = value["scenarios"]?.content,
      case .array(let findings) = scenarios.first?["findings"]?.content
    else {
      Issue.record("no findings")
      return
    }
    let failed = findings.filter { $0["outcome"]?.content == .string("failed") }
    #expect(failed.map { $0["baseline"]?.content } == [.string("known"), .string("new")])
  }
}
