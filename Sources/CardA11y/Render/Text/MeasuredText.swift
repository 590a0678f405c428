import A11yTree

/// The characters of a text with their advances, and the words that lines are made of.
struct MeasuredText {
  /// The characters, in their order.
  let clusters: [TextCluster]
  /// The parts between the places where a line may end, in their order.
  let words: [Word]
  /// The advance of an ellipsis, in em.
  let ellipsis: Double
  /// Whether it holds characters whose widths are only guessed.
  let isUnmeasured: Bool

  /// A part of a text that a line holds as a whole, unless it is wider than a line.
  struct Word {
    /// The places of its characters.
    var clusters: Range<Int>
    /// The width with the spaces at its end, in em.
    var advance = 0.0
    /// The width without the spaces at its end, in em.
    var visible = 0.0
    /// The width of the hyphen that is painted if the line ends behind it, in em.
    var hyphen = 0.0
    /// Whether the line ends behind it in any case.
    var endsLine = false
  }

  init(_ text: String, by measurer: TextMeasurer) {
    var measurer = measurer
    clusters = measurer.clusters(of: text)
    ellipsis = measurer.advance(of: "\u{2026}")
    isUnmeasured = measurer.isUnmeasured
    words = Self.words(of: clusters, hyphen: measurer.advance(of: "-"))
  }

  private static func words(of clusters: [TextCluster], hyphen: Double) -> [Word] {
    var words: [Word] = []
    var word = Word(clusters: 0..<0)
    for (index, cluster) in clusters.enumerated() {
      if cluster.allowsBreak, index > word.clusters.lowerBound {
        words.append(word)
        word = Word(clusters: index..<index)
      }
      word.clusters = word.clusters.lowerBound..<index + 1
      word.advance += cluster.advance
      word.hyphen = cluster.ending == .softHyphen ? hyphen : 0
      switch cluster.ending {
      case .visible, .softHyphen: word.visible = word.advance
      case .space: break
      case .newline: word.endsLine = true
      }
    }
    if !word.clusters.isEmpty { words.append(word) }
    return words
  }
}
