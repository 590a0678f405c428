import A11yTree
import Testing

struct LineDifferenceTests {
  @Test(
    arguments: [
      ("a\nb\n", "a\nb\n", []),
      ("a\nb\nc\n", "a\nx\nc\n", ["- b", "+ x"]),
      ("a\nc\n", "a\nb\nc\n", ["+ b"]),
      ("a\nb\nc\n", "b\n", ["- a", "- c"]),
      ("", "a\n", ["+ a"]),
      ("a", "a\n", ["- (the end of the last line differs)"]),
    ] as [(String, String, [String])])
  func linesThatOnlyOneTextHasAreFound(old: String, new: String, difference: [String]) {
    #expect(LineDifference.lines(from: old, to: new) == difference)
  }

  @Test func noShorterDifferenceExists() {
    var generator = SplitMix64(seed: 7)
    for round in 0..<300 {
      let old = Self.lines(&generator)
      let new = Self.lines(&generator)
      let found = LineDifference.lines(from: Self.text(old), to: Self.text(new))
      let expected = old.count + new.count - 2 * Self.common(old[...], new[...])
      #expect(found.count == expected, "seed 7, round \(round)")
    }
  }

  private static func lines(_ generator: inout SplitMix64) -> [String] {
    (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      ["a", "b", "c"].randomElement(using: &generator) ?? "a"
    }
  }

  private static func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  /// The length of a longest common subsequence, tried out.
  private static func common(_ left: ArraySlice<String>, _ right: ArraySlice<String>) -> Int {
    guard let first = left.first, let other = right.first else { return 0 }
    if first == other { return 1 + common(left.dropFirst(), right.dropFirst()) }
    return max(common(left.dropFirst(), right), common(left, right.dropFirst()))
  }
}
