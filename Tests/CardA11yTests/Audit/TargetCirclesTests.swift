import A11yTree
import Testing

struct TargetCirclesTests {
  /// Compared with every pair, as WCAG 2.5.8 words it.
  @Test func theIndexFindsWhatEveryPairFinds() {
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      let frames = (0..<random.integer(2...30)).map { _ in
        Rect(
          x: Double(random.integer(0...200)), y: Double(random.integer(0...200)),
          width: Double(random.integer(4...60)), height: Double(random.integer(4...60)))
      }
      let outline = frames.map { frame in
        "button \"A\" frame=\(frame.x),\(frame.y),\(frame.width),\(frame.height)\n"
      }
      guard let screen = try? Outline.parse(outline.joined()) else { continue }
      let report = Audit.run([screen])
      let found = Set(
        report.findings.filter { $0.rule == "target-min-aa" }.map(\.element.id.path))
      let expected = Set(frames.indices.filter { isCrowded($0, frames) }.map(String.init))
      #expect(found == expected, "seed \(seed)")
    }
  }

  private func isCrowded(_ number: Int, _ frames: [Rect]) -> Bool {
    guard isSmall(frames[number]) else { return false }
    let center = frames[number].center
    return frames.indices.contains { other in
      guard other != number else { return false }
      let frame = frames[other]
      let nearest = Point(
        x: min(max(center.x, frame.x), frame.maxX), y: min(max(center.y, frame.y), frame.maxY))
      return distance(center, nearest) < 12 - 1e-6
        || (isSmall(frame) && distance(center, frame.center) < 24 - 1e-6)
    }
  }

  private func isSmall(_ frame: Rect) -> Bool { min(frame.width, frame.height) < 24 }

  private func distance(_ one: Point, _ other: Point) -> Double {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }
}
