import A11yTree
import Testing

@testable import a11ysim

/// `--font FILE`: texts in a font of the app are measured in it.
@MainActor
struct FontOptionTests {
  private let world: FakeWorld = {
    let scenario = #"""
      {"screen": [{"type": "Text", "text": "AB", "font": {"custom": "Tiny Sans", "size": 20}}]}
      """#
    let world = FakeWorld([
      "Scenarios/a.scenario.json": scenario, "Scenarios/b.scenario.json": scenario,
    ])
    world.files["tiny.ttf"] = TinyFont().bytes
    world.files["bad.ttf"] = Array("no font at all".utf8)
    return world
  }()

  private func width(_ options: String...) throws -> Double? {
    let arguments = ["tree", "Scenarios/a.scenario.json"] + options
    #expect(world.run(arguments) == .passed)
    return try Outline.parse(world.output).scene.items.first?.frame.width
  }

  @Test func theFontIsMeasured() throws {
    #expect(try width("--font", "tiny.ttf") == 22)
    #expect(try width() != 22)
  }

  @Test func aFontThatCannotBeReadIsOneErrorWhateverTheNumberOfScenarios() {
    #expect(world.run("audit", "--font", "bad.ttf") == .notMeasured)
    #expect(world.output == "")
    #expect(
      world.errors
        == "bad.ttf: error: the font is no TrueType or OpenType file\n")
    #expect(world.run("audit", "--font", "gone.ttf") == .notMeasured)
    #expect(world.errors.contains("gone.ttf"))
    #expect(world.errors.contains("no such file or folder"))
  }
}
