import A11yTree
import Testing

struct LargeTextTests {
  /// facts: platform.md §2.3.
  @Test(arguments: [
    Row(size: 17, weight: 600, large: [.apple]),
    Row(size: 13, weight: 700, large: [.apple]),
    Row(size: 14, weight: 700, large: [.iosPoints, .apple]),
    Row(size: 17.99, weight: 400, large: []),
    Row(size: 18, weight: 400, large: [.iosPoints, .apple]),
    Row(size: 18.66, weight: 700, large: [.iosPoints, .wcag, .apple]),
    Row(size: 23.9, weight: 400, large: [.iosPoints, .apple]),
    Row(size: 24, weight: 400, large: [.iosPoints, .wcag, .apple]),
  ])
  func readings(row: Row) {
    let font = ResolvedFont(size: row.size, weight: row.weight)
    #expect(LargeText.allCases.filter { $0.isLarge(font) } == row.large)
  }

  /// "It does not include resizing that may be done by a user" (WCAG's definition).
  @Test func aLargerSizeChosenByAPersonDoesNotCount() {
    let font = ResolvedFont(size: 40, declaredSize: 17, scaling: .textStyle(.body))
    #expect(!LargeText.allCases.contains { $0.isLarge(font) })
  }

  struct Row: Sendable {
    let size: Double
    let weight: Int
    let large: [LargeText]
  }
}
