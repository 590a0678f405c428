import A11yTree
import Testing

/// The published page of the rules.
struct RuleCatalogueTests {
  /// Recorded with `A11YSIM_RECORD=1 swift test --filter RuleCatalogueTests`.
  @Test func thePageIsUpToDate() throws {
    try FileGolden.expect(RuleCatalogueText.markdown, is: "rules.md")
  }

  @Test func thePageHoldsEveryRule() {
    let page = RuleCatalogueText.markdown
    for rule in Rule.all {
      #expect(page.contains("\n## \(rule.id)\n") && page.contains("| [\(rule.id)](#\(rule.id)) |"))
    }
    for entry in Catalogue.untested { #expect(page.contains("\n| \(entry.id) |")) }
    #expect(page.utf8.last == UInt8(ascii: "\n") && !page.contains("\n\n\n"))
  }
}
