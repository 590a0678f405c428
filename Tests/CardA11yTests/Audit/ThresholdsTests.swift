import A11yTree
import Testing

struct ThresholdsTests {
  /// What a set judges differently from the default one.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let differences: [String]
    var testDescription: String { name }
  }

  /// facts: rules-and-peers.md §5.1 and §5.2, platform.md §2.3.
  @Test(arguments: [
    Row(name: "wcag22-aa", differences: []),
    Row(
      name: "wcag22-aaa",
      differences: ["requiresEnhancedContrast yes", "requiresEnhancedTargetSize yes"]),
    Row(
      name: "apple",
      differences: ["largeText apple", "requiresEnhancedTargetSize yes", "targetTolerance 0.1"]),
    Row(
      name: "android-parity",
      differences: [
        "textContrast 4.49", "largeTextContrast 2.99", "nonTextContrast 2.99",
        "enhancedTargetSize 48", "requiresEnhancedTargetSize yes",
      ]),
    Row(
      name: "strict",
      differences: [
        "largeText wcag", "requiresEnhancedContrast yes", "enhancedTargetSize 48",
        "requiresEnhancedTargetSize yes", "failOn advice",
      ]),
  ])
  func aSetSaysWhereItDiffers(row: Row) throws {
    let set = try #require(Thresholds.named(row.name))
    let usual = Thresholds.wcag22AA.limits
    let differences = zip(set.limits, usual).filter { $0.0.value != $0.1.value }
    #expect(differences.map { "\($0.0.key) \($0.0.value)" } == row.differences)
  }

  @Test func everySetIsNamedOnceAndListsTheSameLimits() {
    #expect(Set(Thresholds.all.map(\.name)).count == Thresholds.all.count)
    #expect(Set(Thresholds.all.map(\.limits)).count == Thresholds.all.count)
    for set in Thresholds.all {
      #expect(set.limits.map(\.key) == Thresholds.wcag22AA.limits.map(\.key))
      #expect(set.limits.allSatisfy { !$0.title.isEmpty })
    }
    #expect(Thresholds.wcag22AA.limits.last?.key == Budget.all.last?.key)
  }

  /// How a set judges something between its limits and those of another.
  struct Verdict: Sendable, CustomTestStringConvertible {
    let outline: String
    let rule: String
    /// The outcome by each set, in the order of `Thresholds.all`; a hyphen for no finding.
    let outcomes: String
    var testDescription: String { "\(rule) \(outline)" }

    init(_ outline: String, _ rule: String, _ outcomes: String) {
      self.outline = outline
      self.rule = rule
      self.outcomes = outcomes
    }
  }

  private static func text(_ font: String, _ color: String) -> String {
    "staticText \"Plan\"\n  text \"Plan\" \(font) style=body color=\(color) on=#FFFFFF"
  }

  @Test(arguments: [
    Verdict(#"button "Like" frame=0,0,46,46"#, "target-enhanced", "- - - failed failed"),
    Verdict(
      #"button "Like" frame=0,0,43.95,60"#, "target-enhanced",
      "advice failed - failed failed"),
    Verdict(#"button "Like" frame=0,0,48,48"#, "target-enhanced", "- - - - -"),
    // #777777 on white is 4.478, #757575 4.61.
    Verdict(
      text("size=13 bold", "#777777"), "contrast-text-aa", "failed failed advice failed failed"),
    // 4.495: Android's checks let a ratio miss its limit by 0.01.
    Verdict(text("size=17", "#77767D"), "contrast-text-aa", "failed failed failed - failed"),
    Verdict(text("size=20", "#949494"), "contrast-text-aa", "advice advice advice advice failed"),
    Verdict(text("size=17", "#757575"), "contrast-text-aaa", "advice failed advice advice failed"),
  ])
  func setsJudgeDifferently(verdict: Verdict) throws {
    let screen = try Outline.parse(verdict.outline)
    let outcomes = Thresholds.all.map { thresholds in
      var options = Audit.Options()
      options.thresholds = thresholds
      let finding = Audit.run([screen], options: options).findings.first { $0.rule == verdict.rule }
      return finding?.outcome.rawValue ?? "-"
    }
    #expect(outcomes.joined(separator: " ") == verdict.outcomes)
  }

  /// The set promises it: what passes by it passes by each other one.
  @Test(arguments: Thresholds.all)
  func nothingIsStricterThanStrict(other: Thresholds) {
    let strict = Thresholds.strict
    #expect(strict.textContrast >= other.textContrast)
    #expect(strict.largeTextContrast >= other.largeTextContrast)
    #expect(strict.nonTextContrast >= other.nonTextContrast)
    #expect(strict.enhancedTextContrast >= other.enhancedTextContrast)
    #expect(strict.enhancedLargeTextContrast >= other.enhancedLargeTextContrast)
    #expect(strict.requiresEnhancedContrast || !other.requiresEnhancedContrast)
    #expect(strict.targetSize >= other.targetSize)
    #expect(strict.leastTargetSize >= other.leastTargetSize)
    #expect(strict.enhancedTargetSize >= other.enhancedTargetSize)
    #expect(strict.requiresEnhancedTargetSize || !other.requiresEnhancedTargetSize)
    #expect(strict.targetTolerance <= other.targetTolerance)
    for size in stride(from: 10.0, to: 30, by: 0.5) {
      for weight in [400, 600, 700] {
        let font = ResolvedFont(size: size, weight: weight)
        #expect(!strict.largeText.isLarge(font) || other.largeText.isLarge(font))
      }
    }
  }

  @Test func aBudgetReplacesTheUsualCount() throws {
    let screen = try Outline.parse(
      "semanticGroup card\n" + (1...4).map { "  staticText \"\($0)\"\n" }.joined())
    let budget = try #require(Budget.named("stopsPerCard"))
    var options = Audit.Options()
    #expect(!Audit.run([screen], options: options).findings.contains { $0.rule == budget.rule })
    options.thresholds.budgets[budget] = 3
    let finding = Audit.run([screen], options: options).findings.first { $0.rule == budget.rule }
    #expect(
      finding?.message
        == "This card has 4 stops that are only read; at most 3 are easy to get past.")
  }

  /// A budget without a rule that reads it would be a promise that nothing keeps.
  @Test(arguments: Budget.all.map(\.key))
  func everyBudgetBelongsToARule(key: String) throws {
    let budget = try #require(Budget.named(key))
    #expect(Rule.withID(budget.rule) != nil)
    #expect(Budgets()[budget].map(budget.range.contains) ?? true)
  }
}
