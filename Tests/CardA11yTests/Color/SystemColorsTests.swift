import A11yTree
import Testing

struct SystemColorsTests {
  /// Generation, name, light, dark, light and dark with increased contrast, - for unpublished.
  ///
  /// Sources: Human Interface Guidelines, Color (2023 and 2025-06-09); ColorCompatibility,
  /// expo-apple-colors and OpenSwiftUI for the semantic ones.
  private static let published = """
    ios13to18 systemRed #FF3B30 #FF453A #D70015 #FF6961
    ios13to18 systemOrange #FF9500 #FF9F0A #C93400 #FFB340
    ios13to18 systemYellow #FFCC00 #FFD60A #B25000 #FFD426
    ios13to18 systemGreen #34C759 #30D158 #248A3D #30DB5B
    ios13to18 systemMint #00C7BE #66D4CF #0C817B #66D4CF
    ios13to18 systemTeal #30B0C7 #40C8E0 #008299 #5DE6FF
    ios13to18 systemCyan #32ADE6 #64D2FF #0071A4 #70D7FF
    ios13to18 systemBlue #007AFF #0A84FF #0040DD #409CFF
    ios13to18 systemIndigo #5856D6 #5E5CE6 #3634A3 #7D7AFF
    ios13to18 systemPurple #AF52DE #BF5AF2 #8944AB #DA8FFF
    ios13to18 systemPink #FF2D55 #FF375F #D30F45 #FF6482
    ios13to18 systemBrown #A2845E #AC8E68 #7F6545 #B59469
    ios13to18 systemGray #8E8E93 #8E8E93 #6C6C70 #AEAEB2
    ios13to18 systemGray2 #AEAEB2 #636366 #8E8E93 #7C7C80
    ios13to18 systemGray3 #C7C7CC #48484A #AEAEB2 #545456
    ios13to18 systemGray4 #D1D1D6 #3A3A3C #BCBCC0 #444446
    ios13to18 systemGray5 #E5E5EA #2C2C2E #D8D8DC #363638
    ios13to18 systemGray6 #F2F2F7 #1C1C1E #EBEBF0 #242426
    ios26 systemRed #FF383C #FF4245 #E9152D #FF6165
    ios26 systemOrange #FF8D28 #FF9230 #C55300 #FFA056
    ios26 systemYellow #FFCC00 #FFD600 #A16A00 #FEDF43
    ios26 systemGreen #34C759 #30D158 #008932 #4AD968
    ios26 systemMint #00C8B3 #00DAC3 #008575 #54DFCB
    ios26 systemTeal #00C3D0 #00D2E0 #008198 #3BDDEC
    ios26 systemCyan #00C0E8 #3CD3FE #007EAE #6DD9FF
    ios26 systemBlue #0088FF #0091FF #1E6EF4 #5CB8FF
    ios26 systemIndigo #6155F5 #6D7CFF #564ADE #A7AAFF
    ios26 systemPurple #CB30E0 #DB34F2 #B02FC2 #EA8DFF
    ios26 systemPink #FF2D55 #FF375F #E7124D #FF8AC4
    ios26 systemBrown #AC7F5E #B78A66 #956D51 #DBA679
    ios26 systemGray #8E8E93 #8E8E93 #6C6C70 #AEAEB2
    ios26 systemGray2 #AEAEB2 #636366 #8E8E93 #7C7C80
    ios26 systemGray3 #C7C7CC #48484A #AEAEB2 #545456
    ios26 systemGray4 #D1D1D6 #3A3A3C #BCBCC0 #444446
    ios26 systemGray5 #E5E5EA #2C2C2E #D8D8DC #363638
    ios26 systemGray6 #F2F2F7 #1C1C1E #EBEBF0 #242426
    any label #000000 #FFFFFF #000000 #FFFFFF
    any secondaryLabel #3C3C43/0.6 #EBEBF5/0.6 #3C3C43/0.8 #EBEBF5/0.7
    any tertiaryLabel #3C3C43/0.3 #EBEBF5/0.3 #3C3C43/0.7 #EBEBF5/0.55
    any quaternaryLabel #3C3C43/0.18 #EBEBF5/0.16 #3C3C43/0.55 #EBEBF5/0.4
    any placeholderText #3C3C43/0.3 #EBEBF5/0.3 - -
    any separator #3C3C43/0.29 #545458/0.6 - -
    any opaqueSeparator #C6C6C8 #38383A - -
    any systemFill #787880/0.2 #787880/0.36 #787880/0.28 #787880/0.44
    any secondarySystemFill #787880/0.16 #787880/0.32 #787880/0.24 #787880/0.4
    any tertiarySystemFill #767680/0.12 #767680/0.24 #767680/0.2 #767680/0.32
    any quaternarySystemFill #747480/0.08 #767680/0.18 #747480/0.12 #747480/0.26
    any systemBackground #FFFFFF #000000 #FFFFFF #000000
    any secondarySystemBackground #F2F2F7 #1C1C1E #EBEBF0 #242426
    any tertiarySystemBackground #FFFFFF #2C2C2E #FFFFFF #363638
    any systemGroupedBackground #F2F2F7 #000000 #EBEBF0 #000000
    any secondarySystemGroupedBackground #FFFFFF #1C1C1E #FFFFFF #242426
    any tertiarySystemGroupedBackground #F2F2F7 #2C2C2E #EBEBF0 #363638
    any darkText #000000 #000000 - -
    any lightText #FFFFFF/0.6 #FFFFFF/0.6 - -
    any quinary #000000/0.05 #FFFFFF/0.05 #000000/0.08137255 #FFFFFF/0.08137255
    """

