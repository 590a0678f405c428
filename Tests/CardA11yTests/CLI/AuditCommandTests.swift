import CardA11y
import Testing

@testable import a11ysim

@MainActor
struct AuditCommandTests {
  private let world = FakeWorld(["S/salad.scenario.json": ExampleScenario.salad])

  @Test func theExampleRunsAsItStands() {
    #expect(world.run("audit", "S") == .passed)
    #expect(
      world.output.contains(
        "S/salad.scenario.json:6:5: contrast-text-aa failed at \"Cook\", the brand's orange"))
    #expect(world.output.contains("passed: 0 failed"))
    #expect(world.output.contains("expected findings  1 of 1 occurred"))
    #expect(world.output.contains("scripts            4 of 4 expectations met"))
    #expect(world.output.contains("profile ios-26; thresholds wcag22-aa (large text: wcag)"))
    #expect(world.errors == "")
  }

  @Test func aFindingNobodyExpectsFails() {
    replace("\"rule\": \"contrast-text-aa\"", with: "\"rule\": \"dt-truncates\"")
    #expect(world.run("audit", "S") == .found)
    #expect(world.output.contains("S/salad.scenario.json:6:5: failed: The text \"Cook\" has"))
    #expect(world.output.contains("WCAG 1.4.3 Contrast (Minimum), AA · measured 3.01:1"))
    #expect(world.output.contains("    \"Cook\" · at every size, light\n    Fix: "))
    #expect(
      world.output.contains(
        "salad.scenario.json:16:26: failed: the expected finding did not occur: dt-truncates"))
  }

  @Test func anExpectationThatIsNotMetFails() {
    replace("Cook, button", with: "Cook")
    #expect(world.run("audit", "S") == .found)
    #expect(
      world.output.contains(
        """
          S/salad.scenario.json:11:42: failed: swipeRight is not heard as expected
            11 | { "gesture": "swipeRight", "expect": "Cook" },
               |                                      ^~~~~~
            expected  “Cook”
            actual    “Cook, button”
        """))
  }

  @Test func optionsReplaceTheScenariosLimits() {
    replace("\"largeText\": \"wcag\", ", with: "")
    replace(",\n             \"expect\": [", with: ", \"expect\": [")
    #expect(world.run("audit", "S", "--large-text", "wcag") == .passed)
    #expect(world.run("audit", "S") == .found)
    #expect(world.output.contains("the expected finding did not occur"))
  }

  @Test func adviceFailsWhereItIsAskedTo() {
    world.files = [
      "a.json": Array(#"{"screen":[{"type":"DSCard","content":["Plan", "Two seats"]}]}"#.utf8)
    ]
    #expect(world.run("audit", "a.json") == .passed)
    #expect(world.output.contains("0 failed, 0 cantTell, 1 advice in 1 scenario, 1 environment"))
    #expect(world.run("audit", "a.json", "--fail-on", "cantTell") == .passed)
    #expect(world.run("audit", "a.json", "--fail-on", "advice") == .found)
  }

  @Test func readableFilesAreMeasuredBesideOthers() throws {
    world.files["S/bad.scenario.json"] = Array("{".utf8)
    #expect(world.run("audit", "S", "--format", "json") == .notMeasured)
    let value = try JSONParser.parse(Array(world.output.utf8))
    guard case .array(let scenarios) = value["scenarios"]?.content,
      case .array(let errors) = value["errors"]?.content
    else {
      Issue.record("no lists")
      return
    }
    #expect(scenarios.map { $0["path"]?.content } == [.string("S/salad.scenario.json")])
    #expect(errors.map { $0["path"]?.content } == [.string("S/bad.scenario.json")])
    #expect(value["summary"]?["exitStatus"]?.content == .number(2))
    #expect(world.errors.hasPrefix("S/bad.scenario.json:1:2: error: "))
  }

  @Test func theSameInputGivesTheSameBytes() {
    _ = world.run("audit", "S", "--format", "json")
    let first = world.output
    _ = world.run("audit", "S", "--format", "json")
    #expect(world.output == first)
  }

  @Test func reportsGoIntoFilesBesideTheText() {
    #expect(world.run("audit", "S", "--format", "json=report.json") == .passed)
    #expect(world.output.contains("passed: 0 failed"))
    #expect(world.text(of: "report.json")?.hasPrefix("{\n  \"schemaVersion\": 1,\n") == true)
  }

  private func replace(_ old: String, with new: String) {
    let text = world.text(of: "S/salad.scenario.json") ?? ""
    world.files["S/salad.scenario.json"] = Array(text.replacing(old, with: new).utf8)
  }
}
