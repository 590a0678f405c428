import A11yTree

extension TextLayout {
  /// What lines are laid out on: their font, their width, the size of a pixel.
  struct Page {
    /// The width that is offered, in points, nil for any width.
    let offered: Double?
    /// The width of a line, in em.
    let limit: Double
    /// The most lines that may be painted, nil for any number.
    let lineLimit: Int?
    private let fontSize: Double
    private let scale: Double
    private let lineHeight: Double
    private let pitch: Double
    private let ascent: Double
    private let reservedLines: Int

    init(_ spec: TextSpec, width: Double?, height: Double?, scale: Double) {
      fontSize = spec.font.size
      self.scale = scale
      reservedLines = spec.reservedLines
      if let face = spec.face {
        lineHeight = face.lineHeight * fontSize
        pitch = lineHeight + face.lineGap * fontSize + spec.lineSpacing
        ascent = face.ascent * fontSize
      } else {
        lineHeight = spec.font.lineHeight
        pitch = spec.font.linePitch + spec.lineSpacing
        ascent = fontSize * SystemFont.ascentFactor
      }
      offered = width.flatMap { $0.isNaN || $0 == .infinity ? nil : max($0, 0) }
      if let offered, fontSize > 0 {
        // Offered widths come rounded to pixels, and may lie a hair below what was measured.
        limit = (offered + 1e-4) / fontSize
      } else {
        limit = .infinity
      }
      let fitting = Self.lines(in: height, lineHeight, pitch, scale)
      lineLimit = [spec.lineLimit, fitting].compactMap(\.self).min()
    }

    /// Returns whether one line of a width in em fits beyond doubt.
    func holds(_ width: Double, within band: Double) -> Bool {
      width * (lineLimit == nil ? 1 : 1 + band) <= limit
    }

    /// Returns whether the offered width is just what a line of a width in em needs.
    func isFilled(by width: Double) -> Bool {
      offered.map { roundedUp(width * fontSize) > $0 - 1e-3 } ?? false
    }

    /// Returns the measures of painted lines, the widest of them of a width in em.
    func laid(lines: Int, of needed: Int, width: Double) -> LaidText {
      let further = lines > 1 ? Double(lines - 1) * pitch : 0
      let room = lines > 0 ? Double(max(lines, reservedLines) - 1) * pitch : 0
      return LaidText(
        lineCount: lines, neededLines: needed, width: roundedUp(width * fontSize),
        height: lines > 0 ? roundedUp(lineHeight + room) : 0,
        firstBaseline: nearest(lines > 0 ? ascent : 0),
        lastBaseline: nearest(lines > 0 ? ascent + further : 0))
    }

    /// Returns a painted line with its place, its width and inset being in em.
    func line(_ index: Int, _ text: String, width: Double, inset: Double) -> TextLine {
      TextLine(
        text: text, x: nearest(inset * fontSize),
        baseline: nearest(ascent + Double(index) * pitch), width: roundedUp(width * fontSize))
    }

    /// Returns how many lines a height holds, nil for any number.
    ///
    /// One is always painted; a line may be a pixel too high.
    private static func lines(
      in height: Double?, _ lineHeight: Double, _ pitch: Double, _ scale: Double
    ) -> Int? {
      guard let height, height.isFinite, pitch > 0 else { return nil }
      let further = (max(0, height) + 1 / scale - lineHeight) / pitch
      return 1 + (Int(exactly: min(max(further, 0), 1e6).rounded(.down)) ?? 0)
    }

    /// Returns a length rounded up to a pixel, in points.
    private func roundedUp(_ length: Double) -> Double {
      (length * scale - 1e-6).rounded(.up) / scale
    }

    private func nearest(_ length: Double) -> Double {
      (length * scale).rounded() / scale
    }
  }
}
