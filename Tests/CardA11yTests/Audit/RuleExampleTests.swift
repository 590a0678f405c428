import Testing

@testable import A11yTree

/// Every example of every rule in every variant, reported at the line on which it begins.
struct RuleExampleTests {
  @Test(arguments: ExampleCase.all, RuleVerification.Variant.allCases)
  func examplesHold(row: ExampleCase, variant: RuleVerification.Variant) {
    let mismatch = row.example.mismatch(variant)
    #expect(
      mismatch == nil, "\(mismatch?.message ?? "")\n\(row.example.example.outline)",
      sourceLocation: row.location)
  }

  /// A rule that overlooks what is marked, and one that reports all, are found out.
  @Test(arguments: [Outcome.passed, .failed, .inapplicable])
  func aRuleThatJudgesWrongIsFound(outcome: Outcome) throws {
    let real = try #require(Rule.withID("name-missing-control"))
    let broken = Rule(
      id: real.id, title: real.title, criteria: real.criterionNumbers, gravest: real.gravest,
      rationale: real.rationale, fix: real.fix, passing: real.passing, failing: real.failing,
      inapplicable: real.inapplicable,
      check: .eachStop { _ in Judgement(outcome: outcome, message: "wrong") })
    #expect(RuleVerification.mismatches(of: [real]).isEmpty)
    let found = RuleVerification.mismatches(of: [broken])
    let missed = outcome == .passed ? real.failing : real.passing
    #expect(missed.allSatisfy { example in found.contains { $0.line == example.line } })
    #expect(found.allSatisfy { $0.file == "A11yTree/NameMissingControl.swift" })
  }

  @Test func anOutlineThatDoesNotParseIsAMismatch() throws {
    let real = try #require(Rule.withID("name-missing-control"))
    let broken = Rule(
      id: real.id, title: real.title, criteria: [], gravest: real.gravest,
      rationale: real.rationale, fix: real.fix, passing: [RuleExample("No outline", "buton")],
      failing: [RuleExample("Nothing marked", "button")], inapplicable: [], check: real.check)
    let messages = RuleVerification.mismatches(of: [broken]).map(\.message)
    #expect(messages.count == 8)
    #expect(messages[0].hasPrefix("the outline does not parse: 1:1:"))
    #expect(messages[4] == "nothing is marked")
  }
}

/// One example, under its name in the log.
struct ExampleCase: Sendable, CustomTestStringConvertible {
  let example: RuleVerification.Case

  static let all = RuleVerification.cases(of: Rule.all).map { ExampleCase(example: $0) }

  var testDescription: String {
    "\(example.rule.id), \(example.kind.rawValue): \(example.example.title)"
  }

  var location: Testing.SourceLocation {
    let file = example.example.file
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    return Testing.SourceLocation(
      fileID: file, filePath: RuleFiles.folder + "/" + name, line: example.example.line, column: 1)
  }
}
