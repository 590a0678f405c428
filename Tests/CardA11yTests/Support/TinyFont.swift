/// A font file of a few letters, made by hand.
struct TinyFont {
  var unitsPerEm = 1000
  var ascent = 800
  var descent = -200
  var lineGap = 100
  /// The letters with their advances, in rising order; their glyphs count from 1.
  var letters: [(letter: Unicode.Scalar, advance: Int)] = [
    ("A", 600), ("B", 500), ("i", 200), ("\u{1F600}", 1100),
  ]
  /// The format of the character map: 4, 6 or 12.
  var format = 4
  var version = 0x0001_0000
  var name: String? = "Tiny Sans"
  var leftOut: Set<String> = []

  /// The content of the file.
  var bytes: [UInt8] {
    let tables = [
      ("cmap", map), ("head", head), ("hhea", horizontal), ("hmtx", advances),
      ("maxp", u32(0x0001_0000) + u16(letters.count + 1)), ("name", names),
    ].filter { !leftOut.contains($0.0) }
    var file = u32(version) + u16(tables.count) + [0, 0, 0, 0, 0, 0]
    var offset = 12 + tables.count * 16
    for (tag, table) in tables {
      file += Array(tag.utf8) + u32(0) + u32(offset) + u32(table.count)
      offset += table.count
    }
    return file + tables.flatMap(\.1)
  }

  private var head: [UInt8] { Array(repeating: 0, count: 18) + u16(unitsPerEm) + [0, 0] }

  private var horizontal: [UInt8] {
    u32(0x0001_0000) + u16(ascent) + u16(descent) + u16(lineGap)
      + Array(repeating: 0, count: 24) + u16(letters.count + 1)
  }

  private var advances: [UInt8] {
    u16(300) + u16(0) + letters.flatMap { u16($0.advance) + u16(0) }
  }

  private var names: [UInt8] {
    let text = Array((name ?? "").utf16).flatMap { u16(Int($0)) }
    return u16(0) + u16(1) + u16(18) + u16(3) + u16(1) + u16(0x409) + u16(4) + u16(text.count)
      + u16(0) + text
  }

  private var map: [UInt8] {
    let encoding = format == 12 ? 10 : 1
    return u16(0) + u16(1) + u16(3) + u16(encoding) + u32(12) + subtable
  }

  private var subtable: [UInt8] {
    let places = letters.enumerated().map { (Int($1.letter.value), $0 + 1) }
    let inPlane = places.filter { $0.0 < 0xFFFF }
    switch format {
    case 4:
      let segments = inPlane + [(0xFFFF, 0)]
      let body =
        segments.flatMap { u16($0.0) } + u16(0) + segments.flatMap { u16($0.0) }
        + segments.flatMap { u16($0.1 - $0.0) } + segments.flatMap { _ in u16(0) }
      return u16(4) + u16(14 + body.count) + u16(0) + u16(segments.count * 2) + u16(0) + u16(0)
        + u16(0) + body
    case 6:
      guard let first = inPlane.first?.0, let last = inPlane.last?.0 else { return [] }
      let glyphs = (first...last).map { value in inPlane.first { $0.0 == value }?.1 ?? 0 }
      return u16(6) + u16(10 + glyphs.count * 2) + u16(0) + u16(first) + u16(glyphs.count)
        + glyphs.flatMap { u16($0) }
    default:
      let groups = places.flatMap { u32($0.0) + u32($0.0) + u32($0.1) }
      return u16(format) + u16(0) + u32(16 + groups.count) + u32(0) + u32(places.count) + groups
    }
  }

  private func u16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }
}
