import Foundation
import Testing

/// Texts that are too long for a test, as files that are reviewed like code.
///
/// With `A11YSIM_RECORD` in the environment they are written, and the test fails all the same.
enum FileGolden {
  static func expect(
    _ text: String, is name: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Goldens").appending(path: name)
    let variables = ProcessInfo.processInfo.environment
    if variables["A11YSIM_RECORD"] != nil {
      guard ["", "0", "false"].contains(variables["CI"]?.lowercased() ?? "") else {
        Issue.record("nothing is recorded in CI", sourceLocation: sourceLocation)
        return
      }
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was written; read the difference", sourceLocation: sourceLocation)
      return
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    guard text != golden else { return }
    let lines = [golden, text].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let place = zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      """
      \(name) differs from line \((place?.offset ?? min(lines[0].count, lines[1].count)) + 1) on:
      - \(place.map { String($0.element.0) } ?? "(end)")
      + \(place.map { String($0.element.1) } ?? "(end)")
      """, sourceLocation: sourceLocation)
  }
}