  @Test(arguments: published.split(separator: "\n").map(String.init))
  func aColorHasItsPublishedValues(row: String) throws {
    let words = row.split(separator: " ")
    let name = String(words[1])
    let appearances: [(ColorScheme, ColorSchemeContrast)] = [
      (.light, .standard), (.dark, .standard), (.light, .increased), (.dark, .increased),
    ]
    for generation in SystemColors.Generation.allCases {
      if words[0] == "ios13to18", generation == .iOS26 { continue }
      if words[0] == "ios26", generation == .iOS13 { continue }
      for (place, appearance) in appearances.enumerated() {
        let color = try #require(
          SystemColors.color(
            named: name, scheme: appearance.0, contrast: appearance.1, generation: generation))
        let value = words[place + 2] == "-" ? words[place] : words[place + 2]
        let parts = value.split(separator: "/")
        var expected = try SRGBColor(parsing: parts[0])
        if parts.count > 1 { expected.alpha = try #require(Double(parts[1])) }
        #expect(color == expected)
      }
    }
  }

  @Test func thereAreAllOfThem() {
    #expect(Self.published.split(separator: "\n").count == 18 + 18 + 20)
    #expect(SystemColors.color(named: "systemChartreuse", scheme: .light) == nil)
    for name in SystemColors.names {
      #expect(SystemColors.color(named: name, scheme: .dark, contrast: .increased) != nil)
    }
  }

  @Test func aliasesMeanTheirColors() {
    let blue = SRGBColor(hex: 0x0088FF)
    #expect(SystemColors.color(named: "link", scheme: .light) == blue)
    #expect(SystemColors.color(named: "accentColor", scheme: .light) == blue)
    #expect(
      SystemColors.color(named: "tint", scheme: .dark, generation: .iOS13)
        == SRGBColor(hex: 0x0A84FF))
    #expect(SystemColors.color(named: "primary", scheme: .dark) == .white)
    #expect(
      SystemColors.color(named: "secondary", scheme: .light)
        == SRGBColor(hex: 0x3C3C43, alpha: 0.6))
  }

  @Test func unpublishedContrastIsKnownAsSuch() {
    #expect(SystemColors.lacksIncreasedContrast("separator"))
    #expect(SystemColors.lacksIncreasedContrast("link"))
    #expect(!SystemColors.lacksIncreasedContrast("systemBlue"))
    #expect(!SystemColors.lacksIncreasedContrast("secondary"))
  }

  /// Every colour that iOS 26 has for increased contrast in light reaches 4.5 on white, the
  /// lighter grays excepted.
  @Test func increasedContrastReachesTextContrast() {
    for name in SystemColors.names.prefix(12) {
      let color = SystemColors.color(named: name, scheme: .light, contrast: .increased)
      #expect((color ?? .white).contrastRatio(on: .white).passes(.aaText))
    }
  }
}
