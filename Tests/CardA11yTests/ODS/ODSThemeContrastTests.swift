import CardA11y
import Testing

/// The contrast table of facts: seed-systems.md §2.8, from the themes themselves.
struct ODSThemeContrastTests {
  private typealias Paint = @Sendable (ODSTheme) -> Color

  private struct Row: Sendable {
    let name: String
    let front: Paint
    let back: Paint
    /// In light and in dark, nil where the table has no value.
    let ratios: (light: Double?, dark: Double?)
    var theme = ODSTheme.orange
  }

  private static let label: Paint = { _ in Color(system: "label") }
  private static let page: Paint = { _ in Color(system: "systemBackground") }
  private static let card: Paint = { $0.cardBackground }

  private static let rows: [Row] = [
    Row(name: "lowest button", front: { $0.accent }, back: card, ratios: (3.013, 6.491)),
    Row(
      name: "high button", front: { $0.highEmphasisText }, back: { $0.accent },
      ratios: (6.971, 7.987)),
    Row(name: "title, subtitle, text", front: label, back: card, ratios: (21, 17.068)),
    Row(name: "positive", front: page, back: { $0.functionalPositive }, ratios: (4.609, 9.443)),
    Row(name: "negative", front: page, back: { $0.functionalNegative }, ratios: (4.939, 4.551)),
    Row(name: "alert as text", front: { $0.functionalAlert }, back: page, ratios: (1.512, nil)),
    Row(
      name: "disabled text", front: { _ in Color(system: "tertiaryLabel") }, back: card,
      ratios: (1.723, 2.480)),
    Row(
      name: "divider", front: { _ in Color(system: "separator") }, back: card,
      ratios: (1.706, 1.598)),
    Row(name: "card edge", front: card, back: page, ratios: (1, 1.230)),
    Row(
      name: "Innovation Cup, lowest button", front: { $0.accent }, back: card,
      ratios: (4.602, 1.332), theme: .innovationCup),
  ]

  @Test(arguments: rows.indices)
  func pairsHaveTheRatiosOfTheTable(row: Int) throws {
    let row = Self.rows[row]
    for (scheme, expected) in [(ColorScheme.light, row.ratios.light), (.dark, row.ratios.dark)] {
      guard let expected else { continue }
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let front = try #require(row.front(row.theme)._resolve(in: environment))
      let back = try #require(row.back(row.theme)._resolve(in: environment))
      let ratio = front.contrastRatio(on: back).value
      #expect(abs(ratio - expected) < 0.001, "\(row.name), \(scheme.rawValue): \(ratio)")
    }
  }
}
