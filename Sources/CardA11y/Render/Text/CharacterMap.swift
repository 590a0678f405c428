/// Which glyph a font has for each character: a font's `cmap`, in formats 4, 6 and 12.
struct CharacterMap: Hashable, Sendable {
  /// Characters that follow each other, in rising order, without overlapping.
  private var spans: [Span] = []

  private struct Span: Hashable, Sendable {
    var first: UInt32
    var last: UInt32
    var glyphs: Glyphs
  }

  private enum Glyphs: Hashable, Sendable {
    /// Glyphs that follow each other as well.
    case from(Int)
    /// A glyph for each character, 0 for none.
    case list([UInt16])
  }

  /// Returns the glyph of a character, nil where the font lacks it.
  func glyph(of scalar: UInt32) -> Int? {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].first <= scalar { low = middle + 1 } else { high = middle }
    }
    guard low > 0, scalar <= spans[low - 1].last else { return nil }
    let span = spans[low - 1]
    let place = Int(scalar - span.first)
    let glyph: Int =
      switch span.glyphs {
      case .from(let first): first + place
      case .list(let glyphs): Int(glyphs[place])
      }
    return glyph == 0 ? nil : glyph
  }
}

/// Reading the table.
extension CharacterMap {
  /// Creates the map of a font's `cmap` table.
  ///
  /// - Throws: An error where no subtable is of a format that is read, or where one is damaged.
  init(reading table: FontBytes) throws(FontFileError) {
    var best: (rank: Int, offset: Int)?
    for index in 0..<(try table.u16(2)) {
      let record = 4 + index * 8
      let (platform, encoding) = (try table.u16(record), try table.u16(record + 2))
      let offset = try table.u32(record + 4)
      guard let rank = Self.rank(platform, encoding, try table.u16(offset)) else { continue }
      if rank > best?.rank ?? -1 { best = (rank, offset) }
    }
    guard let best else {
      throw FontFileError("has no “cmap” of Unicode characters in format 4, 6 or 12")
    }
    let subtable = try table.suffix(from: best.offset)
    switch try subtable.u16(0) {
    case 4: try readSegments(subtable)
    case 6: try readTrimmed(subtable, limit: best.rank == 0 ? 0x7F : 0xFFFF)
    default: try readGroups(subtable)
    }
  }

  /// Returns how well a subtable serves, nil where it cannot be used.
  private static func rank(_ platform: Int, _ encoding: Int, _ format: Int) -> Int? {
    switch (platform, encoding, format) {
    case (3, 10, 12), (0, 4, 12), (0, 6, 12): 3
    case (3, 1, 4), (0, 0...4, 4): 2
    case (3, 1, 6), (0, 0...4, 6), (3, 1, 12), (0, 0...3, 12): 1
    case (1, 0, 6): 0
    default: nil
    }
  }

  private mutating func readSegments(_ table: FontBytes) throws(FontFileError) {
    let count = try table.u16(6) / 2
    let (ends, starts) = (14, 16 + count * 2)
    let (deltas, offsets) = (starts + count * 2, starts + count * 4)
    for index in 0..<count {
      let first = try table.u16(starts + index * 2)
      let last = try table.u16(ends + index * 2)
      let delta = try table.u16(deltas + index * 2)
      let offset = try table.u16(offsets + index * 2)
      guard first != 0xFFFF else { continue }
      guard first <= last, spans.last.map({ $0.last < UInt32(first) }) ?? true else {
        throw Self.disorder
      }
      var glyphs: [UInt16] = []
      glyphs.reserveCapacity(last - first + 1)
      for character in first...last {
        var glyph = character
        if offset > 0 {
          let place = offsets + index * 2 + offset + (character - first) * 2
          // Some fonts let the last segment point beyond the table.
          glyph = (try? table.u16(place)) ?? 0
          guard glyph > 0 else {
            glyphs.append(0)
            continue
          }
        }
        glyphs.append(UInt16(truncatingIfNeeded: glyph + delta))
      }
      try append(UInt32(first), UInt32(last), .list(glyphs))
    }
  }

  private mutating func readTrimmed(_ table: FontBytes, limit: Int) throws(FontFileError) {
    let first = try table.u16(6)
    var glyphs: [UInt16] = []
    for index in 0..<(try table.u16(8)) where first + index <= limit {
      glyphs.append(UInt16(truncatingIfNeeded: try table.u16(10 + index * 2)))
    }
    guard !glyphs.isEmpty else { return }
    try append(UInt32(first), UInt32(first + glyphs.count - 1), .list(glyphs))
  }

  private mutating func readGroups(_ table: FontBytes) throws(FontFileError) {
    for index in 0..<(try table.u32(12)) {
      let group = 16 + index * 12
      let (first, last) = (try table.u32(group), try table.u32(group + 4))
      let glyph = try table.u32(group + 8)
      guard first <= last, last <= 0x10FFFF else { throw Self.disorder }
      try append(UInt32(first), UInt32(last), .from(glyph))
    }
  }

  private mutating func append(
    _ first: UInt32, _ last: UInt32, _ glyphs: Glyphs
  ) throws(FontFileError) {
    if let before = spans.last, first <= before.last { throw Self.disorder }
    spans.append(Span(first: first, last: last, glyphs: glyphs))
  }

  private static let disorder = FontFileError("has a “cmap” whose characters are not in order")
}
