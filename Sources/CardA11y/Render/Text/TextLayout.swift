import A11yTree

/// A text in its lines, measured.
package struct LaidText: Hashable, Sendable {
  /// The number of lines that are painted.
  package var lineCount: Int
  /// The number of lines that the whole text needs at this width.
  package var neededLines: Int
  /// The width of the widest painted line, in points, rounded up to a pixel.
  package var width: Double
  /// The height of the lines, in points, rounded up to a pixel.
  package var height: Double
  /// The distance from the top to the first line's baseline, in points, to the nearest pixel.
  package var firstBaseline: Double
  /// The distance from the top to the last line's baseline, in points, to the nearest pixel.
  package var lastBaseline: Double
  /// Whether a part of the text is not painted.
  package var truncation = TextRun.Truncation.none
  /// Whether it holds characters whose widths are only guessed.
  package var isUnmeasured = false
  /// Whether a word is wider than a line, and torn between its characters.
  package var tearsWords = false
  /// To which part of its size the font has shrunk, 1 where it has not.
  package var scaleFactor = 1.0
}

/// Lays a text out: widths, lines, heights, and whether a limit cuts it.
///
/// The text is measured once, whatever the widths that are asked about; a text that fits on one
/// line is not even taken apart.
package struct TextLayout {
  let spec: TextSpec
  let displayScale: Double
  private let measurer: TextMeasurer
  /// The width of a text of printable ASCII on one line, in em, nil for any other text.
  private let plainWidth: Double?
  private var known: MeasuredText?

  /// Creates the layout of a text, for a screen of some pixels a point.
  package init(_ spec: TextSpec, displayScale: Double) {
    var spec = spec
    spec.font.size = spec.font.size.isFinite ? max(spec.font.size, 0) : 0
    spec.lineLimit = spec.lineLimit.flatMap { $0 > 0 ? $0 : nil }
    self.spec = spec
    self.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    let size = max(spec.font.size, 1e-6)
    measurer = TextMeasurer(spec.font, face: spec.face, tracking: spec.tracking / size)
    plainWidth = measurer.widthOfPlainLine(spec.text)
  }

  /// Returns the text laid out in a room.
  ///
  /// A text without characters takes no space, as in SwiftUI. A height limits the lines, though
  /// one is always painted. A font that may shrink does so as far as is needed.
  /// - Parameters:
  ///   - width: The width that is offered, in points; nil, infinite or NaN for any width.
  ///   - height: The height that is offered, in points; nil, infinite or NaN for any height.
  /// - Returns: The number of lines and their measures, and whether a limit cuts the text.
  package mutating func lay(width: Double?, height: Double? = nil) -> LaidText {
    let page = Page(spec, width: width, height: height, scale: displayScale)
    guard !spec.text.isEmpty else { return page.laid(lines: 0, of: 0, width: 0) }
    if let plainWidth, page.holds(plainWidth, within: spec.band) {
      return page.laid(lines: 1, of: 1, width: plainWidth)
    }
    let text = measured()
    let lines = LineBreaker.lines(of: text, within: page.limit)
    let painted = min(lines.count, page.lineLimit ?? .max)
    if painted < lines.count, spec.minimumScaleFactor < 1 {
      return layShrunk(width: width, height: height)
    }
    var widest = 0.0
    for line in lines.prefix(painted) { widest = max(widest, line.width) }
    if painted < lines.count {
      widest = lines.prefix(painted - 1).reduce(0) { max($0, $1.width) }
      widest = max(widest, text.cut(lines[painted - 1], page.limit, spec.truncation).width)
    }
    var laid = page.laid(lines: painted, of: lines.count, width: widest)
    laid.isUnmeasured = text.isUnmeasured
    laid.tearsWords = !text.isUnmeasured && lines.prefix(painted).contains(where: \.tearsWord)
    laid.truncation = truncation(of: text, on: page, needing: lines.count, width: widest)
    return laid
  }

  /// Returns the lines as they are painted: with ellipses and hyphens, without what hangs.
  ///
  /// They stand in a frame of the size that `lay` returns for the same room.
  /// - Returns: The lines from the top; none where they follow from the text itself, as
  ///   `TextRun.paintedLines` has it.
  package mutating func paintedLines(width: Double?, height: Double? = nil) -> [TextLine] {
    let laid = lay(width: width, height: height)
    let isWhole = laid.neededLines <= 1 && spec.face == nil
    if isWhole, plainWidth != nil, spec.text.utf8.last != UInt8(ascii: " ") { return [] }
    guard laid.scaleFactor >= 1 else {
      var shrunk = shrunk(by: laid.scaleFactor)
      return shrunk.paintedLines(width: width, height: height)
    }
    let lines = linesOnPage(Page(spec, width: width, height: height, scale: displayScale), laid)
    return isWhole && lines.allSatisfy { $0.text == spec.text } ? [] : lines
  }

  private mutating func linesOnPage(_ page: Page, _ laid: LaidText) -> [TextLine] {
    let text = measured()
    let lines = LineBreaker.lines(of: text, within: page.limit)
    let painter = LinePainter(spec.text, text)
    let painted = lines.prefix(laid.lineCount).enumerated().map { index, line in
      index == laid.lineCount - 1 && laid.lineCount < lines.count
        ? painter.paint(text.cut(line, page.limit, spec.truncation)) : painter.paint(line)
    }
    let widest = painted.reduce(0) { max($0, $1.width) }
    return painted.enumerated().map { index, line in
      page.line(index, line.text, width: line.width, inset: (widest - line.width) * spec.alignment)
    }
  }

  /// Returns the lines of the whole text, none cut, with the spaces and newlines at their ends.
  package mutating func wholeLines(width: Double?) -> [String] {
    let page = Page(spec, width: width, height: nil, scale: displayScale)
    let text = measured()
    var rest = spec.text.utf8[...]
    return LineBreaker.lines(of: text, within: page.limit).map { line in
      let length = text.clusters[line.clusters].reduce(0) { $0 + Int($1.byteCount) }
      defer { rest = rest.dropFirst(length) }
      return String(decoding: rest.prefix(length), as: UTF8.self)
    }
  }

  private mutating func measured() -> MeasuredText {
    if let known { return known }
    let text = MeasuredText(spec.text, by: measurer)
    known = text
    return text
  }
}

