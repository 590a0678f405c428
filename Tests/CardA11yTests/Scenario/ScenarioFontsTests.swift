import CardA11y
import Testing

/// Fonts of the app that a scenario or the command line gives.
@MainActor
struct ScenarioFontsTests {
  private func read(
    _ fonts: String = "", further: [String] = [], bytes: [UInt8] = TinyFont().bytes
  ) throws -> Scenario {
    let view = #"{ "type": "Text", "text": "ABi", "font": { "custom": "Tiny Sans", "size": 20 } }"#
    let files = InputFiles { path in
      guard path == "app/tiny.ttf" else { throw MemoryFiles.Missing() }
      return bytes
    } list: { _ in
      []
    }
    return try ScenarioReader.read(
      Array("{\(fonts)\"screen\": [\(view)]}".utf8), path: "app/a.scenario.json", files: files,
      fonts: try FontCatalogue(reading: further, files: files))
  }

  /// 20 × (0.6 + 0.5 + 0.2) = 26 wide, 20 × (0.8 + 0.2) = 20 high.
  @Test(arguments: [true, false])
  func textsAreMeasuredInTheirFont(byScenario: Bool) throws {
    let scenario =
      try byScenario
      ? read(#""fonts": { "Tiny Sans": "tiny.ttf" }, "#) : read(further: ["app/tiny.ttf"])
    let screen = ScenarioRunner.screen(of: scenario, in: scenario.environment)
    let text = try #require(screen.texts.first)
    #expect(text.frame == Rect(x: 0, y: 0, width: 26, height: 20))
    #expect(text.run.font.name == "Tiny Sans")
    #expect(text.run.paintedLines(width: 26).map(\.baseline) == [16])
  }

  @Test func theNameOfTheFileIsANameToo() throws {
    var fonts = FontCatalogue()
    try fonts.add(TinyFont().bytes, path: "app/Own.Face.ttf")
    let text = Text("AA").font(.custom("Own.Face", fixedSize: 10)).environment(\.fonts, fonts)
    #expect(text.screen().texts.map(\.frame.width) == [12])
  }

  /// Without its file the font may be anything, so that only a cut beyond a quarter is certain.
  @Test(arguments: [(0.9, TextRun.Truncation.possible), (0.7, .certain), (1.2, .possible)])
  func anUnknownFontIsJudgedInAWideBand(part: Double, expected: TextRun.Truncation) {
    let text = Text("Opening hours").font(.custom("Unknown", fixedSize: 17))
    let width = text.screen().texts[0].frame.width
    let cut = text.frame(width: width * part).lineLimit(1).screen()
    #expect(cut.texts[0].run.truncation == expected)
  }

  @Test func linesStandTheFontsGapApart() {
    var fonts = FontCatalogue()
    #expect(throws: Never.self) { try fonts.add(TinyFont().bytes, path: "t", name: "T") }
    let text = Text("A\nA\nA").font(.custom("T", fixedSize: 30)).environment(\.fonts, fonts)
    #expect(text.screen().texts.map(\.frame.height) == [96])  // 3 × 30 + 2 × 3
  }

  /// The keys beside the screen, further files, the content of the file, then the error.
  nonisolated static let mistakes:
    [(fonts: String, further: [String], bytes: [UInt8], error: String)] = [
      (
        #""fonts": { "T": "tiny.tff" }, "#, [], [],
        "app/a.scenario.json:1:18: error: “fonts.T”: cannot read the font “app/tiny.tff”: no such "
          + "file or folder"
      ),
      (
        #""fonts": { "T": "tiny.ttf" }, "#, [], Array("GIF89a, not a font".utf8),
        "app/a.scenario.json:1:18: error: “fonts.T”: cannot read the font “app/tiny.ttf”: the font "
          + "is no TrueType or OpenType file"
      ),
      (
        #""fonts": { "T": 1 }, "#, [], [],
        "app/a.scenario.json:1:18: error: “fonts.T”: expected a string, found a number"
      ),
      (
        "", ["app/tiny.ttf"], Array(TinyFont().bytes.dropLast(5)),
        "app/tiny.ttf: error: the font has a “name” that reaches beyond the end of the file"
      ),
    ]

  @Test(arguments: mistakes.indices)
  func aFontThatCannotBeMeasuredIsOneError(row: Int) {
    let mistake = Self.mistakes[row]
    let error = #expect(throws: InputError.self) {
      try read(mistake.fonts, further: mistake.further, bytes: mistake.bytes)
    }
    #expect(error?.description == mistake.error)
  }
}
