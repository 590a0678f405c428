import Testing

@testable import CardA11y

struct FontFileTests {
  @Test(arguments: [4, 6, 12])
  func advancesComeFromTheFile(format: Int) throws {
    var tiny = TinyFont()
    tiny.format = format
    let font = try FontFile(reading: tiny.bytes)
    #expect(font.names == ["Tiny Sans"])
    #expect(font.advance(of: 0x41) == 0.6)
    #expect(font.advance(ofASCII: 0x69) == 0.2)
    #expect(font.advance(of: 0x43) == nil)
    #expect(font.advance(of: 0xE9) == nil)
    #expect(font.advance(of: 0x1F600) == (format == 12 ? 1.1 : nil))
    #expect(font.lineHeight == 1 && font.lineGap == 0.1)
  }

  @Test func anOpenTypeFileIsRead() throws {
    var tiny = TinyFont()
    tiny.version = 0x4F54_544F
    #expect(try FontFile(reading: tiny.bytes).advance(of: 0x42) == 0.5)
  }

  @Test func aFontWithoutNamesIsRead() throws {
    var tiny = TinyFont()
    tiny.leftOut = ["name"]
    #expect(try FontFile(reading: tiny.bytes).names == [])
  }

  /// A font that cannot be measured, and what is wrong with it.
  struct Damage: Sendable {
    var message: String
    var change: @Sendable (inout TinyFont) -> Void

    init(_ message: String, _ change: @escaping @Sendable (inout TinyFont) -> Void) {
      self.message = message
      self.change = change
    }

    static let all: [Damage] = [
      Damage("has no “cmap” table") { $0.leftOut = ["cmap"] },
      Damage("has no “hmtx” table") { $0.leftOut = ["hmtx"] },
      Damage("has 0 units an em; expected 16 to 16384") { $0.unitsPerEm = 0 },
      Damage("has lines without height") { $0.ascent = -200 },
      Damage("has no “cmap” of Unicode characters in format 4, 6 or 12") { $0.format = 14 },
      Damage("has a “cmap” whose characters are not in order") { $0.letters.reverse() },
      Damage("is no TrueType or OpenType file") { $0.version = 0x2550_4446 },
      Damage("is a WOFF file, which is compressed; give the .ttf or .otf file") {
        $0.version = 0x774F_4646
      },
    ]
  }

  @Test(arguments: Damage.all.indices)
  func whatCannotBeMeasuredIsNamed(row: Int) {
    let damage = Damage.all[row]
    var tiny = TinyFont()
    damage.change(&tiny)
    let error = #expect(throws: FontFileError.self) { try FontFile(reading: tiny.bytes) }
    #expect(error?.description == damage.message)
  }

  @Test(arguments: [0, 3, 11])
  func aFileThatIsTooShortIsNoFont(length: Int) {
    let bytes = Array(TinyFont().bytes.prefix(length))
    let error = #expect(throws: FontFileError.self) { try FontFile(reading: bytes) }
    #expect(error?.description == "is too short to be a font")
  }

  /// Cut or changed anywhere, a font is read or refused; nothing is measured that is not finite.
  @Test(arguments: [4, 6, 12])
  func damagedFontsAreReadOrRefused(format: Int) {
    var tiny = TinyFont()
    tiny.format = format
    let whole = tiny.bytes
    var refused = 0
    for seed in 0..<2000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var bytes = whole
      if random.oneIn(3) { bytes.removeLast(random.integer(0...bytes.count)) }
      for _ in 0..<random.integer(1...4) where !bytes.isEmpty {
        bytes[random.integer(0...bytes.count - 1)] = random.pick([0, 1, 0x7F, 0x80, 0xFF], or: 0)
      }
      do {
        let font = try FontFile(reading: bytes)
        for scalar in [0x20, 0x41, 0x69, 0xFFFF, 0x1F600, 0x10FFFF] as [UInt32] {
          if let advance = font.advance(of: scalar) {
            #expect(advance.isFinite && advance >= 0, "seed \(seed)")
          }
        }
        #expect(font.lineHeight > 0 && font.lineGap >= 0, "seed \(seed)")
      } catch {
        refused += 1
      }
    }
    #expect(refused > 100 && refused < 2000)
  }
}
