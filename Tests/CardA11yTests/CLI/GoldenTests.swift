import A11yTree
import Testing

@testable import a11ysim

struct GoldenTests {
  @Test(
    arguments: [
      ("S/salad.scenario.json", nil, "S/salad.transcript"),
      ("S/salad.scenario.json", "fr", "S/salad.fr.transcript"),
      ("salad.json", nil, "salad.transcript"), ("salad", nil, "salad.transcript"),
    ] as [(String, String?, String)])
  func aGoldenStandsBesideItsScenario(scenario: String, locale: String?, path: String) {
    #expect(Golden(scenario: scenario, locale: locale).path == path)
  }

  @Test func aGoldenNamesItsReader() {
    let golden = Golden(scenario: "S/a.scenario.json", technology: .keyboard)
    #expect(golden.path == "S/a.keyboard.transcript")
    let french = Golden(scenario: "a.scenario.json", technology: .voiceControl, locale: "fr")
    #expect(french.path == "a.voice-control.fr.transcript")
  }

  @Test func otherLanguagesAndReadersAreFound() {
    let world = FakeWorld([
      "S/a.transcript": "", "S/a.pt-BR.transcript": "", "S/a.fr.transcript": "",
      "S/a.keyboard.transcript": "", "S/a.keyboard.fr.transcript": "",
      "S/a.b.fr.transcript": "", "S/ab.fr.transcript": "", "a.de.transcript": "",
      "S/a.keyboard.fr.de.transcript": "", "S/a..transcript": "",
      "S/a.switch-control.scenario.json": "", "S/a.switch-control.transcript": "",
      "S/a.switch-control.fr.transcript": "",
    ])
    #expect(
      Golden.standing(besides: "S/a.scenario.json", console: world.console).map(\.path) == [
        "S/a.fr.transcript", "S/a.pt-BR.transcript", "S/a.keyboard.fr.transcript",
        "S/a.keyboard.transcript",
      ])
  }

  @Test func aGoldenIsComparedAndUpdated() throws {
    let world = FakeWorld(["a.transcript": "old\n"])
    let golden = Golden(scenario: "a.scenario.json")
    let before = try golden.comparison(with: "new\n", console: world.console)
    #expect(before.difference == ["- old", "+ new"])
    #expect(try golden.update(with: "new\n", console: world.console))
    #expect(try !golden.update(with: "new\n", console: world.console))
    #expect(try golden.comparison(with: "new\n", console: world.console).isSame)
  }

  @Test func aMissingGoldenIsNotTheSame() throws {
    let world = FakeWorld(["a.scenario.json": ""])
    let result = try Golden(scenario: "a.scenario.json")
      .comparison(with: "new\n", console: world.console)
    #expect(!result.isSame && !result.exists)
  }
}
