import A11yTree
import CardA11y
import Testing

struct TextLayoutTests {
  private let body = ResolvedFont(size: 17, scaling: .textStyle(.body))

  private func lay(
    _ text: String, _ width: Double? = nil, limit: Int? = nil, font: ResolvedFont? = nil,
    scale: Double = 3
  ) -> LaidText {
    let spec = TextSpec(text: text, font: font ?? body, lineLimit: limit)
    var layout = TextLayout(spec, displayScale: scale)
    return layout.lay(width: width)
  }

  private func lines(_ text: String, _ width: Double) -> [String] {
    var layout = TextLayout(TextSpec(text: text, font: body), displayScale: 3)
    return layout.wholeLines(width: width)
  }

  /// Frames of real labels: one line is the font's height rounded up to a pixel.
  @Test(
    arguments: [
      (17, 3, 61.0 / 3), (17, 2, 20.5), (15, 3, 18), (13, 3, 47.0 / 3), (34, 3, 122.0 / 3),
    ] as [(Double, Double, Double)])
  func oneLineIsRoundedUpToAPixel(size: Double, scale: Double, height: Double) {
    let laid = lay("Settings", font: ResolvedFont(size: size), scale: scale)
    #expect(abs(laid.height - height) < 1e-9)
  }

  /// A text of three lines of body is 64.3 points high at 3x and 64.5 at 2x on a real iPhone.
  @Test(arguments: [(3, 193.0 / 3), (2, 64.5)] as [(Double, Double)])
  func linesOfATextStyleHaveItsLeading(scale: Double, height: Double) {
    let laid = lay("one\ntwo\nthree", scale: scale)
    #expect(laid.lineCount == 3)
    #expect(abs(laid.height - height) < 1e-9)
  }

  @Test func linesOfAFixedFontAreSetSolid() {
    let laid = lay("one\ntwo\nthree", font: ResolvedFont(size: 16))
    #expect(abs(laid.height - 172.0 / 3) < 1e-9)  // 3 × 19.09375 = 57.28
  }

  @Test func baselinesLieInTheFirstAndLastLine() {
    let one = lay("one")
    #expect(abs(one.firstBaseline - 49.0 / 3) < 1e-9)  // 17 × 1950/2048 = 16.19, nearest pixel
    #expect(one.lastBaseline == one.firstBaseline)
    let two = lay("one\ntwo")
    #expect(abs(two.lastBaseline - two.firstBaseline - 22) < 0.34)
  }

  @Test func aTextWithoutCharactersTakesNoSpace() {
    let laid = lay("", 100, limit: 1)
    #expect(laid.lineCount == 0)
    #expect(laid.width == 0)
    #expect(laid.height == 0)
    #expect(laid.truncation == .none)
  }

  @Test(
    arguments: [
      ("Add to the basket", 90, ["Add to the ", "basket"]),
      ("self-contained cards", 80, ["self-", "contained ", "cards"]),
      ("well\u{2011}known things", 90, ["well\u{2011}known ", "things"]),
      ("10\u{00A0}000 things", 60, ["10\u{00A0}000 ", "things"]),
      ("one\ntwo\r\nthree", 300, ["one\n", "two\r\n", "three"]),
      ("one\n\ntwo", 300, ["one\n", "\n", "two"]),
      ("one\n", 300, ["one\n"]),
      ("one     two", 45, ["one     ", "two"]),
      ("9 \u{2013} 5\u{2013}7 pm", 40, ["9 \u{2013} ", "5\u{2013}7 ", "pm"]),
      ("a\u{2014}b", 25, ["a", "\u{2014}", "b"]),
      ("at -5 \u{00B0}C", 30, ["at ", "-5 ", "\u{00B0}C"]),
      ("abcdef", 22, ["ab", "cd", "ef"]),
      ("\u{65E5}\u{672C}\u{8A9E}\u{3002}", 52, ["\u{65E5}\u{672C}", "\u{8A9E}\u{3002}"]),
    ] as [(String, Double, [String])])
  func linesBreakWhereTheyMay(text: String, width: Double, expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test func charactersAreNeverTornApart() {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    let text = family + "e\u{0301}" + "\u{1F1EB}\u{1F1F7}"
    #expect(
      lines(text, 1) == [family, "e\u{0301}", "\u{1F1EB}\u{1F1F7}"])
    #expect(abs(lay(family).width - 62.0 / 3) < 1e-9)  // 1.2 em = 20.4
    #expect(lay("e\u{0301}").width == lay("e").width)
  }

