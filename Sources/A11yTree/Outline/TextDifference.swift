/// What differs between the text that a test expects and the one that it finds.
///
/// Its description is for the person who reads the failure: lines that are missing with `-`,
/// lines that came up with `+`, and the lines around them. A library for tests needs to know
/// nothing of it: where nothing differs, there is none.
///
///     #expect(try screen.transcriptDifference(from: "Cook, button") == nil)        // Swift Testing
///     XCTAssertNil(try screen.transcriptDifference(from: "Cook, button"))          // XCTest
public struct TextDifference: Hashable, Sendable, CustomStringConvertible {
  /// The lines that differ with those around them, each with `- `, `+ ` or two spaces before it.
  public let lines: [String]

  /// So many lines that are the same stand around one that differs.
  private static let context = 2

  /// Compares two texts; nil where they have the same lines.
  ///
  /// - Parameters:
  ///   - expected: What the test expects; an empty line at its end does not count.
  ///   - found: What was found.
  ///   - explain: Returns what to say of a line that came up, behind it.
  public init?(
    from expected: String, to found: String, explain: (String) -> String = { _ in "" }
  ) {
    let compared = LineDifference.compared(expected, found)
    let differs = compared.map { line in if case .same = line { false } else { true } }
    guard differs.contains(true) else { return nil }
    var lines: [String] = []
    var isGap = false
    for (place, line) in compared.enumerated() {
      switch line {
      case .old(let text): lines.append("- \(text)")
      case .new(let text): lines.append("+ \(text)\(explain(text))")
      case .same(let text):
        let around = max(0, place - Self.context)..<min(differs.count, place + Self.context + 1)
        let isNear = differs[around].contains(true)
        if isNear { lines.append("  \(text)") } else if !isGap { lines.append("  …") }
        isGap = !isNear
        continue
      }
      isGap = false
    }
    self.lines = lines
  }

  /// The lines below each other, after a line break, as failures print a value behind an arrow.
  public var description: String {
    "\n" + lines.joined(separator: "\n")
  }
}
