/// What is measured of a font file: advances, and the height of a line.
///
/// Outlines, kerning and substitutions are not looked at, so that ligatures and the joined forms
/// of Arabic have the widths of their letters.
package struct FontFile: Hashable, Sendable {
  /// The names by which the font calls itself: family, full name, PostScript name.
  package let names: [String]
  /// How far the letters rise above the baseline, in em.
  package let ascent: Double
  /// How far the letters fall below the baseline, in em.
  package let descent: Double
  /// What is left between two lines, in em.
  package let lineGap: Double
  private let map: CharacterMap
  private let unitsPerEm: Double
  private let advances: [UInt16]
  /// The advances of ASCII, in em, NaN for what the font lacks.
  private let ascii: [Double]

  /// Creates a font from its tables.
  ///
  /// - Parameters:
  ///   - names: The names by which the font calls itself.
  ///   - lines: Ascent, descent and gap, in units, the descent counted downwards.
  ///   - unitsPerEm: Units an em, positive.
  ///   - map: The glyph of each character.
  ///   - advances: The advance of each glyph in units; the last one holds for all further ones.
  init(
    names: [String], lines: (ascent: Int, descent: Int, gap: Int), unitsPerEm: Int,
    map: CharacterMap, advances: [UInt16]
  ) {
    let em = Double(unitsPerEm)
    self.names = names
    ascent = Double(lines.ascent) / em
    descent = Double(lines.descent) / em
    lineGap = max(0, Double(lines.gap) / em)
    self.map = map
    self.unitsPerEm = em
    self.advances = advances
    ascii = (0..<0x80 as Range<UInt32>).map { value in
      guard let glyph = map.glyph(of: value), let last = advances.last else { return .nan }
      return Double(glyph < advances.count ? advances[glyph] : last) / em
    }
  }

  /// Returns the advance of a character, in em, nil where the font lacks it.
  func advance(of scalar: UInt32) -> Double? {
    if scalar < 0x80 { return advance(ofASCII: UInt8(scalar)) }
    guard let glyph = map.glyph(of: scalar), let last = advances.last else { return nil }
    return Double(glyph < advances.count ? advances[glyph] : last) / unitsPerEm
  }

  /// Returns the advance of a character of ASCII, in em, nil where the font lacks it.
  func advance(ofASCII byte: UInt8) -> Double? {
    guard byte < 0x80 else { return nil }
    let advance = ascii[Int(byte)]
    return advance.isNaN ? nil : advance
  }

  /// The height of one line, in em.
  var lineHeight: Double { ascent + descent }
}
