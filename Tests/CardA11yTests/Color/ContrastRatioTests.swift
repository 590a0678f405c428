import Testing

@testable import A11yTree

struct ContrastRatioTests {
  @Test func allAgreeingVectorsAreRead() {
    #expect(ContrastVector.all.count == 125)
  }

  @Test(arguments: ContrastVector.all)
  func aStatedContrastIsMeasured(vector: ContrastVector) throws {
    var foreground = try SRGBColor(parsing: vector.foreground)
    foreground.alpha = vector.alpha
    let background = try SRGBColor(parsing: vector.background)
    #expect(vector.states(foreground.contrastRatio(on: background).value))
    if !vector.composited.isEmpty {
      #expect(try foreground.over(background) == SRGBColor(parsing: vector.composited))
    }
  }

  /// Ratios of the two design systems that cards come from, to three decimals.
  @Test(
    arguments: [
      ("#F16E00", "#FFFFFF", 3.013), ("#FF7900", "#1C1C1A", 6.491), ("#000000", "#F16E00", 6.971),
      ("#000000", "#FF7900", 7.987), ("#000000", "#FFFFFF", 21), ("#FFFFFF", "#1C1C1A", 17.068),
      ("#FFFFFF", "#228722", 4.609), ("#000000", "#32C832", 9.443), ("#FFFFFF", "#CD3C14", 4.939),
      ("#000000", "#D53F15", 4.551), ("#FFCC00", "#FFFFFF", 1.512),
      ("rgb(60 60 67 / 0.3)", "#FFFFFF", 1.723), ("rgb(235 235 245 / 0.3)", "#1C1C1A", 2.480),
      ("rgb(60 60 67 / 0.29)", "#FFFFFF", 1.706), ("rgb(84 84 88 / 0.6)", "#1C1C1A", 1.598),
      ("#FFFFFF", "#FFFFFF", 1), ("#1C1C1A", "#000000", 1.230), ("#0B335B", "#1C1C1A", 1.332),
      ("#1976D2", "#FFFFFF", 4.602), ("#E4E4E7", "#FFFFFF", 1.269), ("#E4E4E7", "#FAFAFA", 1.216),
      ("#3F3F46", "#18181B", 1.696), ("#3F3F46", "#09090B", 1.905), ("#71717A", "#FFFFFF", 4.833),
      ("#71717A", "#FAFAFA", 4.630), ("#71717A", "#F1F5F9", 4.412), ("#71717A", "#18181B", 3.666),
      ("#71717A", "#09090B", 4.117), ("#A1A1AA", "#FFFFFF", 2.563), ("#6366F1", "#EEF2FF", 3.995),
      ("#FFFFFF", "#6366F1", 4.467), ("#FFFFFF", "#4F46E5", 6.288), ("#F1F5F9", "#FAFAFA", 1.050),
      ("#FFFFFF", "#FAFAFA", 1.044), ("#18181B", "#09090B", 1.123), ("#FAFAFA", "#F1F5F9", 1.050),
    ] as [(String, String, Double)])
  func designSystemPairsToThreeDecimals(
    foreground: String, background: String, expected: Double
  ) throws {
    let ratio = try SRGBColor(parsing: foreground)
      .contrastRatio(on: SRGBColor(parsing: background))
    #expect((ratio.value * 1000).rounded() == (expected * 1000).rounded())
  }

  /// Verdicts of axe-core's and TinyColor's tests.
  @Test(
    arguments: [
      ("#808080", "#ffffff", [.aaLargeText, .nonText]),
      ("#ffffff", "#ffff00", []),
      ("rgba(0,0,0,.1)", "#ffffff", []),
      ("#ff0088", "#5c1a72", [.aaLargeText, .nonText]),
      ("#ff0088", "#2e0c3a", [.aaText, .aaLargeText, .aaaLargeText, .nonText]),
      ("#db91b8", "#2e0c3a", ContrastRequirement.allCases),
      ("#ff0088", "#8822aa", []),
      ("#777777", "#ffffff", [.aaLargeText, .nonText]),
      ("#959595", "#ffffff", []),
      ("#5a5a5a", "#ffffff", [.aaText, .aaLargeText, .aaaLargeText, .nonText]),
    ] as [(String, String, [ContrastRequirement])])
  func verdicts(foreground: String, background: String, passed: [ContrastRequirement]) throws {
    let ratio = try SRGBColor(parsing: foreground)
      .contrastRatio(on: SRGBColor(parsing: background))
    #expect(ContrastRequirement.allCases.filter(ratio.passes) == passed)
  }

