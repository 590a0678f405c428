extension TextStyle {
  /// Returns the font size and the leading (baseline to baseline) of the style at a text size.
  ///
  /// Both in points. Source: Apple, Human Interface Guidelines, Typography, iOS and iPadOS.
  public func metrics(at size: DynamicTypeSize) -> (size: Double, leading: Double) {
    let place = (row * 12 + size.index) * 2
    return (Self.table[place], Self.table[place + 1])
  }

  /// The weight that the style has by itself: 600 for a headline, 400 for all others.
  public var defaultWeight: Int { self == .headline ? 600 : 400 }

  /// The weight of the style with the bold trait: 700 for the three largest, 600 for the others.
  ///
  /// Source: Human Interface Guidelines, revision of 2025-12-16.
  public var emphasizedWeight: Int {
    switch self {
    case .largeTitle, .title, .title2: 700
    default: 600
    }
  }

  /// Returns the leading that belongs to a font size of this style, in points.
  ///
  /// Within a style no size occurs with two leadings. A size that the style does not have, as
  /// after shrinking, gets the leading of the next smaller size in proportion (ours).
  package func leading(atFontSize fontSize: Double) -> Double {
    var nearest = metrics(at: .xSmall)
    for size in DynamicTypeSize.allCases {
      let metrics = metrics(at: size)
      if metrics.size == fontSize { return metrics.leading }
      guard metrics.size < fontSize else { break }
      nearest = metrics
    }
    return nearest.leading * fontSize / nearest.size
  }

  private var row: Int {
    switch self {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .body: 5
    case .callout: 6
    case .subheadline: 7
    case .footnote: 8
    case .caption: 9
    case .caption2: 10
    }
  }

  /// Font size and leading: a line a style, largeTitle to caption2, a pair a text size, xSmall
  /// to accessibility5.
  ///
  /// The last pair is Apple's documented 40; iOS 13.3 was measured at 41.
  private static let table: [Double] = NumberTable.parse(
    """
    31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68
    19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58
    12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51
    11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48
    """
  ).map(Double.init)
}
