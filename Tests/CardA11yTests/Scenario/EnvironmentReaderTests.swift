import CardA11y
import Testing

/// `environment` and `matrix` (DESIGN §5).
@MainActor
struct EnvironmentReaderTests {
  private func read(_ keys: String) throws -> Scenario {
    try ScenarioReader.read(
      Array(#"{"screen": ["x"], \#(keys)}"#.utf8), path: "x.scenario.json")
  }

  @Test func aDeviceGivesItsSizeAndKeysBesideItGoFirst() throws {
    let environment = try read(#""environment": {"width": 300, "device": "iPad"}"#).environment
    #expect(environment.width == 300)
    #expect(environment.height == 1180)
    #expect(environment.displayScale == 2)
    #expect(environment.idiom == .pad)
  }

  @Test(arguments: [
    ("xLarge", DynamicTypeSize.xLarge), ("extraLarge", .xLarge),
    ("UICTContentSizeCategoryAccessibilityM", .accessibility1),
    ("accessibilityMedium", .accessibility1), ("accessibility5", .accessibility5),
  ])
  func spellingsOfUIKitAreTaken(name: String, size: DynamicTypeSize) throws {
    #expect(
      try read(#""environment": {"dynamicType": "\#(name)"}"#).environment.dynamicType == size)
  }

  @Test(arguments: [("ltr", LayoutDirection.leftToRight), ("rtl", .rightToLeft)])
  func directionsMayBeShort(name: String, direction: LayoutDirection) throws {
    let scenario = try read(#""environment": {"layoutDirection": "\#(name)"}"#)
    #expect(scenario.environment.layoutDirection == direction)
  }

  /// iOS turns the page with the language, unless it is told otherwise.
  @Test(arguments: [
    (#""locale": "ar""#, LayoutDirection.rightToLeft), (#""locale": "fr""#, .leftToRight),
    (#""locale": "ar", "layoutDirection": "ltr""#, .leftToRight),
    (#""locale": "fr", "layoutDirection": "rtl""#, .rightToLeft),
  ])
  func aLanguageBringsItsDirection(keys: String, direction: LayoutDirection) throws {
    let scenario = try read(#""environment": {\#(keys)}"#)
    #expect(scenario.environment.layoutDirection == direction)
  }

  @Test func languagesOfAMatrixBringTheirDirections() throws {
    let scenario = try read(#""matrix": {"locale": ["en", "ar"]}"#)
    #expect(scenario.matrix.map(\.layoutDirection) == [.leftToRight, .rightToLeft])
    let told = try read(
      #""environment": {"layoutDirection": "ltr"}, "matrix": {"locale": ["en", "ar"]}"#)
    #expect(told.matrix.map(\.layoutDirection) == [.leftToRight, .leftToRight])
  }

  @Test(arguments: [
    ("ar", true), ("ar-EG", true), ("he", true), ("iw", true), ("fa_IR", true), ("ur", true),
    ("az-Arab-IR", true), ("en", false), ("az", false), ("ur-Latn", false), ("", false),
    ("zh-Hant", false),
  ])
  func scriptsAndLanguagesHaveDirections(tag: String, isRightToLeft: Bool) {
    #expect(
      LayoutDirection(ofLanguage: tag) == (isRightToLeft ? .rightToLeft : .leftToRight))
  }

  @Test func aMatrixIsEveryCombinationInTheOrderOfTheKeysAndValues() throws {
    let scenario = try read(
      #""environment": {"width": 320}, "matrix": {"dynamicType": ["small", "large"], "colorScheme": ["dark", "light"]}"#
    )
    #expect(
      scenario.matrix.map { "\($0.width) \($0.colorScheme) \($0.dynamicType)" } == [
        "320.0 dark small", "320.0 dark large", "320.0 light small", "320.0 light large",
      ])
    #expect(scenario.environment.dynamicType == .large)
  }

  @Test func withoutAMatrixTheBaseIsAll() throws {
    let scenario = try read(#""environment": {"colorScheme": "dark"}"#)
    #expect(scenario.matrix == [scenario.environment])
  }

  @Test func theCommandLineGoesFirstEverywhere() throws {
    var overrides = EnvironmentChanges()
    overrides.dynamicType = .accessibility3
    let text = #"""
      {"screen": ["x"], "environment": {"width": 320}, "matrix": {"dynamicType": "all"},
       "scripts": [{"environment": {"dynamicType": "small", "colorScheme": "dark"},
                    "steps": [{"gesture": "swipeRight"}]}]}
      """#
    let scenario = try ScenarioReader.read(
      Array(text.utf8), path: "x.scenario.json", overrides: overrides)
    #expect(scenario.environment.dynamicType == .accessibility3)
    #expect(scenario.matrix == [scenario.environment])
    #expect(scenario.scripts.first?.environment.dynamicType == .accessibility3)
    #expect(scenario.scripts.first?.environment.colorScheme == .dark)
  }

  nonisolated static let mistakes: [(keys: String, message: String)] = [
    (
      #""environment": {"width": 0}"#,
      "1:44: error: “environment.width”: 0 is out of range; expected 1 to 10000"
    ),
    (
      #""environment": {"height": 1000000000}"#,
      "1:45: error: “environment.height”: 1000000000 is out of range; expected 1 to 100000"
    ),
    (
      #""environment": {"width": "390"}"#,
      "1:44: error: “environment.width”: expected a number, found a string"
    ),
    (
      #""environment": {"dynmicType": "large"}"#,
      "1:35: error: “environment”: unknown key “dynmicType”; did you mean “dynamicType”?"
    ),
    (
      #""environment": {"device": "iPhone 61"}"#,
      "1:45: error: “environment.device”: unknown device “iPhone 61”; did you mean “iPhone 11”?"
    ),
    (
      #""matrix": {"colorScheme": "dark"}"#,
      "1:45: error: “matrix.colorScheme”: expected a list, or “all”, found a string"
    ),
    (
      #""matrix": {"colorScheme": []}"#,
      "1:45: error: “matrix.colorScheme”: the list is empty"
    ),
    (
      #""matrix": {"colorScheme": ["light", "drak"]}"#,
      "1:55: error: “matrix.colorScheme[1]”: unknown value “drak”; did you mean “dark”?"
    ),
  ]

  @Test(arguments: mistakes.indices)
  func mistakesAreAnsweredWithPlaceAndWayOut(row: Int) {
    let mistake = Self.mistakes[row]
    let error = #expect(throws: InputError.self) { try read(mistake.keys) }
    #expect(error?.description == "x.scenario.json:" + mistake.message)
  }

  @Test func aMatrixThatIsTooLargeIsRefused() {
    let widths = (1...200).map(String.init).joined(separator: ",")
    let error = #expect(throws: InputError.self) {
      try read(#""matrix": {"width": [\#(widths)], "height": [\#(widths)]}"#)
    }
    #expect(error?.message == "“matrix”: more than 10000 environments; leave some out")
  }
}
