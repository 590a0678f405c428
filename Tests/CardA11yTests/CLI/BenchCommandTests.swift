import CardA11y
import Testing

@testable import a11ysim

/// How fast things are is measured and never judged; that the reader holds, is.
@MainActor
struct BenchCommandTests {
  private let world = FakeWorld([
    "card.json": #"""
    {"screen": [{"type": "Text", "text": "Plan", "accessibilityAddTraits": ["header"]},
      {"type": "Button", "label": "Book", "action": "book"}]}
    """#
  ])

  @Test func eachPartHasItsFigure() throws {
    let status = world.run(
      "bench", "card.json", "--pairs", "20001", "--sequences", "50", "--seed", "7", "--format",
      "json")
    #expect(status == .passed)
    #expect(world.errors == "")
    let value = try JSONParser.parse(Array(world.output.utf8))
    guard case .array(let figures) = value["figures"]?.content else {
      Issue.record("no figures")
      return
    }
    #expect(
      figures.compactMap { $0["name"]?.content } == [
        .string("contrasts"), .string("screens"), .string("rules"), .string("speech"),
        .string("gestures"),
      ])
    #expect(
      figures.compactMap { $0["count"]?.content } == [
        .number(20001), .number(5), .number(5), .number(10), .number(50),
      ])
    #expect(value["violation"]?.content == .null)
  }

  @Test func aNumberThatIsNoneIsRefused() {
    #expect(world.run("bench", "card.json", "--sequences", "many") == .notMeasured)
    #expect(world.output == "")
    #expect(world.errors.contains("--sequences: expected a whole number from 1, found 'many'"))
  }
}
