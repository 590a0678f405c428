import A11yTree
import CardA11y
import Testing

@testable import a11ysim

/// The page as a whole: that it is accessible, needs nothing else, and counts as other reports do.
@MainActor
struct HTMLReportTests {
  /// Two cards with findings of every outcome, an expected one among them.
  private let world = FakeWorld([
    "S/plan.scenario.json": ##"""
    {"name": "Plan", "matrix": {"dynamicType": ["large", "accessibility3"],
      "colorScheme": ["light", "dark"]},
     "screen": [{"type": "DSCard", "content": [
       {"type": "Text", "text": "Two seats left", "foregroundStyle": "#F16E00", "lineLimit": 1},
       {"type": "Button", "label": "Book", "action": "book", "accessibilityHint": "Opens it."},
       {"type": "Button", "label": "{{name}}", "action": "name"}]}],
     "script": [{"gesture": "swipeRight"}, {"gesture": "swipeRight"}, {"gesture": "doubleTap"}],
     "audit": {"expect": [{"rule": "contrast-text-aa", "element": "Two seats left",
       "outcome": "failed", "reason": "the brand's orange"}]}}
    """##,
    "S/rest.scenario.json": #"""
    {"screen": ["Rest", {"type": "Button", "label": "Stop", "action": "stop"}]}
    """#,
  ])

  private func page(_ arguments: String...) throws -> PageReading {
    _ = world.run(["audit", "S", "--format", "html=r.html", "--format", "json=r.json"] + arguments)
    return try PageReading(try #require(world.text(of: "r.html")))
  }

  @Test func theLandmarksStandThereOnceAndTheSkipLinkLeadsToTheReport() throws {
    let page = try page()
    for name in [
      "html", "head", "body", "main", "header", "nav", "footer", "h1", "title", "script",
    ] {
      #expect(page.all(name).count == 1, "\(name)")
    }
    #expect(page.all("html").first?.attributes["lang"] == "en")
    let first = page.elements.first { $0.attributes["href"] != nil && $0.name == "a" }
    #expect(first?.attributes["href"] == "#main")
    #expect(page.all("main").first?.attributes["id"] == "main")
    for section in page.all("section") {
      let name = try #require(section.attributes["aria-labelledby"])
      #expect(page.values(of: "id").contains(name))
    }
  }

  @Test func noHeadingSkipsALevel() throws {
    let levels = try page().elements.compactMap { element in
      element.name.first == "h" ? Int(element.name.dropFirst()) : nil
    }
    #expect(levels.first == 1)
    #expect(Set(levels) == [1, 2, 3, 4])
    for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1) }
  }

  @Test func everyPlaceHasItsOwnNameAndEveryLinkLeadsToOne() throws {
    let page = try page()
    let ids = page.values(of: "id")
    #expect(Set(ids).count == ids.count)
    let links = page.values(of: "href").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
    #expect(links.count > 20)
    #expect(Set(links).isSubset(of: Set(ids)))
    for reference in ["aria-labelledby", "aria-describedby"] {
      #expect(Set(page.values(of: reference)).isSubset(of: Set(ids)))
    }
    let uses = page.values(of: "clip-path") + page.values(of: "fill").filter { $0.hasPrefix("url") }
    #expect(uses.count > 0)
    for use in uses { #expect(ids.contains(String(use.dropFirst(5).dropLast()))) }
  }

  @Test func whatCanBeOperatedHasAName() throws {
    let page = try page()
    for button in page.all("button") {
      #expect(["button", "reset"].contains(button.attributes["type"] ?? ""))
      #expect(!button.text.isEmpty)
    }
    for name in ["input", "select"] {
      for field in page.all(name) {
        let label = field.around.last.map { page.elements[$0] }
        #expect(label?.name == "label" && label?.text.isEmpty == false)
      }
    }
    for picture in page.all("svg") {
      let name = picture.attributes["aria-label"] ?? ""
      #expect(picture.attributes["aria-hidden"] == "true" || !name.isEmpty)
    }
    for place in page.elements where place.attributes["tabindex"] == "0" {
      #expect(place.attributes["aria-label"]?.isEmpty == false)
    }
  }

  @Test func theNumbersAreThoseOfTheOtherReports() throws {
    let page = try page()
    let report = try JSONParser.parse(world.files["r.json"] ?? [])
    let summary = try #require(report["summary"])
    func number(_ key: String) -> Int? {
      guard case .number(let value) = summary[key]?.content else { return nil }
      return Int(value)
    }
    let tiles = page.all("li", class: "tile").map { Int($0.text.prefix { $0 != " " }) }
    #expect(
      tiles == [
        number("failed"), number("cantTell"), number("advice"), number("expected"),
        number("scenarios"), number("environments"),
      ])
    #expect(tiles.prefix(4).allSatisfy { $0 ?? 0 > 0 }, "\(tiles)")
    let groups = page.all("article", class: "finding").map { $0.attributes["data-group"] }
    for (key, group) in [("failed", "failed"), ("cantTell", "cantTell"), ("advice", "advice")] {
      #expect(groups.count { $0 == group } == number(key))
      let tables = page.all("table", class: "counts")
      for (place, table) in tables.enumerated() {
        let column = ["failed", "cantTell", "advice"].firstIndex(of: key) ?? 0
        let cells = page.all("td", in: table)
        let sum = stride(from: column, to: cells.count, by: 3).compactMap { Int(cells[$0].text) }
        #expect(sum.reduce(0, +) == number(key), "\(key) of table \(place)")
      }
      #expect(tables.count == 2)
    }
    #expect(world.run("audit", "S") == .found)
    let closing = world.output.split(separator: "\n").first { $0.hasPrefix("failed: ") }
    #expect(page.all("p", class: "verdict").map(\.text) == [closing.map(String.init)])
    for name in ["coverage", "texts", "judged by", "expected findings"] {
      let facts = page.facts(name)
      #expect(facts.count == 1 && world.output.contains(facts.first ?? "?"), "\(name)")
    }
  }

  @Test func theSameRunGivesTheSameBytes() throws {
    _ = try page()
    let first = world.text(of: "r.html")
    _ = try page()
    #expect(world.text(of: "r.html") == first)
    #expect(world.run("audit", "S", "--format", "html") == .found)
    #expect(world.output == first)
  }

  @Test func linksOutliveWhatStandsBesides() throws {
    let anchors = { (page: PageReading) in
      Set(page.all("article").compactMap { $0.attributes["id"] })
    }
    let before = anchors(try page())
    #expect(before.contains("scenario-s-plan"))
    world.files["S/a.scenario.json"] = Array(#"{"screen": ["First now"]}"#.utf8)
    let text = world.text(of: "S/plan.scenario.json") ?? ""
    world.files["S/plan.scenario.json"] = Array(
      text.replacing(#""screen": ["#, with: "\n\"screen\": [\"New\",").utf8)
    let after = anchors(try page())
    #expect(before.isSubset(of: after))
    #expect(after.count > before.count)
  }

  @Test func nothingIsLoadedAndNothingRunsButThePagesOwnScript() throws {
    let page = try page()
    let policy = page.all("meta").compactMap { $0.attributes["content"] }.first {
      $0.hasPrefix("default-src")
    }
    #expect(policy == HTMLReport.policy)
    #expect(HTMLReport.policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
    #expect(!HTMLReport.policy.contains("unsafe"))
    let document = world.text(of: "r.html") ?? ""
    #expect(document.contains("<script>\(PageScript.text)</script>"))
    #expect(document.contains("<style>\(PageStyle.text)</style>"))
    for own in [PageScript.text, PageStyle.text] {
      #expect(!own.contains("</") && !own.contains("\r"))
      #expect(!own.contains("http:") && !own.contains("https:") && !own.contains("url("))
    }
    #expect(Set(page.values(of: "src")) == [])
    let loaded = page.all("link").compactMap { $0.attributes["href"] }
    #expect(loaded == ["data:,"])
    #expect(page.values(of: "style") == [], "the policy would not let them in")
  }
}