/// Whether a limit cuts.
extension TextLayout {
  /// A limit cuts for certain only where it still does with every width at the band's lower end.
  ///
  /// A text that is offered exactly the width it needs is not judged by the band: whoever offers
  /// it took the width from the text, on a real screen from its real width (ours). Widths that are
  /// guessed may be twice as wide, and never make a cut certain (ours).
  private func truncation(
    of text: MeasuredText, on page: Page, needing lines: Int, width: Double
  ) -> TextRun.Truncation {
    guard let limit = page.lineLimit else { return .none }
    func isCut(stretched factor: Double) -> Bool {
      let most = limit == .max ? limit : limit + 1
      return LineBreaker.lines(of: text, within: page.limit / factor, atMost: most).count > limit
    }
    if lines > limit {
      return !text.isUnmeasured && isCut(stretched: 1 - spec.band) ? .certain : .possible
    }
    if text.isUnmeasured {
      return width < page.limit * 0.99 && isCut(stretched: 2) ? .possible : .none
    }
    if page.isFilled(by: width) { return .none }
    return isCut(stretched: 1 + spec.band) ? .possible : .none
  }
}

/// Fonts that shrink before a text is cut.
extension TextLayout {
  /// In how many steps the scale between the smallest one and 1 is looked for.
  private static let steps = 8

  /// Lays the text out in the largest font in which it is not cut, or else the smallest allowed.
  private func layShrunk(width: Double?, height: Double?) -> LaidText {
    func laid(_ factor: Double) -> LaidText {
      var layout = shrunk(by: factor)
      var laid = layout.lay(width: width, height: height)
      laid.scaleFactor = factor
      return laid
    }
    var least = max(spec.minimumScaleFactor, 0.01)
    var best = laid(least)
    guard best.neededLines <= best.lineCount else { return best }
    let smallest = least
    var most = 1.0
    for _ in 0..<Self.steps {
      let middle = (least + most) / 2
      let tried = laid(middle)
      if tried.neededLines <= tried.lineCount {
        (least, best) = (middle, tried)
      } else {
        most = middle
      }
    }
    // A text that is a little wider than measured shrinks a little further.
    if least > smallest * (1 + spec.band) { best.truncation = .none }
    return best
  }

  private func shrunk(by factor: Double) -> TextLayout {
    var spec = spec
    spec.font.size *= factor
    spec.minimumScaleFactor = 1
    return TextLayout(spec, displayScale: displayScale)
  }
}
