package import A11yTree

/// A text as a view declares it, at its place of the view tree.
package struct TextSpec {
  package var text: String
  package var font: ResolvedFont
  /// The colour, nil for a pattern, and where it is not known.
  package var color: SRGBColor?
  /// What colours the text where that is no plain colour.
  package var pattern: Pattern?
  package var isUnderlined = false
  /// The most lines that are painted, nil or less than 1 for any number.
  package var lineLimit: Int?
  /// For how many lines there is room at the least.
  package var reservedLines = 1
  /// Where a text is cut.
  package var truncation = Truncation.tail
  /// To which part of its size the font may shrink before the text is cut, above 0 to 1.
  package var minimumScaleFactor = 1.0
  /// What is added to every advance, in points.
  package var tracking = 0.0
  /// What is added between two lines, in points.
  package var lineSpacing = 0.0
  /// Where lines stand that are shorter than the widest one: 0 leading, 1 trailing.
  package var alignment = 0.0
  /// The font's own file, nil for the system font and for fonts whose file is not known.
  package var face: FontFile?
  /// How far a real width may lie from the measured one, as a part of it.
  ///
  /// 3 % for the system font (facts: platform.md §5.1) and for a font whose file is known, where it
  /// stands for kerning.
  package var band = 0.03

  /// Where a text is cut.
  package enum Truncation: Sendable {
    case head
    case tail
    case middle
  }

  package init(text: String, font: ResolvedFont, color: SRGBColor? = nil, lineLimit: Int? = nil) {
    self.text = text
    self.font = font
    self.color = color
    self.lineLimit = lineLimit
  }
}
