import A11yTree
import Testing

struct BlendModeTests {
  /// W3C, Compositing and Blending Level 1, §9.1: the formulas, computed by hand.
  @Test(
    arguments: [
      (BlendMode.multiply, "#FFFFFF", "#336699", "#336699"),
      (.multiply, "#000000", "#336699", "#000000"),
      (.multiply, "#808080", "#FFCC00", "#806600"),
      (.screen, "#000000", "#336699", "#336699"),
      (.screen, "#FFFFFF", "#336699", "#FFFFFF"),
      (.screen, "#808080", "#808080", "#C0C0C0"),
      (.overlay, "#808080", "#336699", "#336699"),
      (.overlay, "#000000", "#999999", "#333333"),
      (.overlay, "#FFFFFF", "#999999", "#FFFFFF"),
      (.overlay, "#333333", "#999999", "#5C5C5C"),
      (.overlay, "#336699", "#000000", "#000000"),
      (.normal, "#123456", "#ABCDEF", "#123456"),
      (.multiply, "rgb(128 128 128 / 0.5)", "#FFFFFF", "#C0C0C0"),
      (.screen, "rgb(255 255 255 / 0)", "#123456", "#123456"),
      (.multiply, "#336699", "#00000000", "#336699"),
      (.multiply, "#00000000", "#00000000", "#00000000"),
    ] as [(BlendMode, String, String, String)])
  func coloursAreMixed(mode: BlendMode, upper: String, lower: String, expected: String) throws {
    let seen = try SRGBColor(parsing: upper).blended(mode, over: SRGBColor(parsing: lower))
    #expect(try seen == SRGBColor(parsing: expected))
  }

  /// Whatever the mode, a transparent colour changes nothing, and a lighter one never darkens.
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func mixingRisesWithBothColours(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let gray = { (value: UInt8) in SRGBColor(red: value, green: value, blue: value) }
    let lower = UInt8.random(in: 0...254, using: &numbers)
    let upper = UInt8.random(in: 0...254, using: &numbers)
    for mode in BlendMode.allCases {
      let seen = gray(upper).blended(mode, over: gray(lower))
      #expect(gray(upper + 1).blended(mode, over: gray(lower)).red >= seen.red, "seed \(seed)")
      #expect(gray(upper).blended(mode, over: gray(lower + 1)).red >= seen.red, "seed \(seed)")
      #expect(SRGBColor.clear.blended(mode, over: gray(lower)) == gray(lower), "seed \(seed)")
    }
  }
}
