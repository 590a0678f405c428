import CardA11y
import Testing

/// What a step may demand, each once met and once not (DESIGN §5).
@MainActor
struct ExpectationTests {
  private func results(_ steps: String) throws -> [CardA11y.Expectation.Result] {
    let text = """
      {"tree": {"children": [
        {"id": "a", "label": "Cook", "hint": "Opens the recipe.", "traits": ["button"],
         "isElement": true, "action": "cook"},
        {"id": "b", "identifier": "save", "label": "Save", "traits": ["button", "notEnabled"],
         "isElement": true, "action": "save"}]},
       "script": [\(steps)]}
      """
    let scenario = try ScenarioReader.read(Array(text.utf8), path: "x.scenario.json")
    let script = try #require(scenario.scripts.first)
    return try ScenarioRunner.play(script, of: scenario).results
  }

  nonisolated static let rows: [(steps: String, passed: [Bool], actual: String)] = [
    (#"{"gesture": "swipeRight", "expect": "Cook, button"}"#, [true], "“Cook, button”"),
    (#"{"gesture": "swipeRight", "expect": "Cook"}"#, [false], "“Cook, button”"),
    (#"{"gesture": "swipeLeft", "expect": {"spoken": null}}"#, [true], "nothing"),
    (
      #"{"gesture": "swipeRight", "expect": {"hint": "Opens the recipe."}}"#, [true],
      "hint “Opens the recipe.”"
    ),
    (
      #"{"gesture": "swipeRight", "expect": {"hint": null}}"#, [false],
      "hint “Opens the recipe.”"
    ),
    (#"{"gesture": "swipeRight", "expect": {"contains": "ook"}}"#, [true], "“Cook, button”"),
    (#"{"gesture": "swipeRight", "expect": {"contains": "x"}}"#, [false], "“Cook, button”"),
    (#"{"gesture": "swipeRight", "expect": {"matches": "C.*n"}}"#, [true], "“Cook, button”"),
    (#"{"gesture": "swipeRight", "expect": {"matches": "C"}}"#, [false], "“Cook, button”"),
    (#"{"gesture": "swipeRight", "expect": {"focus": "a"}}"#, [true], "focus on “a”"),
    (#"{"gesture": "swipeRight", "expect": {"focus": "save"}}"#, [false], "focus on “a”"),
    (#"{"gesture": "swipeRight", "expect": {"action": null}}"#, [true], "action nothing"),
    (#"{"gesture": "swipeRight", "expect": {"action": "cook"}}"#, [false], "action nothing"),
    (
      #"{"gesture": "swipeLeft", "expect": {"sound": "boundary"}}"#, [true],
      "the sound “boundary”"
    ),
    (#"{"gesture": "swipeLeft", "expect": {"sound": null}}"#, [false], "the sound “boundary”"),
    (
      #"{"gesture": "swipeRight", "expect": {"sound": "boundary"}}"#, [false],
      "no sound, “Cook, button”"
    ),
    (
      #"{"gesture": "swipeRight", "expect": {"announcement": "Done"}}"#, [false],
      "no announcement"
    ),
    (#"{"gesture": "swipeRight", "expect": {"note": "Done"}}"#, [false], "no note"),
    (
      #"{"gesture": "twoFingerSwipeUp", "expect": "Cook, button\nSave, dimmed, button"}"#, [true],
      "“Cook, button\nSave, dimmed, button”"
    ),
    (
      #"{"gesture": "swipeRight"}, {"gesture": "doubleTap", "expect": {"action": "cook"}}"#,
      [true], "action “cook”"
    ),
    (
      #"{"gesture": "twoFingerSwipeUp"}, {"gesture": "doubleTap", "expect": {"focus": "save", "action": null}}"#,
      [true, true], "focus on “save”"
    ),
  ]

  @Test(arguments: rows.indices)
  func eachDemandIsJudged(row: Int) throws {
    let row = Self.rows[row]
    let results = try results(row.steps)
    #expect(results.map(\.passed) == row.passed)
    #expect(results.first?.actual == row.actual)
    #expect(results.first?.location.line == 6)
  }

  nonisolated static let refused: [(step: String, message: String)] = [
    (
      #"{"gesture": "rotor", "to": "headings"}"#,
      ":6:13: error: no such rotor here: “headings”; offered: characters, words, lines, buttons, formControls"
    ),
    (
      #"{"gesture": "VO-I", "to": "Svae"}"#,
      ":6:13: error: no item is called “Svae”; the items are “Cook”, “Save”"
    ),
  ]

  @Test(arguments: refused.indices)
  func aGestureThatCannotBePerformedIsAnErrorAtItsStep(row: Int) throws {
    let row = Self.refused[row]
    let error = #expect(throws: InputError.self) { _ = try results(row.step) }
    #expect(error?.description == "x.scenario.json\(row.message)")
  }
}
