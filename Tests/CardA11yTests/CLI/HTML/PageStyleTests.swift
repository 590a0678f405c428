import A11yTree
import Testing

@testable import a11ysim

/// The page keeps what it asks of others: WCAG 1.4.3 and 1.4.11.
struct PageStyleTests {
  /// Text on ground, by the names of the style sheet.
  static let pairs: [(String, [String])] = [
    ("ink", ["ground", "panel"]), ("faint", ["ground", "panel"]), ("link", ["ground", "panel"]),
    ("failed", ["failed-wash", "panel"]), ("cantTell", ["cantTell-wash", "panel"]),
    ("advice", ["advice-wash", "panel"]), ("good", ["good-wash"]),
    ("caption-ink", ["caption"]),
  ]

  @Test(arguments: ["light", "dark"])
  func textsAndEdgesStandOut(scheme: String) throws {
    let parts = PageStyle.text.split(separator: "@media (prefers-color-scheme: dark)")
    try #require(parts.count == 2)
    let dark = parts[1].prefix { $0 != "@" }
    let colors = Dictionary(
      (scheme == "light" ? parts[0] : dark).matches(of: /--([\w-]+): #([0-9A-F]{6});/).compactMap {
        match in Int(match.output.2, radix: 16).map { (String(match.output.1), $0) }
      }, uniquingKeysWith: { first, _ in first })
    func ratio(_ one: String, _ other: String) throws -> Double {
      let (one, other) = (try #require(colors[one]), try #require(colors[other]))
      return ContrastRatio(SRGBColor(hex: UInt32(one)), SRGBColor(hex: UInt32(other))).value
    }
    for (text, grounds) in Self.pairs {
      for ground in grounds { #expect(try ratio(text, ground) >= 4.5, "\(text) on \(ground)") }
    }
    for edge in ["edge", "focus", "failed", "cantTell", "advice"] {
      for ground in ["ground", "panel"] { #expect(try ratio(edge, ground) >= 3, "\(edge)") }
    }
  }

  @Test func whatMovesAsksFirst() {
    let parts = PageStyle.text.split(separator: "@media (prefers-reduced-motion: no-preference)")
    #expect(parts.count == 2)
    #expect(!parts[0].contains("animation") && !parts[0].contains("transition"))
    #expect(!PageStyle.text.contains("outline: none") || PageStyle.text.contains(":focus-visible"))
  }
}
