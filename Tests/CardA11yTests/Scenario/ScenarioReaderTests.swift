import CardA11y
import Testing

/// Scenario files: the example of the design as it stands, and what each mistake is answered.
@MainActor
struct ScenarioReaderTests {
  private func read(_ text: String) throws -> Scenario {
    try ScenarioReader.read(Array(text.utf8), path: "card.scenario.json")
  }

  @Test func theExampleOfTheDesignRuns() throws {
    let scenario = try read(ExampleScenario.salad)
    #expect(scenario.name == "Summer salad")
    #expect(scenario.matrix.count == 24)
    #expect(Set(scenario.matrix).count == 24)

    let session = try ScenarioRunner.play(scenario.scripts[0], of: scenario)
    #expect(session.results.map(\.passed) == [true, true, true, true])

    let options = AuditPolicy([scenario.audit.layer]).options
    let report = Audit.run(ScenarioRunner.screens(of: scenario), options: options)
    let failed = report.findings.filter { $0.outcome == .failed }
    #expect(failed.map(\.rule) == ["contrast-text-aa"])
    #expect(scenario.audit.expected[0].selector.matches(failed[0]))
    #expect(failed[0].location?.line == 6)
    #expect(failed[0].location?.column == 5)
  }

  @Test func unmetExpectationsSayWhatWasHeard() throws {
    let text = ExampleScenario.salad.replacing("Cook, button", with: "Cook, link")
    let scenario = try read(text)
    let result = try ScenarioRunner.play(scenario.scripts[0], of: scenario).results[1]
    #expect(!result.passed)
    #expect(result.expected == "“Cook, link”")
    #expect(result.actual == "“Cook, button”")
    #expect(result.location.line == 11)
  }

