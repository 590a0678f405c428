import Testing

@testable import A11yTree

struct ContrastRepairTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func suggestionsPassAndKeepHueAndChroma(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let front = SRGBColor(hex: UInt32.random(in: 0...0xFFFFFF, using: &numbers))
    let behind = SRGBColor(hex: UInt32.random(in: 0...0xFFFFFF, using: &numbers))
    let minimum = ([3, 4.5, 7] as [Double]).randomElement(using: &numbers) ?? 3
    let suggestions = ContrastRepair.suggestions(
      foreground: front, background: behind, reaching: minimum)

    let passesAlready = ContrastRatio(front, behind).value >= minimum
    #expect(suggestions.isEmpty == passesAlready || minimum > 4.58, "seed \(seed)")
    for suggestion in suggestions {
      let measured = ContrastRatio(suggestion.foreground, suggestion.background)
      #expect(measured == suggestion.ratio, "seed \(seed)")
      #expect(measured.value >= minimum, "seed \(seed)")
      let isFront = suggestion.background == behind
      #expect(isFront || suggestion.foreground == front, "seed \(seed)")
      let before = OKLab(isFront ? front : behind)
      let after = OKLab(isFront ? suggestion.foreground : suggestion.background)
      let chroma = (before.a * before.a + before.b * before.b).squareRoot()
      let kept = (after.a * after.a + after.b * after.b).squareRoot()
      #expect(kept <= chroma + 0.01, "seed \(seed)")
      // The sine of the angle between the two hues, times both chromas.
      #expect(abs(before.a * after.b - before.b * after.a) <= 0.02 * chroma, "seed \(seed)")
    }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func noNearerLightnessPasses(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let color = SRGBColor(hex: UInt32.random(in: 0...0xFFFFFF, using: &numbers))
    let other = SRGBColor(hex: UInt32.random(in: 0...0xFFFFFF, using: &numbers))
    guard ContrastRatio(color, other).value < 4.5 else { return }
    let nearest = try #require(ContrastRepair.nearest(to: color, against: other, reaching: 4.5))
    let start = OKLab(color)
    let moved = abs(OKLab(nearest).lightness - start.lightness)
    for share in stride(from: 0.0, through: 0.95, by: 0.05) where moved > 0.02 {
      for direction in [-1.0, 1] {
        let lightness = start.lightness + direction * (moved - 0.01) * share
        guard (0...1).contains(lightness) else { continue }
        let nearer = OKLab(lightness: lightness, a: start.a, b: start.b).fitted
        #expect(ContrastRatio(nearer, other).value < 4.5, "seed \(seed)")
      }
    }
  }

  /// The nearest grays that reach 3:1 on the surfaces of a published palette.
  @Test(
    arguments: [
      (0xE4E4E4, 0xFFFFFF, 0x949494), (0xE4E4E4, 0xFAFAFA, 0x919191),
      (0x3F3F3F, 0x18181B, 0x656565),
    ] as [(UInt32, UInt32, UInt32)])
  func nearestGrayOfThreeToOne(color: UInt32, surface: UInt32, expected: UInt32) {
    let nearest = ContrastRepair.nearest(
      to: SRGBColor(hex: color), against: SRGBColor(hex: surface), reaching: 3)
    #expect(nearest == SRGBColor(hex: expected))
  }

  @Test func aSideThatCannotReachTheRatioIsLeftOut() {
    let gray = SRGBColor(hex: 0x777777)
    let suggestions = ContrastRepair.suggestions(
      foreground: SRGBColor(hex: 0x888888), background: gray, reaching: 7)
    #expect(suggestions.isEmpty)
    #expect(ContrastRepair.nearest(to: gray, against: gray, reaching: 22) == nil)
  }

  @Test func aTranslucentTextIsReplacedByWhatIsSeen() {
    let suggestions = ContrastRepair.suggestions(
      foreground: SRGBColor(hex: 0, alpha: 0.2), background: .white)
    #expect(suggestions.map(\.foreground) == [SRGBColor(hex: 0x767676), SRGBColor(hex: 0xCCCCCC)])
    #expect(suggestions.map(\.ratio.description) == ["4.54", "4.57"])
  }
}
