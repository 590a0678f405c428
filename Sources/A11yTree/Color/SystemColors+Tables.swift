// Name, then the values in light, dark, light with increased contrast, dark with increased
// contrast: RRGGBB, or RRGGBB@alpha; a hyphen where no value is published.

extension SystemColors {
  /// The colours of iOS 13 to 18.
  ///
  /// Source: Apple, Human Interface Guidelines, Color, as archived in mid-2023, checked against
  /// OpenSwiftUI's audit of SwiftUI.
  static let publishedUntil18 = """
    systemRed FF3B30 FF453A D70015 FF6961
    systemOrange FF9500 FF9F0A C93400 FFB340
    systemYellow FFCC00 FFD60A B25000 FFD426
    systemGreen 34C759 30D158 248A3D 30DB5B
    systemMint 00C7BE 66D4CF 0C817B 66D4CF
    systemTeal 30B0C7 40C8E0 008299 5DE6FF
    systemCyan 32ADE6 64D2FF 0071A4 70D7FF
    systemBlue 007AFF 0A84FF 0040DD 409CFF
    systemIndigo 5856D6 5E5CE6 3634A3 7D7AFF
    systemPurple AF52DE BF5AF2 8944AB DA8FFF
    systemPink FF2D55 FF375F D30F45 FF6482
    systemBrown A2845E AC8E68 7F6545 B59469
    systemGray 8E8E93 8E8E93 6C6C70 AEAEB2
    systemGray2 AEAEB2 636366 8E8E93 7C7C80
    systemGray3 C7C7CC 48484A AEAEB2 545456
    systemGray4 D1D1D6 3A3A3C BCBCC0 444446
    systemGray5 E5E5EA 2C2C2E D8D8DC 363638
    systemGray6 F2F2F7 1C1C1E EBEBF0 242426
    """

  /// The colours since iOS 26.
  ///
  /// Source: Apple, Human Interface Guidelines, Color, as updated on 2025-06-09.
  static let publishedSince26 = """
    systemRed FF383C FF4245 E9152D FF6165
    systemOrange FF8D28 FF9230 C55300 FFA056
    systemYellow FFCC00 FFD600 A16A00 FEDF43
    systemGreen 34C759 30D158 008932 4AD968
    systemMint 00C8B3 00DAC3 008575 54DFCB
    systemTeal 00C3D0 00D2E0 008198 3BDDEC
    systemCyan 00C0E8 3CD3FE 007EAE 6DD9FF
    systemBlue 0088FF 0091FF 1E6EF4 5CB8FF
    systemIndigo 6155F5 6D7CFF 564ADE A7AAFF
    systemPurple CB30E0 DB34F2 B02FC2 EA8DFF
    systemPink FF2D55 FF375F E7124D FF8AC4
    systemBrown AC7F5E B78A66 956D51 DBA679
    systemGray 8E8E93 8E8E93 6C6C70 AEAEB2
    systemGray2 AEAEB2 636366 8E8E93 7C7C80
    systemGray3 C7C7CC 48484A AEAEB2 545456
    systemGray4 D1D1D6 3A3A3C BCBCC0 444446
    systemGray5 E5E5EA 2C2C2E D8D8DC 363638
    systemGray6 F2F2F7 1C1C1E EBEBF0 242426
    """

  /// The semantic colours, the same in every generation.
  ///
  /// Sources: ColorCompatibility (measured), expo-apple-colors, OpenSwiftUI. The backgrounds with
  /// increased contrast are inferred from the grays; darkText and lightText do not adapt.
  static let publishedSemantic = """
    label 000000 FFFFFF 000000 FFFFFF
    secondaryLabel 3C3C43@0.6 EBEBF5@0.6 3C3C43@0.8 EBEBF5@0.7
    tertiaryLabel 3C3C43@0.3 EBEBF5@0.3 3C3C43@0.7 EBEBF5@0.55
    quaternaryLabel 3C3C43@0.18 EBEBF5@0.16 3C3C43@0.55 EBEBF5@0.4
    placeholderText 3C3C43@0.3 EBEBF5@0.3 - -
    separator 3C3C43@0.29 545458@0.6 - -
    opaqueSeparator C6C6C8 38383A - -
    systemFill 787880@0.2 787880@0.36 787880@0.28 787880@0.44
    secondarySystemFill 787880@0.16 787880@0.32 787880@0.24 787880@0.4
    tertiarySystemFill 767680@0.12 767680@0.24 767680@0.2 767680@0.32
    quaternarySystemFill 747480@0.08 767680@0.18 747480@0.12 747480@0.26
    systemBackground FFFFFF 000000 FFFFFF 000000
    secondarySystemBackground F2F2F7 1C1C1E EBEBF0 242426
    tertiarySystemBackground FFFFFF 2C2C2E FFFFFF 363638
    systemGroupedBackground F2F2F7 000000 EBEBF0 000000
    secondarySystemGroupedBackground FFFFFF 1C1C1E FFFFFF 242426
    tertiarySystemGroupedBackground F2F2F7 2C2C2E EBEBF0 363638
    darkText 000000 000000 000000 000000
    lightText FFFFFF@0.6 FFFFFF@0.6 FFFFFF@0.6 FFFFFF@0.6
    quinary 000000@0.05 FFFFFF@0.05 000000@0.08137255 FFFFFF@0.08137255
    """
}
