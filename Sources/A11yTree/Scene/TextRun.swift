/// A text as it is painted: its declared font beside the measured lines.
public struct TextRun: Hashable, Sendable {
  /// The whole text, before anything is cut.
  public var text: String
  /// The font, declared and resolved.
  public var font: ResolvedFont
  /// The colour, nil for a pattern, or where it is not known.
  public var color: SRGBColor?
  /// What colours the text where that is no plain colour.
  public var pattern: Pattern?
  /// What lies under the text, nil where the scene's items tell.
  public var backdrop: Backdrop?
  /// The number of lines that are painted.
  public var lineCount: Int
  /// The most lines that the view allows, nil for any number.
  public var lineLimit: Int?
  /// The number of lines that the whole text needs at this width.
  public var neededLines: Int
  /// Whether a part of the text is not painted.
  public var truncation: Truncation
  /// Whether a word is wider than a line, and torn between its characters.
  public var tearsWords = false
  /// To which part of its size the font may shrink before the text is cut, 1 for not at all.
  public var minimumScaleFactor = 1.0
  /// To which part of its size the font has shrunk, 1 where it has not.
  public var scaleFactor = 1.0
  /// The painted lines from the top, where they do not follow from the rest; see `paintedLines`.
  public var lines: [TextLine] = []
  /// Whether a line is drawn under the text.
  public var isUnderlined = false

  /// Whether a part of a text is not painted.
  public enum Truncation: String, Hashable, Sendable {
    /// The whole text is painted.
    case none
    /// Within the measuring band, ±3 % for the system font, the text may or may not be cut.
    case possible
    /// The text is cut.
    case certain
  }

  /// Creates a text that is painted whole, on one line unless said.
  public init(
    text: String, font: ResolvedFont, color: SRGBColor? = nil, backdrop: Backdrop? = nil,
    lineCount: Int = 1, lineLimit: Int? = nil, neededLines: Int? = nil,
    truncation: Truncation = .none
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.backdrop = backdrop
    self.lineCount = lineCount
    self.lineLimit = lineLimit
    self.neededLines = neededLines ?? lineCount
    self.truncation = truncation
  }
}

extension TextRun {
  /// Returns the painted lines from the top, in a frame of a width in points.
  ///
  /// A text of the system font that stands whole on its only line fills its frame, and keeps no
  /// lines of its own.
  public func paintedLines(width: Double) -> [TextLine] {
    guard lines.isEmpty, lineCount > 0 else { return lines }
    let baseline = font.size * SystemFont.ascentFactor
    return [TextLine(text: text, x: 0, baseline: baseline, width: width)]
  }
}

/// What lies under a text.
public enum Backdrop: Hashable, Sendable {
  /// The opaque colours that lie under its parts, each once, in z-order from the back.
  case colors([SRGBColor])
  /// Opaque colours between which all that lies under it is, and why no more is known.
  case range([SRGBColor], Reason)
  /// Something whose colours are not known.
  case unknown(Reason)

  /// Why the colours under a text are not known, the gravest last.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Views are translucent or blended together, and which part with which is not declared.
    case opacity
    /// A gradient lies under the text.
    case gradient
    /// A picture lies under the text whose range of colours is declared.
    case picture
    /// A picture lies under the text.
    case image
    /// A material lies under the text.
    case material
    /// A colour under the text could not be resolved.
    case color

    /// How little is known, rising.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }
}
