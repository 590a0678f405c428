import A11yTree
import CardA11y
import Testing

struct TextLayoutPropertyTests {
  private static let pieces: [String] = [
    "a", "card", "words", "supporting", "-", " ", "  ", "\n", "\u{00A0}", "\u{2014}", "12", "(",
    ")",
    ".", "\u{00E9}", "\u{65E5}", "\u{3002}", "\u{1F600}", "\u{0301}", "\u{200B}", "\r\n",
    "\u{0627}",
  ]

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func everyCharacterStandsInOneLine(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let text = (0..<Int.random(in: 1...40, using: &numbers))
      .map { _ in Self.pieces.randomElement(using: &numbers) ?? "" }.joined()
    let width = Double.random(in: 0...200, using: &numbers)
    let font = ResolvedFont(size: 17, scaling: .textStyle(.body))

    var whole = TextLayout(TextSpec(text: text, font: font), displayScale: 3)
    let lines = whole.wholeLines(width: width)
    #expect(lines.joined().utf8.elementsEqual(text.utf8), "seed \(seed)")
    #expect(lines.allSatisfy { !$0.isEmpty }, "seed \(seed)")
    let laid = whole.lay(width: width)
    #expect(laid.lineCount == lines.count, "seed \(seed)")
    #expect(laid.truncation == .none, "seed \(seed)")
    var cut = TextLayout(TextSpec(text: text, font: font, lineLimit: 2), displayScale: 3)
    let limited = cut.lay(width: width)
    #expect(limited.lineCount == min(2, lines.count), "seed \(seed)")
    #expect(limited.neededLines == lines.count, "seed \(seed)")
    #expect(limited.height <= laid.height, "seed \(seed)")
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func linesFitUnlessOneCharacterDoesNot(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let text = (0..<30).map { _ in Self.pieces.randomElement(using: &numbers) ?? "" }.joined()
    let font = ResolvedFont(size: 17, scaling: .textStyle(.body))
    let width = Double.random(in: 30...200, using: &numbers)
    var layout = TextLayout(TextSpec(text: text, font: font), displayScale: 3)
    let laid = layout.lay(width: width)
    #expect(laid.width <= width + 1.0 / 3, "seed \(seed)")
  }

  @Test(arguments: TextStyle.allCases)
  func heightsNeverShrinkAsTheTextSizeGrows(style: TextStyle) {
    let text = "A supporting text to describe something, and then a little more of it"
    for width in stride(from: 60.0, through: 360, by: 50) {
      let heights = DynamicTypeSize.allCases.map { size in
        let font = ResolvedFont(size: style.metrics(at: size).size, scaling: .textStyle(style))
        var layout = TextLayout(TextSpec(text: text, font: font), displayScale: 3)
        return layout.lay(width: width).height
      }
      #expect(heights == heights.sorted())
    }
  }
}
