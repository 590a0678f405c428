import CardA11y
import Testing

@testable import a11ysim

/// Why each phrase is said at a stop.
@MainActor
struct ExplainCommandTests {
  private let world = FakeWorld([
    "plan.json": """
    { "screen": [
      { "type": "VStack", "accessibilityElement": "combine", "accessibilityHint": "Opens it.",
        "content": [
          { "type": "Text", "text": "Plan, yearly" },
          { "type": "Text", "text": "left", "accessibilityLabel": "Two seats left" },
          { "type": "Text", "text": "Ends soon" },
          { "type": "Button", "label": "Join", "action": "join" } ] },
      { "type": "Button", "label": "Leave", "action": "leave" } ] }
    """
  ])

  @Test func everyPartStandsWithItsRuleItsElementAndItsPlace() {
    #expect(world.run("explain", "plan.json", "--stop", "1") == .passed)
    #expect(
      world.output == """
        # ios-26 · en · phone 390 × 844 @3x · large · light · leftToRight

        Stop 1 of 2: Plan, yearly, Two seats left, Ends soon
          label      Plan, yearly, Two seats left, Ends soon
                     The element's label is gathered from the texts inside.
                     from “Plan, yearly” at plan.json:4:7
                     from “Two seats left” at plan.json:2:3
                     from “Ends soon” at plan.json:6:7
          hint       Opens it.
                     The element has this hint, which is said after a pause.
                     from “Plan, yearly, Two seats left, Ends soon” at plan.json:2:3
          cue        Actions available
                     The element, or a group around it, has custom actions.
                     from “Plan, yearly, Two seats left, Ends soon” at plan.json:2:3

        """)
    #expect(world.errors == "")
  }

  @Test func withoutANumberEveryStopIsExplained() {
    #expect(world.run("explain", "plan.json", "--locale", "fr", "--width", "320") == .passed)
    #expect(world.output.hasPrefix("# ios-26 · fr · phone 320"))
    #expect(world.output.contains("\nStop 1 of 2: Plan"))
    #expect(
      world.output.hasSuffix(
        """
        Stop 2 of 2: Leave, bouton
          label      Leave
                     The element has this label.
                     from “Leave” at plan.json:8:32
          trait      bouton · fr, reported
                     The element has the trait button, and no other role that stands in for it.
                     from “Leave” at plan.json:8:3

        """))
  }

  @Test func programsGetTheSame() throws {
    let status = world.run(
      "explain", "plan.json", "--stop", "2", "--format", "json", "--rendering", "snapshot",
      "--profile", "ios-18")
    #expect(status == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    #expect(value["schemaVersion"]?.content == .number(1))
    #expect(value["profile"]?.content == .string("ios-18"))
    guard case .array(let stops) = value["stops"]?.content, stops.count == 1,
      case .array(let segments) = stops[0]["segments"]?.content, segments.count == 2
    else {
      Issue.record("no segments")
      return
    }
    #expect(stops[0]["stop"]?.content == .number(2))
    #expect(stops[0]["spoken"]?.content == .string("Leave. Button."))
    #expect(
      JSONWriter.compact(segments[1]) == #"""
        {"kind":"trait","text":"Button.","rule":"button","why":"The element has the trait button, \#
        and no other role that stands in for it.","node":{"id":"Button[1]","identifier":null,\#
        "label":"Leave"},"location":{"path":"plan.json","line":8,"column":3},"sources":[],\#
        "phrase":"button","provenance":"verified"}
        """#)
  }

  @Test func aTreeWithoutPlacesIsExplainedByItsIds() {
    world.input = Array(
      #"{"tree":{"children":[{"id":"a","isElement":true,"traits":["image"]},"#.utf8)
    world.input += Array(#"{"id":"b","isElement":true}]}}"#.utf8)
    #expect(world.run("explain", "-") == .passed)
    #expect(world.output.contains("  trait      image\n"))
    #expect(world.output.contains("from a at -:1:22\n"), "\(world.output)")
    #expect(world.output.contains("Stop 2 of 2: [no speech]\n  Nothing of the element is"))
  }

  @Test(
    arguments: [
      (["--stop", "0"], "a11ysim: error: --stop: expected a whole number from 1, found '0'"),
      (["--stop", "two"], "a11ysim: error: --stop: expected a whole number from 1, found 'two'"),
      (
        ["--stop", "3"],
        "plan.json: error: there is no stop 3; the stops are 1 “Plan, yearly, Two seats left, "
          + "Ends soon”, 2 “Leave, button”\n"
      ),
      (["--locale", "xx"], "known languages: en, de, ru, fr, es, ja, ar"),
      (["--dynamic-type", "huge"], "unknown text size “huge”"),
    ] as [([String], String)])
  func whatIsNotThereIsAnsweredWithWhatIs(options: [String], message: String) {
    let status = A11ySim.run(["explain", "plan.json"] + options, console: world.console)
    #expect(status == .notMeasured)
    #expect(world.output == "")
    #expect(world.errors.contains(message), "\(world.errors)")
  }

  @Test func aScreenWithoutStopsCannotBeExplained() {
    world.input = Array(#"{"screen":[{"type":"Spacer"}]}"#.utf8)
    #expect(world.run("explain", "-") == .notMeasured)
    #expect(world.errors == "-: error: nothing to explain: the screen has no stop\n")
  }
}
