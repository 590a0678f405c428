import CardA11y
import Testing

/// Asset catalogues that a scenario or the command line gives.
@MainActor
struct ScenarioAssetsTests {
  private func read(
    _ screen: String, catalogues: String = #""assets": ["Assets.xcassets"], "#,
    assets: [String] = []
  ) throws -> Scenario {
    let text = "{\(catalogues)\"screen\": [\(screen)]}"
    return try ScenarioReader.read(
      Array(text.utf8), path: "app/a.scenario.json", files: AssetFixtures.app.input, assets: assets)
  }

  @Test func coloursAndPicturesHaveTheCataloguesNames() throws {
    let scenario = try read(
      #"{ "type": "Image", "name": "Brand/logo" }, "#
        + #"{ "type": "Text", "text": "Cook", "foregroundStyle": "coreOrange", "#
        + #""modifiers": [{ "background": "cardBackground" }] }"#)
    var dark = scenario.environment
    dark.colorScheme = .dark
    let run = try #require(ScenarioRunner.screen(of: scenario, in: dark).text("Cook"))
    #expect(run.color == SRGBColor(hex: 0xFF7900))
    #expect(run.backdrop == .colors([SRGBColor(hex: 0x1C1C1A)]))
    #expect(ScenarioRunner.placeholders(in: scenario) == [])
  }

  @Test func theCommandLineAddsCatalogues() throws {
    let screen = #"{ "type": "ODSCardSmall", "title": "Salad", "image": "salad" }"#
    let scenario = try read(screen, catalogues: "", assets: ["app/Assets.xcassets"])
    #expect(scenario.assets?.images.contains("salad") == true)
    #expect(ScenarioRunner.placeholders(in: scenario) == [])
  }

  @Test func withoutACataloguePicturesArePlaceholders() throws {
    let card = #"{ "type": "ODSCardSmall", "title": "Salad", "image": "salt" }"#
    let symbol = #"{ "type": "Image", "systemName": "star" }"#
    let scenario = try read("\(card), \(card), \(symbol)", catalogues: "")
    #expect(ScenarioRunner.placeholders(in: scenario) == ["salt"])
  }

  // Orange's placeholder is a picture of its own bundle, which no app has to bring along.
  @Test func thePlaceholderOfACardNeedsNoPicture() throws {
    #expect(try read(#"{ "type": "ODSCardSmall", "title": "Salad" }"#).assets != nil)
  }

  /// A screen, then what is said of it.
  nonisolated static let mistakes: [(screen: String, message: String)] = [
    (
      #"{ "type": "ODSCardSmall", "title": "Salad", "image": "sald" }"#,
      ":1:97: error: “screen[0].image”: unknown picture “sald”; did you mean “salad”?"
    ),
    (
      #"{ "type": "Image", "decorative": "zzzzzz" }"#,
      ":1:77: error: “screen[0].decorative”: unknown picture “zzzzzz”; expected one of Brand/logo, salad, soup"
    ),
    (
      #"{ "type": "Text", "text": "Cook", "foregroundStyle": "coreOrnge" }"#,
      ":1:97: error: “screen[0].foregroundStyle”: unknown colour “coreOrnge”; did you mean “coreOrange”?"
    ),
  ]

  @Test(arguments: mistakes.indices)
  func missingNamesAreErrorsWithTheirPlace(row: Int) {
    let mistake = Self.mistakes[row]
    let error = #expect(throws: InputError.self) { try read(mistake.screen) }
    #expect(error?.description == "app/a.scenario.json" + mistake.message)
  }

  @Test func aCatalogueThatIsMissingIsAnErrorAtItsPlace() {
    let error = #expect(throws: InputError.self) {
      try read("\"x\"", catalogues: #""assets": ["Asets.xcassets"], "#)
    }
    #expect(
      error?.description == "app/a.scenario.json:1:13: error: “assets[0]”: cannot read the asset "
        + "catalogue “app/Asets.xcassets”: no such file or folder")
  }
}
