import A11yTree
import CardA11y
import Testing

@testable import a11ysim

@MainActor
struct RulesCommandTests {
  private let world = FakeWorld()

  @Test func everyRuleOfTheCatalogueIsListed() throws {
    #expect(world.run("rules") == .passed)
    for entry in Catalogue.all { #expect(world.output.contains("  \(entry.id) ")) }
    #expect(world.run("rules", "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    guard case .array(let rules) = value["rules"]?.content else {
      Issue.record("no rules")
      return
    }
    #expect(rules.map { $0["id"]?.content } == Catalogue.all.map { .string($0.id) })
  }

  @Test func aRuleIsExplainedWithItsExamples() throws {
    let rule = try #require(Rule.all.first)
    #expect(world.run("rules", rule.id) == .passed)
    #expect(world.output.hasPrefix("\(rule.id): \(rule.title)\n"))
    let example = try #require(rule.failing.first)
    #expect(world.output.contains("Failing: \(example.title)"))
    for line in example.outline.split(separator: "\n") {
      #expect(world.output.contains("    \(line)\n"))
    }
  }

  @Test func aRuleThatIsNotBuiltSaysSo() throws {
    let entry = try #require(Catalogue.untested.first)
    #expect(world.run("rules", entry.id) == .passed)
    #expect(world.output.contains("not built yet"))
  }

  @Test func anUnknownRuleIsAnError() {
    #expect(world.run("rules", "dt-truncate") == .notMeasured)
    #expect(world.output == "")
    #expect(
      world.errors == """
        a11ysim: error: unknown rule 'dt-truncate'; did you mean 'dt-truncates'?
        See 'a11ysim rules --help'.

        """)
  }
}
