import A11yTree

extension TextLayout {
  /// What a text is laid out in: its font, the width and lines it may take, the size of a pixel.
  struct Page {
    /// The font, of a size that can be computed with.
    let font: ResolvedFont
    /// The width that is offered, in points, nil for any width.
    let offered: Double?
    /// The width of a line, in em.
    let limit: Double
    /// The most lines that are painted, nil for any number.
    let lineLimit: Int?
    private let scale: Double

    init(font: ResolvedFont, maxWidth: Double?, lineLimit: Int?, scale: Double) {
      var font = font
      font.size = font.size.isFinite ? max(font.size, 0) : 0
      self.font = font
      self.scale = scale.isFinite && scale > 0 ? scale : 1
      self.lineLimit = lineLimit.flatMap { $0 > 0 ? $0 : nil }
      offered = maxWidth.flatMap { $0.isNaN || $0 == .infinity ? nil : max($0, 0) }
      if let offered, font.size > 0 {
        // Offered widths come rounded to pixels, and may lie a hair below what was measured.
        limit = (offered + 1e-4) / font.size
      } else {
        limit = .infinity
      }
    }

    /// Returns whether a line of a width in em fits beyond doubt.
    func holds(_ width: Double) -> Bool {
      width * (lineLimit == nil ? 1 : 1 + TextLayout.band) <= limit
    }

    /// Returns a length rounded up to a pixel, in points.
    func roundedUp(_ length: Double) -> Double {
      (length * scale - 1e-6).rounded(.up) / scale
    }

    /// Returns the measures of painted lines, the widest of them of a width in em.
    func laid(lines: Int, of needed: Int, width: Double) -> LaidText {
      let further = lines > 1 ? Double(lines - 1) * font.linePitch : 0
      let ascent = lines > 0 ? font.size * SystemFont.ascentFactor : 0
      return LaidText(
        lineCount: lines, neededLines: needed, width: roundedUp(width * font.size),
        height: lines > 0 ? roundedUp(font.lineHeight + further) : 0,
        firstBaseline: nearest(ascent), lastBaseline: nearest(ascent + further),
        truncation: .none, isUnmeasured: false)
    }

    private func nearest(_ length: Double) -> Double {
      (length * scale).rounded() / scale
    }
  }
}
