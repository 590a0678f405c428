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
      return rule.judge(screens.map { RuleContext(screen: $0, thresholds: .wcag22AA) })
        .map(\.verdict.judgement.outcome)
    }
    #expect(outcomes.filter(\.isFinding).min { $0.rank < $1.rank } == rule.gravest)
    #expect(RulePage.text(of: rule).hasPrefix("\(rule.id): \(rule.title)\n"))
  }

  @Test func theCatalogueKnowsEveryRuleOnce() {
    let ids = Catalogue.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(Catalogue.all.filter(\.isBuilt).map(\.id) == Rule.all.map(\.id))
    let rows = Catalogue.plan.split(separator: "\n").count
    #expect(Catalogue.untested.count == rows, "a row that did not parse would be missing here")
    #expect(Catalogue.entry(id: "purpose-unclear")?.criteria.map(\.number) == ["2.4.4", "2.4.9"])
    #expect(Catalogue.nearestID(to: "dt-truncate") == "dt-truncates")
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
