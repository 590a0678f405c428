import A11yTree
import Testing

struct TextStyleMetricsTests {
  @Test func thePublishedTableIsWhole() {
    #expect(DynamicTypeRow.all.count == 132)
  }

  @Test(arguments: DynamicTypeRow.all)
  func sizeLeadingAndScaleAreThePublishedOnes(row: DynamicTypeRow) {
    let metrics = row.style.metrics(at: row.category)
    #expect(metrics.size == row.size)
    #expect(metrics.leading == row.leading)
    #expect(abs(row.style.metricScale(at: row.category) - row.metricScale) < 1e-6)
    #expect(row.style.leading(atFontSize: row.size) == row.leading)
  }

  @Test(arguments: TextStyle.allCases)
  func sizesAndLeadingsNeverShrink(style: TextStyle) {
    for (smaller, larger) in zip(DynamicTypeSize.allCases, DynamicTypeSize.allCases.dropFirst()) {
      #expect(style.metrics(at: smaller).size <= style.metrics(at: larger).size)
      #expect(style.metrics(at: smaller).leading <= style.metrics(at: larger).leading)
    }
  }

  /// The first size that reaches 200 % of the default (facts: platform.md §1.5).
  @Test(
    arguments: [
      (.largeTitle, nil), (.title, .accessibility5), (.title2, .accessibility3),
      (.title3, .accessibility3), (.headline, .accessibility3), (.body, .accessibility3),
      (.callout, .accessibility2), (.subheadline, .accessibility2), (.footnote, .accessibility2),
      (.caption, .accessibility2), (.caption2, .accessibility2),
    ] as [(TextStyle, DynamicTypeSize?)])
  func firstSizeOfTwoHundredPercent(style: TextStyle, expected: DynamicTypeSize?) {
    let base = style.metrics(at: .large).size
    #expect(DynamicTypeSize.allCases.first { style.metrics(at: $0).size >= 2 * base } == expected)
  }

  @Test func onlyHeadlinesAreSemiboldByThemselves() {
    for style in TextStyle.allCases {
      #expect(style.defaultWeight == (style == .headline ? 600 : 400))
    }
    #expect(
      TextStyle.allCases.filter { $0.emphasizedWeight == 700 } == [.largeTitle, .title, .title2])
  }

  /// Custom fonts relative to body, xSmall to accessibility5 (facts: platform.md §1.5).
  @Test(
    arguments: [
      (17, [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]),
      (16, [14, 15, 15, 16, 17, 19, 21, 25, 29, 35, 41, 45]),
      (14, [12, 13, 13, 14, 15, 17, 18, 22, 25, 31, 36, 39]),
      (13, [11, 12, 12, 13, 14, 15, 17, 20, 24, 28, 33, 37]),
    ] as [(Double, [Double])])
  func customFontsScaleToWholePoints(declared: Double, expected: [Double]) {
    let sizes = DynamicTypeSize.allCases.map { TextStyle.body.scaledFontSize(declared, at: $0) }
    #expect(sizes == expected)
  }

  /// UIFontMetrics(.body).scaledValue(for: 17) at medium was measured as 16.333.
  @Test func lengthsScaleToPixels() {
    let length = TextStyle.body.scaledLength(17, at: .medium, displayScale: 3)
    #expect(abs(length - 49.0 / 3) < 1e-9)
    #expect(TextStyle.body.scaledLength(17, at: .large, displayScale: 3) == 17)
  }

  /// Human Interface Guidelines, Typography, tracking of SF Pro.
  @Test(
    arguments: [
      (5, 41), (6, 41), (11, 6), (12, 0), (17, -26), (17.5, -25.5), (24, 3), (28, 14), (34, 12),
      (55, 6), (57, 5.5), (60, 4), (78, 0.5), (80, 0), (200, 0), (.infinity, 0),
    ] as [(Double, Double)])
  func trackingFollowsTheTable(size: Double, expected: Double) {
    #expect(abs(SystemFont.tracking(at: size) - expected) < 1e-9)
  }

  @Test func numbersAreReadWhateverStandsBetween() {
    #expect(NumberTable.parse("1/2 -3, x4\n-5-6") == [1, 2, -3, 4, -5, -6])
    #expect(NumberTable.parse("").isEmpty)
  }
}
