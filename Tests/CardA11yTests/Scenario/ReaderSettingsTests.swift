import A11yTree
import Testing

@testable import CardA11y

/// A scenario says who listens.
@MainActor
struct ReaderSettingsTests {
  private func read(_ reader: String) throws -> ReaderProfile {
    let text = #"{"screen":["x"],"reader":\#(reader)}"#
    return try ScenarioReader.read(Array(text.utf8), path: "x.json").reader
  }

  @Test func theNewestListensUnlessSaid() throws {
    let text = #"{"screen":["x"]}"#
    #expect(try ScenarioReader.read(Array(text.utf8), path: "x.json").reader == .newest)
    #expect(try read("{}") == .newest)
  }

  @Test func everySettingIsRead() throws {
    let reader = try read(
      """
      {"profile": "ios-18", "nativeTraitsOnly": true, "verbosity": {"hints": false, "actions": false,
       "moreContent": false, "controls": "none", "tableHeaders": false,
       "rowAndColumnNumbers": false, "containerDescriptions": false}}
      """)
    var expected = ReaderProfile.ios18
    expected.nativeTraitsOnly = true
    expected.verbosity.hints = false
    expected.verbosity.actions = false
    expected.verbosity.moreContent = false
    expected.verbosity.controls = .none
    expected.verbosity.tableHeaders = false
    expected.verbosity.rowAndColumnNumbers = false
    expected.verbosity.containerDescriptions = false
    #expect(reader == expected)
    #expect(try read(#"{"verbosity": {"hints": true, "controls": "before"}}"#) != .newest)
  }

  @Test(
    arguments: [
      ("[]", "1:26: error: “reader”: expected an object, found an array"),
      (#"{"profle": "ios-18"}"#, "1:27: error: “reader”: unknown key “profle”; did you mean "),
      (
        #"{"profile": "ios-71"}"#,
        "1:38: error: “reader.profile”: unknown profile “ios-71”; did you mean “ios-17”?"
      ),
      (
        #"{"verbosity": {"hint": true}}"#,
        "1:41: error: “reader.verbosity”: unknown key “hint”; did you mean “hints”?"
      ),
      (
        #"{"verbosity": {"hints": "off"}}"#,
        "1:50: error: “reader.verbosity.hints”: expected true or false, found a string"
      ),
      (
        #"{"verbosity": {"controls": "befor"}}"#,
        "1:53: error: “reader.verbosity.controls”: unknown value “befor”; did you mean “before”?"
      ),
      (
        #"{"nativeTraitsOnly": 1}"#,
        "1:47: error: “reader.nativeTraitsOnly”: expected true or false, found a number"
      ),
    ] as [(String, String)])
  func mistakesAreNamed(reader: String, message: String) {
    let error = #expect(throws: InputError.self) { try read(reader) }
    let description = error?.description ?? ""
    #expect(description.hasPrefix("x.json:" + message), "\(description)")
  }

  @Test func scriptsAreHeardByTheScenariosReader() throws {
    let text = """
      { "screen": [ { "type": "Button", "label": "Join", "action": "join", "accessibilityHint": "Now." } ],
        "reader": { "verbosity": { "hints": false, "controls": "before" } },
        "script": [ { "gesture": "swipeRight", "expect": { "spoken": "button, Join", "hint": null } } ] }
      """
    let scenario = try ScenarioReader.read(Array(text.utf8), path: "x.json")
    let script = try #require(scenario.scripts.first)
    #expect(try ScenarioRunner.play(script, of: scenario).results.allSatisfy(\.passed))
    let usual = try ScenarioRunner.play(script, of: scenario, profile: .newest)
    #expect(usual.results.map(\.actual) == ["“Join, button”", "hint “Now.”"])
    let transcript = try ScenarioRunner.transcript(of: scenario, in: scenario.environment)
    #expect(transcript.text().hasPrefix("# ios-26, no hints, controls before · en"))
  }
}
