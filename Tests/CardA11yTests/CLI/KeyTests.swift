import A11yTree
import Testing

@testable import a11ysim

/// What the bytes of a terminal stand for, as xterm sends them.
struct KeyTests {
  @Test(
    arguments: [
      ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]),
      ("\u{1B}OC", [.right]), ("\u{1B}[1;5C", [.right]), ("\u{1B}[Z", [.shiftTab]),
      ("\t", [.tab]), ("\r", [.enter]), ("\n", [.enter]), ("\u{7F}", [.backspace]),
      ("\u{1B}", [.escape]), ("\u{1B}\u{1B}[A", [.escape, .up]),
      ("\u{1B}q", [.escape, .character("q")]), ("\u{3}", [.control("c")]),
      ("aé👩‍👧?", [.character("a"), .character("é"), .character("👩‍👧"), .character("?")]),
      ("x\u{1B}[Cy", [.character("x"), .right, .character("y")]), ("\u{1B}[5~", []),
      ("\u{1B}[12", []), ("", []),
    ] as [(String, [Key])])
  func bytesAreKeys(bytes: String, keys: [Key]) {
    #expect(Key.keys(in: Array(bytes.utf8)) == keys)
  }

  @Test func noBytesAreTooStrange() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<500 {
      let bytes = (0..<random.integer(0...12)).map { _ in UInt8(random.integer(0...255)) }
      #expect(Key.keys(in: bytes).count <= bytes.count)
    }
  }
}
