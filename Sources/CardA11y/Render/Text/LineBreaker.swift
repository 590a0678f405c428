/// Breaks a text into lines, each as long as it may be.
///
/// Lines end behind spaces, hyphens and dashes, around ideographs, and at newlines. A word that
/// is wider than a line is broken between characters.
enum LineBreaker {
  /// A line: its characters, those that hang included, and the width that is painted.
  struct Line {
    /// The places of its characters.
    var clusters: Range<Int>
    /// The width without the spaces at its end, in em.
    var width: Double
  }

  /// Returns the lines of a text within a width.
  ///
  /// - Parameters:
  ///   - clusters: The characters of the text.
  ///   - limit: The width of a line, in em.
  ///   - most: How many lines are asked for; further ones are left out.
  /// - Returns: The lines, which together hold every character once.
  static func lines(
    of clusters: [TextCluster], within limit: Double, atMost most: Int = .max
  ) -> [Line] {
    var lines: [Line] = []
    var start = 0
    var width = 0.0
    var visible = 0.0
    var opportunity = Opportunity()
    for (index, cluster) in clusters.enumerated() {
      if cluster.breaking.contains(.newline) {
        lines.append(Line(clusters: start..<index + 1, width: visible))
        if lines.count >= most { return lines }
        (start, width, visible) = (index + 1, 0, 0)
        continue
      }
      if cluster.breaking.contains(.space) {
        width += cluster.advance
        continue
      }
      if index > start, allowsBreak(before: index, in: clusters, lineStart: start) {
        opportunity = Opportunity(place: index, width: width, visible: visible)
      }
      if cluster.advance > 0, width + cluster.advance > limit, opportunity.place > start {
        lines.append(Line(clusters: start..<opportunity.place, width: opportunity.visible))
        if lines.count >= most { return lines }
        start = opportunity.place
        width -= opportunity.width
        visible = width
      }
      if cluster.advance > 0, width + cluster.advance > limit, index > start {
        lines.append(Line(clusters: start..<index, width: visible))
        if lines.count >= most { return lines }
        (start, width) = (index, 0)
      }
      width += cluster.advance
      visible = width
    }
    // A newline at the end begins no line of its own (ours).
    if start < clusters.count {
      lines.append(Line(clusters: start..<clusters.count, width: visible))
    }
    return lines
  }

  /// The last place at which the line may end, and how wide it is up to there.
  private struct Opportunity {
    var place = 0
    var width = 0.0
    var visible = 0.0
  }

  private static func allowsBreak(
    before index: Int, in clusters: [TextCluster], lineStart: Int
  ) -> Bool {
    let previous = clusters[index - 1].breaking
    let next = clusters[index].breaking
    if previous.contains(.space) { return true }
    if previous.isEmpty, !next.contains(.before) { return false }
    if next.contains(.closing) || previous.contains(.opening) { return false }
    if previous.contains(.hyphen) {
      if next.contains(.digit) { return false }
      return index - 2 >= lineStart && !clusters[index - 2].breaking.contains(.space)
    }
    if previous.contains(.dash), next.contains(.dash) { return false }
    return previous.contains(.after) || next.contains(.before)
  }
}