  /// axe-core, integration test pass5: white on black under white at 10 %.
  @Test func aTranslucentBackgroundLiesOverThePage() throws {
    let veil = try SRGBColor(parsing: "rgba(255,255,255,.1)")
    #expect(SRGBColor.white.contrastRatio(on: veil, page: .black).passes(.aaText))
    #expect(SRGBColor.white.contrastRatio(on: veil).value == 1)
  }

  @Test func aRatioIsShownRoundedDown() {
    #expect(Decimals.floored(4.499) == "4.49")
    #expect(Decimals.floored(2.999) == "2.99")
    #expect(Decimals.floored(21) == "21.00")
    #expect(Decimals.floored(1.069) == "1.06")
    #expect(Decimals.floored(-0.5) == "-0.50")
    #expect(ContrastRatio(SRGBColor(hex: 0xF16E00), .white).description == "3.01")
    #expect(ContrastRatio(.black, .white).value == 21)
    #expect(ContrastRatio(.white, SRGBColor(hex: 0xFEFEFE)).description == "1.00")
  }

  @Test func aRequirementIsMetFromItsMinimumOn() {
    #expect(ContrastRequirement.allCases.map(\.minimum) == [4.5, 3, 7, 4.5, 3])
    let criteria = ["1.4.3", "1.4.3", "1.4.6", "1.4.6", "1.4.11"]
    #expect(ContrastRequirement.allCases.map(\.successCriterion) == criteria)
  }

  @Test func invisibleTextHasNoContrast() {
    #expect(SRGBColor.clear.contrastRatio(on: SRGBColor(hex: 0x336699)).value == 1)
  }

  /// #CCCCCC on white, the composite of black at 20 %.
  @Test func blackAtTwentyPercentOnWhite() {
    let ratio = SRGBColor(hex: 0, alpha: 0.2).contrastRatio(on: .white)
    #expect(ratio == ContrastRatio(SRGBColor(hex: 0xCCCCCC), .white))
    #expect(ratio.description == "1.60")
  }

  /// WCAG changed the constant in May 2021 and says that it makes no difference.
  @Test func theOlderConstantGivesTheSame() {
    for channel in 0...255 {
      let encoded = Double(channel) / 255
      let linear = TransferCurve.linear(encoded)
      #expect((encoded <= 0.04045) == (encoded <= 0.03928))
      #expect(abs(TransferCurve.encoded(linear) - encoded) < 1e-12)
    }
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func aRatioIsSymmetricAndInRange(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let one = SRGBColor(hex: UInt32.random(in: 0...0xFFFFFF, using: &numbers))
    let other = SRGBColor(hex: UInt32.random(in: 0...0xFFFFFF, using: &numbers))
    let ratio = ContrastRatio(one, other)
    #expect(ratio == ContrastRatio(other, one), "seed \(seed)")
    #expect(ratio.value >= 1 && ratio.value <= 21, "seed \(seed)")
  }

  /// Many pairs at once have the contrasts of each alone.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func manyPairsAreMeasuredAsEachAlone(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let colors = (0..<200).map { _ in
      SRGBColor(
        hex: .random(in: 0...0xFFFFFF, using: &numbers),
        alpha: Bool.random(using: &numbers) ? 1 : .random(in: 0...1, using: &numbers))
    }
    let (front, back) = (Array(colors.prefix(90)), Array(colors.suffix(100)))
    let page = colors[95].over(.white)
    let ratios = ContrastRatio.measure(front, on: back, page: page)
    #expect(ratios.count == 90, "seed \(seed)")
    for (place, ratio) in ratios.enumerated() {
      #expect(
        ratio == front[place].contrastRatio(on: back[place], page: page), "seed \(seed)")
    }
  }
}
