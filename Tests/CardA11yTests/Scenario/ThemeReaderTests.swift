import CardA11y
import Testing

/// Themes of one's own, in a scenario or beside it.
@MainActor
struct ThemeReaderTests {
  private static let card =
    #"{ "type": "ODSCardSmall", "title": "Title" }, { "type": "DSCard", "content": ["Text"] }"#

  private func read(_ theme: String, files: [String: String] = [:]) throws -> Scenario {
    let text = #"{"theme": \#(theme), "screen": [\#(Self.card)]}"#
    return try ScenarioReader.read(
      Array(text.utf8), path: "cards/a.scenario.json", files: MemoryFiles(texts: files).input)
  }

  @Test(arguments: ["orange", "innovation-cup", "ds", "ds-published"])
  func namedThemesAreApplied(name: String) throws {
    let theme = try #require(try read("\"\(name)\"").theme)
    #expect(theme.name == name)
    #expect((theme.ods == nil) != (theme.ds == nil))
  }

  @Test func tokensReplaceThoseOfTheDefaults() throws {
    let theme = try #require(
      try read(
        ##"{ "name": "ocean", "accent": "#006699", "surface": { "light": "white", "dark": "#101010" } }"##
      ).theme)
    #expect(theme.name == "ocean")
    var ods = ODSTheme.orange
    ods.name = "ocean"
    ods.accent = Color(SRGBColor(hex: 0x006699))
    var ds = DSTheme.standard
    ds.name = "ocean"
    ds.surface = Color(anyAppearance: .white, dark: Color(SRGBColor(hex: 0x101010)))
    // White is CSS's here, which is the same colour.
    #expect(theme.ods == ods)
    #expect(theme.ds == ds)
  }

  @Test func aThemeThatExtendsAnotherKeepsItsTokens() throws {
    let theme = try #require(
      try read(##"{ "extends": "ds-published", "border": "#71717A" }"##).theme)
    #expect(theme.ods == nil)
    #expect(theme.ds?.muted == DSTheme.published.muted)
    #expect(theme.ds?.border == DSTheme.standard.border)
    let renamed = try #require(try read(#"{ "extends": "innovation-cup" }"#).theme)
    #expect(renamed.ods?.accent == ODSTheme.innovationCup.accent)
  }

  @Test func everyAppearanceHasItsColour() throws {
    let theme = try #require(
      try read(
        ##"{ "accent": { "light": "#010101", "dark": "#020202", "lightHighContrast": "#030303", "##
          + ##""darkHighContrast": "#040404" } }"##
      ).theme)
    var colors: [SRGBColor?] = []
    for contrast in ColorSchemeContrast.allCases {
      for scheme in [ColorScheme.light, .dark] {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        values.colorSchemeContrast = contrast
        theme.apply(&values)
        colors.append(values.odsTheme.accent._resolve(in: values))
      }
    }
    #expect(colors == [0x010101, 0x020202, 0x030303, 0x040404].map { SRGBColor(hex: $0) })
  }

  @Test func aFileStandsBesideTheScenario() throws {
    let files = ["cards/ocean.json": ##"{ "cardBackground": "#E0F0FF" }"##]
    let scenario = try read(#""ocean.json""#, files: files)
    #expect(scenario.theme?.name == "ocean.json")
    let screen = ScenarioRunner.screen(of: scenario, in: scenario.environment)
    #expect(screen.text("Title")?.backdrop == .colors([SRGBColor(hex: 0xE0F0FF)]))
  }

  @Test func tokensOfBothDesignSystemsHaveNamesOfTheirOwn() throws {
    let error = #expect(throws: InputError.self) { try read(##"{ "zzzzzz": "#FFF" }"##) }
    let names = try #require(
      error?.message.split(separator: "one of ").last?.split(separator: ", "))
    #expect(names.count == 23)
    #expect(Set(names).count == names.count)
  }

  private static let bad = ["cards/bad.json": "{ \"accent\": 3 }", "cards/syntax.json": "{\n,"]

  /// A theme, then what is said of it.
  nonisolated static let mistakes: [(theme: String, message: String)] = [
    (
      #""orang""#,
      "cards/a.scenario.json:1:11: error: “theme”: unknown theme “orang”; did you mean “orange”?"
    ),
    (
      "3",
      "cards/a.scenario.json:1:11: error: “theme”: expected a theme (its name, the path of its file, or its tokens), found a number"
    ),
    (
      #"{ "acent": "white" }"#,
      "cards/a.scenario.json:1:13: error: “theme”: unknown token “acent”; did you mean “accent”?"
    ),
    (
      #"{ "accent": "whit" }"#,
      "cards/a.scenario.json:1:23: error: “theme.accent”: unknown colour “whit”; did you mean “white”?"
    ),
    (
      #"{ "accent": { "dark": "white" } }"#,
      "cards/a.scenario.json:1:23: error: “theme.accent”: the key “light” is missing"
    ),
    (
      #"{ "accent": { "light": "white", "drak": "white" } }"#,
      "cards/a.scenario.json:1:43: error: “theme.accent”: unknown key “drak”; did you mean “dark”?"
    ),
    (#"{ "name": "x" }"#, "cards/a.scenario.json:1:11: error: “theme”: the theme changes nothing"),
    (
      #"{ "extends": "dss" }"#,
      "cards/a.scenario.json:1:24: error: “theme.extends”: unknown theme “dss”; did you mean “ds”?"
    ),
    (
      #""no.json""#,
      "cards/a.scenario.json:1:11: error: “theme”: cannot read the theme “cards/no.json”: no such file"
    ),
    (#""bad.json""#, "cards/bad.json:1:13: error: “accent”: expected a string, found a number"),
    (#""syntax.json""#, "cards/syntax.json:2:1: error: "),
  ]

  @Test(arguments: mistakes.indices)
  func mistakesAreAnsweredWithPlaceAndWayOut(row: Int) {
    let mistake = Self.mistakes[row]
    let error = #expect(throws: InputError.self) { try read(mistake.theme, files: Self.bad) }
    let description = error?.description ?? ""
    #expect(description.hasPrefix(mistake.message), "\(description)")
  }

  @Test func withoutFilesAThemeFileIsAnError() {
    let text = #"{"theme": "ocean.json", "screen": ["x"]}"#
    let error = #expect(throws: InputError.self) {
      try ScenarioReader.read(Array(text.utf8), path: "a.json")
    }
    #expect(error?.message.hasSuffix("“ocean.json”: files cannot be read here") == true)
  }
}