  @Test(arguments: [-5, 0, -.infinity, 1e-9, .nan, .infinity] as [Double])
  func anyWidthIsSafe(width: Double) {
    let laid = lay("Two words", width, limit: 2)
    #expect(laid.neededLines == (width > 1 || width.isNaN ? 1 : 8))
    #expect(laid.lineCount <= 2)
    #expect(laid.height.isFinite && laid.width.isFinite)
  }

  @Test(arguments: [-3, 0, .nan, .infinity] as [Double])
  func anyFontSizeIsSafe(size: Double) {
    let laid = lay("Two words", 50, limit: 1, font: ResolvedFont(size: size))
    #expect(laid.width == 0)
    #expect(laid.height == 0)
  }

  @Test func aLimitBelowOneIsNone() {
    #expect(lay("Two words", 60, limit: 0).lineCount == 2)
    #expect(lay("Two words", 60, limit: -1).truncation == .none)
  }

  @Test func aCutIsCertainOnlyBeyondTheBand() {
    let text = "A supporting text"
    let width = lay(text).width
    #expect(lay(text, width * 1.05, limit: 1).truncation == .none)
    #expect(lay(text, width * 1.02, limit: 1).truncation == .possible)
    #expect(lay(text, width * 0.98, limit: 1).truncation == .possible)
    #expect(lay(text, width * 0.95, limit: 1).truncation == .certain)
    #expect(lay(text, width * 0.95).truncation == .none)
    #expect(lay("one\ntwo", limit: 1).truncation == .certain)
  }

  @Test func aTextThatIsOfferedItsOwnWidthIsNotCut() {
    let width = lay("A supporting text").width
    #expect(lay("A supporting text", width, limit: 1).truncation == .none)
    #expect(lay("A supporting text", width, limit: 1).width == width)
  }

  @Test func guessedWidthsNeverMakeACutCertain() {
    let text = "\u{0E2A}\u{0E27}\u{0E31}\u{0E2A}\u{0E14}\u{0E35} \u{0E04}\u{0E23}\u{0E31}\u{0E1A}"
    let laid = lay(text, 30, limit: 1)
    #expect(laid.isUnmeasured)
    #expect(laid.truncation == .possible)
  }

  @Test func aCutLineEndsInAnEllipsisThatFits() {
    let laid = lay("Opening hours of the shop", 150, limit: 1)
    #expect(laid.lineCount == 1)
    #expect(laid.neededLines == 2)
    #expect(laid.width <= 150 && laid.width > 130)
  }

  @Test func boldIsWiderThanRegular() {
    let widths = [300, 400, 450, 500, 600, 700, 900].map {
      lay("Opening hours", font: ResolvedFont(size: 20, weight: $0)).width
    }
    #expect(widths == widths.sorted())
    #expect(widths[0] == widths[1] && widths[5] == widths[6])
    #expect(widths[1] < widths[2] && widths[4] < widths[5])
  }

  /// facts: platform.md §5.1, "Thai/Arabic/Devanagari: mark unmeasured".
  @Test(arguments: [(200.0, TextRun.Truncation.possible), (600.0, .none)])
  func aLimitOnGuessedWidthsIsNoPass(width: Double, expected: TextRun.Truncation) {
    #expect(lay("สลัดผักย่างสมุนไพรไทย", width, limit: 1).truncation == expected)
  }
}
