import A11yTree
import Testing

/// One size of one text style, as Apple documents it.
struct DynamicTypeRow: Sendable, CustomTestStringConvertible {
  let style: TextStyle
  let category: DynamicTypeSize
  let size: Double
  let leading: Double
  let metricScale: Double

  var testDescription: String { "\(style) at \(category)" }

  /// All 132 rows.
  static let all: [DynamicTypeRow] = published.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ")
    guard words.count == 5, let style = TextStyle(name: words[0]),
      let category = DynamicTypeSize(rawValue: String(words[1])), let size = Double(words[2]),
      let leading = Double(words[3]), let scale = Double(words[4])
    else { return nil }
    return DynamicTypeRow(
      style: style, category: category, size: size, leading: leading, metricScale: scale)
  }

  /// Style, size, points, leading, factor of UIFontMetrics.
  ///
  /// Source: Human Interface Guidelines, Typography, iOS and iPadOS, as of 2025-07; 131 of the
  /// 132 sizes agree with a dump of UIFont.preferredFont on iOS 13.3.
  private static let published = """
    largeTitle xSmall 31 38 0.926829
    largeTitle small 32 39 0.95122
    largeTitle medium 33 40 0.97561
    largeTitle large 34 41 1.0
    largeTitle xLarge 36 43 1.04878
    largeTitle xxLarge 38 46 1.121951
    largeTitle xxxLarge 40 48 1.170732
    largeTitle accessibility1 44 52 1.268293
    largeTitle accessibility2 48 57 1.390244
    largeTitle accessibility3 52 61 1.487805
    largeTitle accessibility4 56 66 1.609756
    largeTitle accessibility5 60 70 1.707317
    title1 xSmall 25 31 0.911765
    title1 small 26 32 0.941176
    title1 medium 27 33 0.970588
    title1 large 28 34 1.0
    title1 xLarge 30 37 1.088235
    title1 xxLarge 32 39 1.147059
    title1 xxxLarge 34 41 1.205882
    title1 accessibility1 38 46 1.352941
    title1 accessibility2 43 51 1.5
    title1 accessibility3 48 57 1.676471
    title1 accessibility4 53 62 1.823529
    title1 accessibility5 58 68 2.0
    title2 xSmall 19 24 0.857143
    title2 small 20 25 0.892857
    title2 medium 21 26 0.928571
    title2 large 22 28 1.0
    title2 xLarge 24 30 1.071429
    title2 xxLarge 26 32 1.142857
    title2 xxxLarge 28 34 1.214286
    title2 accessibility1 34 41 1.464286
    title2 accessibility2 39 47 1.678571
    title2 accessibility3 44 52 1.857143
    title2 accessibility4 50 59 2.107143
    title2 accessibility5 56 66 2.357143
    title3 xSmall 17 22 0.88
    title3 small 18 23 0.92
    title3 medium 19 24 0.96
    title3 large 20 25 1.0
    title3 xLarge 22 28 1.12
    title3 xxLarge 24 30 1.2
    title3 xxxLarge 26 32 1.28
    title3 accessibility1 31 38 1.52
    title3 accessibility2 37 44 1.76
    title3 accessibility3 43 51 2.04
    title3 accessibility4 49 58 2.32
    title3 accessibility5 55 65 2.6
    headline xSmall 14 19 0.863636
    headline small 15 20 0.909091
    headline medium 16 21 0.954545
    headline large 17 22 1.0
    headline xLarge 19 24 1.090909
    headline xxLarge 21 26 1.181818
    headline xxxLarge 23 29 1.318182
    headline accessibility1 28 34 1.545455
    headline accessibility2 33 40 1.818182
    headline accessibility3 40 48 2.181818
    headline accessibility4 47 56 2.545455
    headline accessibility5 53 62 2.818182
    body xSmall 14 19 0.863636
    body small 15 20 0.909091
    body medium 16 21 0.954545
    body large 17 22 1.0
    body xLarge 19 24 1.090909
    body xxLarge 21 26 1.181818
    body xxxLarge 23 29 1.318182
    body accessibility1 28 34 1.545455
    body accessibility2 33 40 1.818182
    body accessibility3 40 48 2.181818
    body accessibility4 47 56 2.545455
    body accessibility5 53 62 2.818182
    callout xSmall 13 18 0.857143
    callout small 14 19 0.904762
    callout medium 15 20 0.952381
    callout large 16 21 1.0
    callout xLarge 18 23 1.095238
    callout xxLarge 20 25 1.190476
    callout xxxLarge 22 28 1.333333
    callout accessibility1 26 32 1.52381
    callout accessibility2 32 39 1.857143
    callout accessibility3 38 46 2.190476
    callout accessibility4 44 52 2.47619
    callout accessibility5 51 60 2.857143
    subheadline xSmall 12 16 0.8
    subheadline small 13 18 0.9
    subheadline medium 14 19 0.95
    subheadline large 15 20 1.0
    subheadline xLarge 17 22 1.1
    subheadline xxLarge 19 24 1.2
    subheadline xxxLarge 21 28 1.4
    subheadline accessibility1 25 31 1.55
    subheadline accessibility2 30 37 1.85
    subheadline accessibility3 36 43 2.15
    subheadline accessibility4 42 50 2.5
    subheadline accessibility5 49 58 2.9
    footnote xSmall 12 16 0.888889
    footnote small 12 16 0.888889
    footnote medium 12 16 0.888889
    footnote large 13 18 1.0
    footnote xLarge 15 20 1.111111
    footnote xxLarge 17 22 1.222222
    footnote xxxLarge 19 24 1.333333
    footnote accessibility1 23 29 1.611111
    footnote accessibility2 27 33 1.833333
    footnote accessibility3 33 40 2.222222
    footnote accessibility4 38 46 2.555556
    footnote accessibility5 44 52 2.888889
    caption1 xSmall 11 13 0.8125
    caption1 small 11 13 0.8125
    caption1 medium 11 13 0.8125
    caption1 large 12 16 1.0
    caption1 xLarge 14 19 1.1875
    caption1 xxLarge 16 21 1.3125
    caption1 xxxLarge 18 23 1.4375
    caption1 accessibility1 22 28 1.75
    caption1 accessibility2 26 32 2.0
    caption1 accessibility3 32 39 2.4375
    caption1 accessibility4 37 44 2.75
    caption1 accessibility5 43 51 3.1875
    caption2 xSmall 11 13 1.0
    caption2 small 11 13 1.0
    caption2 medium 11 13 1.0
    caption2 large 11 13 1.0
    caption2 xLarge 13 18 1.384615
    caption2 xxLarge 15 20 1.538462
    caption2 xxxLarge 17 22 1.692308
    caption2 accessibility1 20 25 1.923077
    caption2 accessibility2 24 30 2.307692
    caption2 accessibility3 29 35 2.692308
    caption2 accessibility4 34 41 3.153846
    caption2 accessibility5 40 48 3.692308
    """
}
