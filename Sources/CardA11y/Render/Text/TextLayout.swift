package import A11yTree

/// A text in its lines, measured.
package struct LaidText: Hashable, Sendable {
  /// The number of lines that are painted.
  package var lineCount: Int
  /// The number of lines that the whole text needs at this width.
  package var neededLines: Int
  /// The width of the widest painted line, in points, rounded up to a pixel.
  package var width: Double
  /// The height of the painted lines, in points, rounded up to a pixel.
  package var height: Double
  /// The distance from the top to the first line's baseline, in points, to the nearest pixel.
  package var firstBaseline: Double
  /// The distance from the top to the last line's baseline, in points, to the nearest pixel.
  package var lastBaseline: Double
  /// Whether a part of the text is not painted.
  package var truncation: TextRun.Truncation
  /// Whether it holds characters whose widths are only guessed.
  package var isUnmeasured: Bool
}

/// Lays texts out: widths, lines, heights, and whether a limit cuts them.
package enum TextLayout {
  /// How far a real width may lie from the measured one (facts: platform.md §5.1).
  static let band = 0.03

  /// Returns a text laid out in a font.
  ///
  /// A text without characters takes no space, as in SwiftUI.
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font at the Screen's text size.
  ///   - maxWidth: The width that is offered, in points; nil, infinite or NaN for any width.
  ///   - lineLimit: The most lines that are painted; nil or less than 1 for any number.
  ///   - displayScale: Pixels a point.
  /// - Returns: Its lines' number and measures, and whether the limit cuts it.
  package static func lay(
    _ text: String, font: ResolvedFont, maxWidth: Double?, lineLimit: Int?, displayScale: Double
  ) -> LaidText {
    let page = Page(font: font, maxWidth: maxWidth, lineLimit: lineLimit, scale: displayScale)
    guard !text.isEmpty else { return page.laid(lines: 0, of: 0, width: 0) }
    var measurer = TextMeasurer(page.font)
    if let width = measurer.widthOfPlainLine(text), page.holds(width) {
      return page.laid(lines: 1, of: 1, width: width)
    }
    let clusters = measurer.clusters(of: text)
    let lines = LineBreaker.lines(of: clusters, within: page.limit)
    let painted = min(lines.count, page.lineLimit ?? .max)
    var width = 0.0
    for line in lines.prefix(painted) { width = max(width, line.width) }
    if painted < lines.count {
      let cut = lines[painted - 1].clusters.lowerBound
      width = lines.prefix(painted - 1).reduce(0) { max($0, $1.width) }
      width = max(width, widthWithEllipsis(clusters[cut...], measurer: &measurer, page: page))
    }
    var laid = page.laid(lines: painted, of: lines.count, width: width)
    laid.isUnmeasured = measurer.isUnmeasured
    laid.truncation = truncation(of: clusters, in: page, needing: lines.count, width: width)
    if laid.isUnmeasured, laid.truncation == .certain || mayBeCut(clusters, width, page) {
      laid.truncation = .possible
    }
    return laid
  }

  /// Returns whether a limit may cut a text whose widths are guessed, which may be twice as wide
  /// (ours); a text that is offered just its own width is not judged.
  private static func mayBeCut(_ clusters: [TextCluster], _ width: Double, _ page: Page) -> Bool {
    guard let limit = page.lineLimit, page.limit.isFinite, width < page.limit * 0.99 else {
      return false
    }
    return clusters.reduce(0) { $0 + $1.advance } * 2 > page.limit * Double(limit)
  }

  /// Returns the lines of a whole text, none cut, spaces at their ends included.
  package static func lines(
    of text: String, font: ResolvedFont, maxWidth: Double?
  ) -> [String] {
    let page = Page(font: font, maxWidth: maxWidth, lineLimit: nil, scale: 1)
    var measurer = TextMeasurer(page.font)
    let clusters = measurer.clusters(of: text)
    var rest = text.utf8[...]
    return LineBreaker.lines(of: clusters, within: page.limit).map { line in
      let length = clusters[line.clusters].reduce(0) { $0 + Int($1.byteCount) }
      defer { rest = rest.dropFirst(length) }
      return String(decoding: rest.prefix(length), as: UTF8.self)
    }
  }

  /// A limit cuts for certain only where it still does with every width at the band's lower end.
  ///
  /// A text that is offered exactly the width it needs is not judged by the band: whoever offers
  /// it took the width from the text, on a real screen from its real width (ours).
  private static func truncation(
    of clusters: [TextCluster], in page: Page, needing lines: Int, width: Double
  ) -> TextRun.Truncation {
    guard let limit = page.lineLimit else { return .none }
    func isCut(stretched factor: Double) -> Bool {
      let most = limit == .max ? limit : limit + 1
      return LineBreaker.lines(of: clusters, within: page.limit / factor, atMost: most).count
        > limit
    }
    if lines > limit { return isCut(stretched: 1 - band) ? .certain : .possible }
    if let offered = page.offered, page.roundedUp(width * page.font.size) > offered - 1e-3 {
      return .none
    }
    return isCut(stretched: 1 + band) ? .possible : .none
  }

  /// Returns the width of a last line that ends in an ellipsis, in em.
  private static func widthWithEllipsis(
    _ clusters: ArraySlice<TextCluster>, measurer: inout TextMeasurer, page: Page
  ) -> Double {
    let ellipsis = measurer.clusters(of: "\u{2026}").first?.advance ?? 0
    var width = 0.0
    var visible = 0.0
    for cluster in clusters {
      if cluster.breaking.contains(.newline) || width + cluster.advance + ellipsis > page.limit {
        break
      }
      width += cluster.advance
      if !cluster.breaking.contains(.space) { visible = width }
    }
    return visible + ellipsis
  }
}