  nonisolated private static func screen(_ view: String) -> String { #"{"screen": [\#(view)]}"# }

  /// A mistake, then what is said of it.
  nonisolated static let mistakes: [(text: String, message: String)] = [
    (#"{"scren": []}"#, "1:2: error: unknown key “scren”; did you mean “screen”?"),
    (#"{"screen": []}"#, "1:12: error: “screen”: the screen is empty; put a view in it"),
    (
      #"{"name": "x"}"#,
      "1:1: error: nothing to measure; add “screen” (views) or “tree” (raw nodes)"
    ),
    (
      screen(#"{"type": "ODSCardSmal", "title": "x"}"#),
      "1:22: error: “screen[0].type”: unknown view “ODSCardSmal”; did you mean “ODSCardSmall”?"
    ),
    (screen(#"{"title": "x"}"#), "1:13: error: “screen[0]”: the key “type” is missing"),
    (
      screen(#"{"type": "ODSCardSmall"}"#),
      "1:13: error: “screen[0]”: ODSCardSmall needs the key “title”: the title of the card"
    ),
    (
      screen(#"{"type": "ODSCardSmall", "title": 3}"#),
      "1:47: error: “screen[0].title”: expected a string, found a number"
    ),
    (
      screen(
        #"{"type": "ODSCardHorizontal", "title": "x", "thirdButton": {"label": "y"}}"#),
      "1:57: error: “screen[0]”: unknown key “thirdButton”; expected one of title, image, "
    ),
    (
      screen(#"{"type": "Text", "text": "x", "modifiers": [{"paddin": 3}]}"#),
      "1:57: error: “screen[0].modifiers[0]”: unknown modifier “paddin”; did you mean “padding”?"
    ),
    (
      screen(#"{"type": "Text", "text": "x", "foregroundStyle": "oragne"}"#),
      "1:62: error: “screen[0].foregroundStyle”: unknown colour “oragne”; did you mean “orange”?"
    ),
    (
      #"{"environment": {"dynamicType": "hugh"}, "screen": ["x"]}"#,
      "1:33: error: “environment.dynamicType”: unknown text size “hugh”; expected one of xSmall, "
        + "small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, "
        + "accessibility3, accessibility4, accessibility5"
    ),
    (
      #"{"environment": {"width": -1}, "screen": ["x"]}"#,
      "1:27: error: “environment.width”: -1 is out of range; expected 1 to 10000"
    ),
    (
      #"{"environment": {"width": 1e999}, "screen": ["x"]}"#,
      "1:27: error: the number is too large"
    ),
    (
      #"{"environment": {"locale": "xx"}, "screen": ["x"]}"#,
      "1:28: error: “environment.locale”: "
    ),
    (
      #"{"theme": "oragne", "screen": ["x"]}"#,
      "1:11: error: “theme”: unknown theme “oragne”; did you mean “orange”?"
    ),
    (
      #"{"screen": ["x"], "audit": {"rules": {"dt-fixed-fnt": "off"}}}"#,
      "1:55: error: “audit.rules.dt-fixed-fnt”: unknown rule “dt-fixed-fnt”; did you mean “dt-fixed-font”?"
    ),
    (
      #"{"screen": ["x"], "script": [{"gesture": "swipeRigth"}]}"#,
      "1:42: error: “script[0].gesture”: unknown value “swipeRigth”; did you mean “swipeRight”?"
    ),
    (
      #"{"screen": ["x"], "matrix": {"width": "all"}}"#,
      "1:39: error: “matrix.width”: “all” is endless here; list the values"
    ),
    (
      #"{"screen": ["x"], "tree": {}}"#,
      "1:27: error: “tree”: “screen” and “tree” exclude each other; keep one"
    ),
    (
      #"{"tree": {"traits": ["buton"]}}"#,
      "1:22: error: “tree.traits[0]”: unknown trait “buton”; did you mean “button”?"
    ),
    (
      #"{"tree": {"children": []}}"#,
      "1:10: error: “tree”: the tree is empty; put a node in it"
    ),
    (
      #"{"screen": ["x"], "script": [{"gesture": "swipeRight", "to": "headings"}]}"#,
      "1:62: error: “script[0].to”: only the gestures “twoFingerTripleTap”, “rotor”, “VO-F”, “VO-I” "
        + "take “to”"
    ),
    (
      #"{"screen": ["x"], "script": [{"gesture": "touch"}]}"#,
      "1:30: error: “script[0]”: the key “at” is missing"
    ),
    (
      #"{"screen": [{"type": "HStack", "content": ["x"], "onTapGesture": "y"}]}"#,
      "1:50: error: “screen[0]”: “onTapGesture” is a modifier; write \"modifiers\": "
        + "[{\"onTapGesture\": …}] in the view"
    ),
    (#"{"name": 01}"#, "1:11: error: a number has no leading zero; remove it"),
    (#"{"screen": ["x",]}"#, "1:17: error: “]” follows a comma; remove the comma before it"),
    ("", "1:1: error: the file is empty; expected a JSON value"),
    (#"{"screen": ["x""#, "1:16: error: the file ends here; expected “,” or “]”"),
    (
      "{\"screen\": [\"x\"]}\0",
      "1:18: error: a NUL byte is not allowed here; expected the end of the file"
    ),
  ]

  @Test(arguments: mistakes.indices)
  func mistakesAreAnsweredWithPlaceAndWayOut(row: Int) {
    let mistake = Self.mistakes[row]
    let error = #expect(throws: InputError.self) { try read(mistake.text) }
    let description = error?.description ?? ""
    #expect(description.hasPrefix("card.scenario.json:" + mistake.message), "\(description)")
  }

  @Test func deepNestingIsRefusedWithItsPlace() {
    let text = Self.screen(
      String(repeating: #"{"type":"VStack","content":["#, count: 3000)
        + String(repeating: "]}", count: 3000))
    let error = #expect(throws: InputError.self) { try read(text) }
    #expect(error?.message.contains("nested deeper than 128 levels") == true)
  }

  @Test func endlessModifiersAreRefusedWithTheirPlace() {
    let modifiers = Array(repeating: #"{"padding":0}"#, count: 8000).joined(separator: ",")
    let text = Self.screen(#"{"type":"Text","text":"x","modifiers":[\#(modifiers)]}"#)
    let error = #expect(throws: InputError.self) { try read(text) }
    #expect(error?.message.contains("more than 256 views and modifiers") == true)
  }
}
