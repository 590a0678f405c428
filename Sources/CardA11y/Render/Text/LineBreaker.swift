/// Breaks a text into lines, each as long as it may be.
///
/// A word that is wider than a line begins a line of its own and is torn between characters, as
/// labels of iOS do that wrap by words.
struct LineBreaker {
  /// A line: its characters, those that hang included, and the width that is painted.
  struct Line {
    /// The places of its characters.
    var clusters: Range<Int>
    /// The width without the spaces at its end, in em, with the hyphen that it ends in.
    var width: Double
    /// Whether a hyphen is painted at its end.
    var endsInHyphen = false
    /// Whether the word at its end goes on in the next line.
    var tearsWord = false
  }

  /// What may be lost by adding in another order, in em.
  private static let rounding = 1e-9
  private let text: MeasuredText
  private let limit: Double
  private var lines: [Line] = []
  private var start = 0
  private var width = 0.0
  private var visible = 0.0
  private var opportunity: Opportunity?

  /// The last place at which the line may end.
  private struct Opportunity {
    /// The word that would begin the next line.
    var word: Int
    var line: Line
  }

  /// Returns the lines of a text within a width.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The width of a line, in em.
  ///   - most: How many lines are asked for; further ones are left out.
  /// - Returns: The lines, which together hold every character once.
  static func lines(
    of text: MeasuredText, within limit: Double, atMost most: Int = .max
  ) -> [Line] {
    var breaker = LineBreaker(text: text, limit: limit)
    breaker.run(most)
    return breaker.lines
  }

  private init(text: MeasuredText, limit: Double) {
    self.text = text
    self.limit = limit
  }

  private mutating func run(_ most: Int) {
    var next = 0
    var rest = text.words.first
    while let word = rest, lines.count < most {
      if word.visible <= 0 || width + word.visible <= limit + Self.rounding {
        add(word, next)
      } else if let opportunity {
        end(opportunity.line)
        next = opportunity.word - 1
      } else if let remainder = tear(word, next) {
        rest = remainder
        continue
      }
      next += 1
      rest = next < text.words.count ? text.words[next] : nil
    }
    // A newline at the end begins no line of its own (ours).
    if lines.count < most, start < text.clusters.count {
      end(Line(clusters: start..<text.clusters.count, width: visible))
    }
  }

  private mutating func add(_ word: MeasuredText.Word, _ index: Int) {
    if word.visible > 0 { visible = width + word.visible }
    width += word.advance
    var line = Line(clusters: start..<word.clusters.upperBound, width: visible)
    if word.endsLine { return end(line) }
    line.width += word.hyphen
    line.endsInHyphen = word.hyphen > 0
    if line.width <= limit { opportunity = Opportunity(word: index + 1, line: line) }
  }

  /// Fills a line with the characters of a word; spaces hang.
  ///
  /// - Returns: What is left of the word, nil where one character alone is wider than the line.
  private mutating func tear(_ word: MeasuredText.Word, _ index: Int) -> MeasuredText.Word? {
    var rest = word
    for place in word.clusters {
      let cluster = text.clusters[place]
      if cluster.ending == .visible {
        if cluster.advance > 0, width + cluster.advance > limit, place > start {
          rest.clusters = place..<word.clusters.upperBound
          end(Line(clusters: start..<place, width: visible, tearsWord: true))
          return rest
        }
        visible = width + cluster.advance
      }
      width += cluster.advance
      rest.advance -= cluster.advance
      rest.visible -= cluster.advance
    }
    let line = Line(clusters: start..<word.clusters.upperBound, width: visible)
    if word.endsLine {
      end(line)
    } else {
      opportunity = Opportunity(word: index + 1, line: line)
    }
    return nil
  }

  private mutating func end(_ line: Line) {
    lines.append(line)
    start = line.clusters.upperBound
    (width, visible, opportunity) = (0, 0, nil)
  }
}
