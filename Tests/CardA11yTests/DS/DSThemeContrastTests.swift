import CardA11y
import Testing

/// The contrast table of facts: seed-systems.md §4.3, from the published theme, and what our own
/// theme promises instead (DESIGN §4).
struct DSThemeContrastTests {
  typealias Token = KeyPath<DSTheme, Color> & Sendable

  private struct Row: Sendable {
    let front: any Token
    let back: any Token
    /// In light and in dark, nil where the table has no value.
    let ratios: (light: Double?, dark: Double?)
    /// The table has three decimals, two in its last line.
    var tolerance = 0.001
  }

  private static let published: [Row] = [
    Row(front: \.border, back: \.surface, ratios: (1.269, 1.696)),
    Row(front: \.border, back: \.background, ratios: (1.216, 1.905)),
    Row(front: \.muted, back: \.surface, ratios: (4.833, 3.666)),
    Row(front: \.muted, back: \.background, ratios: (4.630, 4.117)),
    Row(front: \.muted, back: \.secondaryMuted, ratios: (4.412, nil)),
    Row(front: \.subtle, back: \.surface, ratios: (2.563, nil)),
    Row(front: \.onPrimaryMuted, back: \.primaryMuted, ratios: (3.995, nil)),
    Row(front: \.onPrimary, back: \.primary, ratios: (4.467, nil)),
    Row(front: \.onPrimary, back: \.primaryHover, ratios: (6.288, nil)),
    Row(front: \.secondaryMuted, back: \.background, ratios: (1.050, nil)),
    Row(front: \.surface, back: \.background, ratios: (1.044, 1.123)),
    Row(front: \.foreground, back: \.secondaryMuted, ratios: (nil, 1.050)),
    Row(front: \.onPrimary, back: \.success, ratios: (2.28, nil), tolerance: 0.006),
    Row(front: \.onPrimary, back: \.warning, ratios: (2.15, nil), tolerance: 0.006),
    Row(front: \.onPrimary, back: \.error, ratios: (3.76, nil), tolerance: 0.006),
    Row(front: \.onPrimary, back: \.info, ratios: (3.68, nil), tolerance: 0.006),
  ]

  private func ratio(
    _ front: any Token, on back: any Token, _ theme: DSTheme, _ scheme: ColorScheme
  ) throws -> Double {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let front = try #require(theme[keyPath: front]._resolve(in: environment))
    let back = try #require(theme[keyPath: back]._resolve(in: environment))
    return front.contrastRatio(on: back).value
  }

  @Test(arguments: published.indices)
  func publishedPairsHaveTheRatiosOfTheTable(row: Int) throws {
    let row = Self.published[row]
    for (scheme, expected) in [(ColorScheme.light, row.ratios.light), (.dark, row.ratios.dark)] {
      guard let expected else { continue }
      let ratio = try ratio(row.front, on: row.back, .published, scheme)
      #expect(abs(ratio - expected) < row.tolerance, "\(scheme.rawValue): \(ratio)")
    }
  }

  nonisolated private static let texts: [(front: any Token, back: any Token)] = [
    (\.foreground, \.surface), (\.foreground, \.secondaryMuted), (\.foreground, \.background),
    (\.muted, \.surface), (\.muted, \.secondaryMuted), (\.muted, \.background),
    (\.subtle, \.surface), (\.subtle, \.background), (\.onPrimary, \.primary),
    (\.onPrimary, \.primaryHover), (\.onPrimaryMuted, \.primaryMuted), (\.onPrimary, \.success),
    (\.onPrimary, \.warning), (\.onPrimary, \.error), (\.onPrimary, \.info),
  ]

  @Test(arguments: ColorScheme.allCases)
  func ourOwnPairsAreEnough(scheme: ColorScheme) throws {
    for (front, back) in Self.texts {
      #expect(try ratio(front, on: back, .standard, scheme) >= 4.5, "\(front) on \(back)")
    }
    for back in [\DSTheme.surface, \.background] as [any Token] {
      #expect(try ratio(\.border, on: back, .standard, scheme) >= 3, "border on \(back)")
    }
  }
}
