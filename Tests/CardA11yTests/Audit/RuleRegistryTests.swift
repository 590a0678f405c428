import A11yTree
import Foundation
import Testing

struct RuleRegistryTests {
  @Test func everyFileOfTheFolderIsRegistered() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: RuleFiles.folder)
    let names = files.map { $0.lowercased() }.sorted()
    let registered = Rule.all.map {
      $0.id.split(separator: "-").joined() + ".swift"
    }
    #expect(names == registered.sorted())
  }

  @Test func rulesAreSortedUniqueAndInKebabCase() {
    let ids = Rule.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    for id in ids {
      let isKebab = id.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-") || (97...122).contains(byte) || (48...57).contains(byte)
      }
      #expect(isKebab, "\(id)")
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func everyRuleHasItsWordsAndExamples(id: String) throws {
    let rule = try #require(Rule.withID(id))
    #expect(!rule.passing.isEmpty && !rule.failing.isEmpty && !rule.inapplicable.isEmpty)
    #expect(!rule.title.hasSuffix(".") && rule.rationale.hasSuffix(".") && rule.fix.contains("."))
    #expect(rule.criteria.map(\.number) == rule.criterionNumbers)
    let outcomes = try rule.failing.flatMap { example in
      if rule.judgesSessions {
        return rule.judge(try SessionOutline(example.outline).session).map(\.judgement.outcome)
      }
      let screens = try example.outlines.map { try Outline.parse($0) }
      var thresholds = Thresholds.wcag22AA
      thresholds.budgets = example.budgets
      return rule.judge(screens.map { RuleContext(screen: $0, thresholds: thresholds) })
        .map(\.verdict.judgement.outcome)
    }
    #expect(outcomes.filter(\.isFinding).min { $0.rank < $1.rank } == rule.gravest)
    #expect(RulePage.text(of: rule).hasPrefix("\(rule.id): \(rule.title)\n"))
  }

  @Test func theCatalogueKnowsEveryRuleOnce() {
    let ids = Catalogue.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(Catalogue.all.filter(\.isBuilt).map(\.id) == Rule.all.map(\.id))
    // A row of the plan that did not parse would be missing here.
    let rows = Catalogue.plan.split(separator: "\n").map { $0.split(separator: "|")[0] }
    #expect(Catalogue.untested.map(\.id) == rows.map(String.init).sorted())
    #expect(Catalogue.untested.allSatisfy { !$0.title.isEmpty && !$0.obstacle.isEmpty })
    #expect(Catalogue.entry(id: "orientation-lock")?.criteria.map(\.number) == ["1.3.4"])
    #expect(Catalogue.nearestID(to: "dt-truncate") == "dt-truncates")
  }

  /// Rows of wcag-map.json (facts: platform.md §6).
  @Test func criteriaHaveTheirPlacesInOtherStandards() throws {
    let contrast = try #require(SuccessCriterion.numbered("1.4.3"))
    #expect(contrast.clause == "11.1.4.3" && contrast.mapping?.relatedClauses == ["11.7"])
    #expect(contrast.mapping?.rgaa == ["3.2", "10.5"] && contrast.mapping?.raam == ["2.2", "2.4"])
    let name = try #require(SuccessCriterion.numbered("4.1.2")?.mapping)
    #expect(name.relatedClauses.count == 6 && name.rgaa.count == 17)
    #expect(name.raam == ["5.1", "7.1", "9.2", "9.5"])
    #expect(SuccessCriterion.numbered("1.3.1")?.mapping?.rgaa.count == 24)
    let mapped = SuccessCriterion.all.filter { $0.mapping != nil }
    #expect(mapped.count == 21)
    #expect(SuccessCriterion.numbered("2.5.8")?.mapping?.rgaa == [])
    #expect(SuccessCriterion.numbered("1.3.3")?.mapping == nil)
  }

  @Test func limitsNameTheirThresholds() throws {
    let limits = try #require(Rule.withID("target-enhanced")).comparedLimits
    let words = limits.map { limit in
      limit.values.map { "\($0.value): \($0.thresholds.joined(separator: " "))" }
    }
    #expect(
      words == [
        ["44: wcag22-aa wcag22-aaa apple", "48: android-parity strict"],
        ["no: wcag22-aa", "yes: wcag22-aaa apple android-parity strict"],
        ["0: wcag22-aa wcag22-aaa android-parity strict", "0.1: apple"],
      ])
    for rule in Rule.all {
      #expect(rule.comparedLimits.map(\.key) == rule.limits, "\(rule.id)")
    }
  }

  @Test func criteriaAreInOrderAndHaveTheirPages() {
    #expect(SuccessCriterion.all == SuccessCriterion.all.sorted())
    let pages: [(String, String)] = [
      ("1.4.3", "contrast-minimum"), ("2.4.4", "link-purpose-in-context"),
      ("4.1.2", "name-role-value"), ("1.1.1", "non-text-content"),
    ]
    for (number, page) in pages {
      let criterion = SuccessCriterion.numbered(number)
      #expect(criterion?.url == "https://www.w3.org/WAI/WCAG22/Understanding/" + page)
    }
  }
}
