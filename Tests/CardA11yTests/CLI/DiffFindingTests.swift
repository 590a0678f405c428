import CardA11y
import Testing

@testable import a11ysim

/// Findings, held against each other as a baseline is.
@MainActor
struct DiffFindingTests {
  private func text(_ label: String, _ color: String, _ more: String = "") -> String {
    ##"{ "type": "DSCard", "content": [ { "type": "Text", "text": "\##(label)", "##
      + ##""foregroundStyle": "\##(color)"\##(more) } ] }"##
  }

  private func scenario(_ views: String..., audit: String = "{}", matrix: String = "{}") -> String {
    #"{ "matrix": \#(matrix), "audit": \#(audit), "screen": [ \#(views.joined(separator: ",")) ] }"#
  }

  private func lines(_ old: String, _ new: String) -> (status: ExitCode, lines: [String]) {
    let world = FakeWorld(["a.json": old, "b.json": new])
    let status = world.run("diff", "a.json", "b.json")
    let lines = world.output.split(separator: "\n").map(String.init)
    return (status, lines.filter { $0.contains("contrast-text-aa at") })
  }

  private let good = "#000000"
  private let bad = "#F16E00"

  @Test func aFindingThatAppearsFails() {
    let result = lines(scenario(text("Buy", good)), scenario(text("Buy", bad)))
    #expect(result.status == .found)
    #expect(result.lines == ["  failed, new: contrast-text-aa at “Buy”"])
  }

  @Test func aFindingThatIsGoneIsBetter() {
    let result = lines(scenario(text("Buy", bad)), scenario(text("Buy", good)))
    #expect(result.status == .passed)
    #expect(result.lines == ["  failed, gone: contrast-text-aa at “Buy”"])
  }

  @Test func aCardThatIsMovedKeepsItsFindings() {
    let result = lines(
      scenario(text("Buy", bad), text("Plan", good)), scenario(text("Plan", good), text("Buy", bad))
    )
    #expect(result.status == .passed && result.lines == [])
  }

  @Test func aSecondDefectOfTheSameKindIsNew() {
    let result = lines(
      scenario(text("Buy", bad)), scenario(text("Buy", bad), text("Buy", bad)))
    #expect(result.lines == ["  failed, new: contrast-text-aa at “Buy”"])
  }

  @Test func oneDefectOfAComponentIsOneLine() {
    let result = lines(
      scenario(text("A", good), text("B", good)), scenario(text("A", bad), text("B", bad)))
    #expect(result.lines == ["  failed, new: contrast-text-aa at “A” and 1 more"])
  }

  /// The element says something else; what is wrong with it was known.
  @Test func anElementThatIsRenamedKeepsItsFindings() {
    let result = lines(scenario(text("Buy", bad)), scenario(text("Buy it", bad)))
    #expect(result.status == .passed && result.lines == [])
  }

  /// What still fails is worse with a lower contrast only.
  @Test(
    arguments: [
      ("#F17000", ExitCode.found), ("#E86A00", .passed),
    ] as [(String, ExitCode)])
  func whatIsMeasuredOtherwiseIsOneLine(color: String, status: ExitCode) {
    let result = lines(scenario(text("Buy", bad)), scenario(text("Buy", color)))
    #expect(result.status == status)
    #expect(result.lines == ["  failed, measured otherwise: contrast-text-aa at “Buy”"])
  }

  /// A new scenario tells what fails in it, and leaves the rest to its audit.
  @Test func aNewScenarioTellsOnlyWhatFails() {
    let world = FakeWorld([
      "A/a.scenario.json": scenario(text("Buy", good)),
      "B/a.scenario.json": scenario(text("Buy", good)),
      "B/b.scenario.json": scenario(text("Buy", bad)),
    ])
    #expect(world.run("diff", "A", "B") == .found)
    let lines = world.output.split(separator: "\n")
    #expect(
      lines[1...2] == [
        "  scenario added: B/b.scenario.json", "  failed, new: contrast-text-aa at “Buy”",
      ])
    #expect(!world.output.contains("advice"))
  }

  @Test func aFindingInOneMoreEnvironmentFails() {
    let matrix = #"{ "colorScheme": ["light", "dark"] }"#
    // Grey on the dark page is enough, and on the light one it is not.
    let old = scenario(
      ##"{ "type": "Text", "text": "Buy", "foregroundStyle": "#B0B0B0" }"##, matrix: matrix)
    let new = scenario(
      ##"{ "type": "Text", "text": "Buy", "foregroundStyle": "#B0B0B0", "modifiers": [ { "background": "#FFFFFF" } ] }"##,
      matrix: matrix)
    let result = lines(old, new)
    #expect(result.status == .found)
    #expect(result.lines == ["  failed in more environments: contrast-text-aa at “Buy”, dark"])
  }

  @Test(
    arguments: [
      (
        #"{ "rules": { "contrast-text-aa": "off" } }"#, "failed gone with its rule", ExitCode.passed
      ),
      (
        #"{ "suppress": [ { "rule": "contrast-text-aa", "reason": "brand" } ] }"#,
        "failed, excused now", .passed
      ),
      (
        #"{ "expect": [ { "rule": "contrast-text-aa", "reason": "shown" } ] }"#,
        "failed, excused now", .passed
      ),
    ] as [(String, String, ExitCode)])
  func whatIsNotCountedAnyMoreIsSaid(audit: String, words: String, status: ExitCode) {
    let card = text("Buy", bad)
    let result = lines(scenario(card), scenario(card, audit: audit))
    #expect(result.status == status)
    #expect(result.lines == ["  \(words): contrast-text-aa at “Buy”"])
  }

  @Test func whatIsNoLongerExcusedFails() {
    let card = text("Buy", bad)
    let audit = #"{ "suppress": [ { "rule": "contrast-text-aa", "reason": "brand" } ] }"#
    let result = lines(scenario(card, audit: audit), scenario(card))
    #expect(result.status == .found)
    #expect(result.lines == ["  failed, no longer excused: contrast-text-aa at “Buy”"])
  }

  @Test func whatFailsEarlierIsTold() {
    let matrix = #"{ "dynamicType": "all" }"#
    func row(_ width: Int) -> String {
      #"""
      { "type": "HStack", "content": [ { "type": "Text", "text": "Confirmation",
        "lineLimit": 1, "modifiers": [ { "frame": { "width": \#(width) } } ] } ] }
      """#
    }
    let world = FakeWorld([
      "a.json": scenario(row(190), matrix: matrix), "b.json": scenario(row(120), matrix: matrix),
    ])
    #expect(world.run("diff", "a.json", "b.json") == .found)
    #expect(world.output.contains("  fails earlier: text “Confirmation”\n"), "\(world.output)")
    #expect(world.output.contains("1 element fails at smaller text"))
    #expect(!world.output.contains("in more environments: dt-"))
    #expect(world.run("diff", "b.json", "a.json") == .passed)
    #expect(world.output.contains("  fails later: text “Confirmation”\n"))
  }
}
