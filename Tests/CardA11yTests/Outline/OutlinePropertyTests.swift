import A11yTree
import Testing

struct OutlinePropertyTests {
  /// Whatever is printed is read as the same screen, and prints the same again.
  @Test(arguments: 0..<12)
  func parsingAndPrintingMirrorEachOther(block: Int) throws {
    for seed in UInt64(block * 50)..<UInt64(block * 50 + 50) {
      var generator = RandomScreens(seed: seed)
      let screen = generator.screen()
      #expect(screen.violations() == [], "seed \(seed)")
      let outline = Outline.print(screen)
      let parsed: Screen
      do {
        parsed = try Outline.parse(outline)
      } catch {
        Issue.record("seed \(seed): \(error)\n\(outline)")
        continue
      }
      #expect(parsed == screen, "seed \(seed)\n\(outline)")
      #expect(Outline.print(parsed) == outline, "seed \(seed)")
    }
  }

  /// Cut or changed anywhere, an outline is read or refused with a place inside of it.
  @Test(arguments: 0..<4)
  func damagedOutlinesAreReadOrRefused(block: Int) {
    for seed in UInt64(1000 + block * 50)..<UInt64(1050 + block * 50) {
      var generator = RandomScreens(seed: seed)
      var bytes = Array(Outline.print(generator.screen()).utf8)
      guard !bytes.isEmpty else { continue }
      let place = generator.random.integer(0...bytes.count - 1)
      if generator.random.oneIn(2) {
        bytes.removeSubrange(place...)
      } else {
        bytes[place] = UInt8(generator.random.integer(0...255))
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        _ = try Outline.parse(text)
      } catch {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        #expect((1...lines).contains(error.line), "seed \(seed)")
        #expect(error.column >= 1 && error.column <= text.utf8.count + 1, "seed \(seed)")
      }
    }
  }
}
