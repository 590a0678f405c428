import CardA11y
import Testing

@testable import A11yTree
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
    #expect(world.output.contains("not built: \(entry.obstacle)"))
  }

  @Test func aRuleSaysWhatItRestsOnAndWhatItComparesWith() {
    #expect(world.run("rules", "target-enhanced") == .passed)
    #expect(world.output.contains("Success criteria: 2.5.5 Target Size (Enhanced) (AAA)\n"))
    #expect(
      world.output.contains(
        "Limit, large targets: 44 (wcag22-aa, wcag22-aaa, apple) · 48 (android-parity, strict)\n"))
    #expect(world.run("rules", "name-missing-image") == .passed)
    #expect(world.output.contains("1.1.1 in EN 301 549: 11.1.1.1.1\n"))
    #expect(
      world.output.contains("1.1.1 in RAAM 1.1: 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.9, 8.1\n"))
  }

  @Test func theRulesHoldForTheirOwnExamples() {
    #expect(world.run("rules", "--verify") == .passed)
    let count = RuleVerification.cases(of: Rule.all).count
    #expect(
      world.output == "passed: \(Rule.all.count) rules, \(count) examples, each in 4 variants\n")
    #expect(world.run("rules", "--verify", "name-missing-image") == .passed)
    #expect(world.output.hasPrefix("passed: 1 rules, "))
  }

  @Test func aRuleThatFailsItsExamplesIsFound() throws {
    let real = try #require(Rule.withID("name-missing-control"))
    let example = RuleExample("A button with a name", "↓button \"Follow\"")
    let broken = Rule(
      id: real.id, title: real.title, criteria: real.criterionNumbers, gravest: real.gravest,
      rationale: real.rationale, fix: real.fix, passing: [], failing: [example], inapplicable: [],
      check: real.check)
    let report = VerificationReport(rules: [broken])
    #expect(report.status == .found)
    let text = report.page.text(in: .plain)
    #expect(text.contains("CardA11yTests/RulesCommandTests.swift:"))
    #expect(text.contains("name-missing-control, failing: A button with a name\n"))
    #expect(
      text.contains("as written: expected node 0 of screen 0, found nothing\n")
        && text.contains("4 differ: 1 rules"))
    #expect(VerificationReport(rules: []).status == .notMeasured)
  }

  @Test(arguments: [
    (["--verify", "orientation-lock"], "not built"), (["--markdown", "--verify"], "--verify"),
    (["--markdown", "--format", "json"], "--format"), (["--markdown", "target-enhanced"], "no ID"),
  ])
  func whatDoesNotGoTogetherIsAnError(arguments: [String], word: String) {
    #expect(A11ySim.run(["rules"] + arguments, console: world.console) == .notMeasured)
    #expect(world.output == "" && world.errors.contains(word))
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
