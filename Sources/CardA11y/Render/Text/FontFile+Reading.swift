extension FontFile {
  /// The largest font file that is read, in bytes.
  private static let maximumSize = 64 << 20

  /// Reads the tables head, hhea, maxp, hmtx, cmap and name of a TrueType or OpenType file.
  ///
  /// Of a collection the first font is read.
  /// - Parameter bytes: The content of the file.
  /// - Throws: What is wrong with the file, in words that follow on “the font”.
  package init(reading bytes: [UInt8]) throws(FontFileError) {
    guard bytes.count <= Self.maximumSize else { throw FontFileError("is larger than 64 MB") }
    let file = FontBytes(bytes)
    let tables = try Self.tables(of: file)
    let unitsPerEm = try tables.required("head").u16(18)
    guard (16...16_384).contains(unitsPerEm) else {
      throw FontFileError("has \(unitsPerEm) units an em; expected 16 to 16384")
    }
    let horizontal = try tables.required("hhea")
    let lines = (
      ascent: try horizontal.i16(4), descent: -(try horizontal.i16(6)),
      gap: try horizontal.i16(8)
    )
    guard lines.ascent + lines.descent > 0 else { throw FontFileError("has lines without height") }
    let glyphs = try tables.required("maxp").u16(4)
    let metrics = try horizontal.u16(34)
    guard metrics > 0, metrics <= max(glyphs, 1) else {
      throw FontFileError("has \(metrics) advances for \(glyphs) glyphs")
    }
    let table = try tables.required("hmtx")
    var advances: [UInt16] = []
    advances.reserveCapacity(metrics)
    for index in 0..<metrics {
      advances.append(UInt16(truncatingIfNeeded: try table.u16(index * 4)))
    }
    self.init(
      names: try tables.named("name").map(Self.names) ?? [], lines: lines,
      unitsPerEm: unitsPerEm, map: try CharacterMap(reading: try tables.required("cmap")),
      advances: advances)
  }

  private static func tables(of file: FontBytes) throws(FontFileError) -> FontTables {
    guard file.count >= 12 else { throw FontFileError("is too short to be a font") }
    var start = 0
    if try file.ascii(0, 4) == "ttcf" { start = try file.u32(12) }
    switch try file.u32(start) {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: break  // 1.0, OTTO, true
    case 0x774F_4646, 0x774F_4632:
      throw FontFileError("is a WOFF file, which is compressed; give the .ttf or .otf file")
    default: throw FontFileError("is no TrueType or OpenType file")
    }
    return FontTables(file: file, start: start, count: try file.u16(start + 4))
  }

  /// Returns the family, the full name and the PostScript name, each once.
  private static func names(_ table: FontBytes) throws(FontFileError) -> [String] {
    var names: [String] = []
    let storage = try table.u16(4)
    for index in 0..<(try table.u16(2)) {
      let record = 6 + index * 12
      guard [1, 4, 6, 16].contains(try table.u16(record + 6)) else { continue }
      let text = try table.part(
        storage + (try table.u16(record + 10)), try table.u16(record + 8), named: "name")
      guard let name = try self.name(text, platform: try table.u16(record)) else { continue }
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns a name in UTF-16, or in the part of Mac Roman that is ASCII, nil for any other.
  private static func name(_ text: FontBytes, platform: Int) throws(FontFileError) -> String? {
    guard platform == 0 || platform == 3 else {
      let name = try text.ascii(0, text.count)
      return name.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? name : nil
    }
    var units: [UInt16] = []
    for index in 0..<text.count / 2 {
      units.append(UInt16(truncatingIfNeeded: try text.u16(index * 2)))
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// The tables of a font file, by their tags.
private struct FontTables {
  let file: FontBytes
  let start: Int
  let count: Int

  func named(_ tag: String) throws(FontFileError) -> FontBytes? {
    for index in 0..<count {
      let record = start + 12 + index * 16
      guard try file.ascii(record, 4) == tag else { continue }
      return try file.part(
        try file.u32(record + 8), try file.u32(record + 12), named: tag)
    }
    return nil
  }

  func required(_ tag: String) throws(FontFileError) -> FontBytes {
    guard let table = try named(tag) else { throw FontFileError("has no “\(tag)” table") }
    return table
  }
}
