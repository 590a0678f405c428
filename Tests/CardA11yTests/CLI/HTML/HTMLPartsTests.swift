import A11yTree
import CardA11y
import Testing

@testable import a11ysim

/// The parts of the page: what must be put right, findings, pictures, transcripts, text sizes.
@MainActor
struct HTMLPartsTests {
  private func page(_ world: FakeWorld, _ arguments: String...) throws -> PageReading {
    _ = world.run(["audit", "S", "--format", "html=r.html"] + arguments)
    return try PageReading(try #require(world.text(of: "r.html"), "\(world.errors)"))
  }

  /// No page looks green where the run is not, and each tells why.
  @Test(arguments: AuditExitStatusTests.rows)
  func whatIsNotGreenIsSaid(row: AuditExitStatusTests.Row) throws {
    let world = FakeWorld(row.files)
    world.files["r.html"] = Array("the last run's".utf8)
    let status = world.run(row.arguments + ["--format", "html=r.html"])
    #expect(status == row.status)
    let page = try PageReading(try #require(world.text(of: "r.html")))
    #expect(page.all("p", class: "verdict").count == 1)
    #expect(page.all("p", class: "bad").count == 1)
    let section = try #require(page.all("section").first { $0.attributes["id"] == "problems" })
    #expect(page.all("li", in: section).count >= 1)
    #expect(page.facts("exit status").first?.hasPrefix("\(status.rawValue),") == true)
  }

  @Test func aGreenPageHasNothingToPutRight() throws {
    let page = try page(FakeWorld(["S/a.scenario.json": #"{"screen": ["Plan"]}"#]))
    #expect(page.all("p", class: "good").count == 1)
    #expect(!page.values(of: "id").contains("problems"))
  }

  nonisolated private static let card = ##"""
    {"name": "Plan", "matrix": {"dynamicType": ["large", "xxxLarge", "accessibility3"],
      "colorScheme": ["light", "dark"]},
     "screen": [{"type": "DSCard", "content": [
       {"type": "Text", "text": "Two seats left on the boat to the island", "lineLimit": 1},
       {"type": "Button", "label": "Book", "action": "book", "accessibilityHint": "Opens it.",
        "accessibilityIdentifier": "book"}]}],
     "script": [{"gesture": "swipeRight"}, {"gesture": "swipeRight"}, {"gesture": "doubleTap"}]}
    """##

  @Test func everyStopHasItsFrameInEveryPicture() throws {
    let page = try page(FakeWorld(["S/a.scenario.json": Self.card]))
    let pictures = page.all("svg", class: "screen")
    #expect(pictures.map { $0.attributes["class"] } == ["screen light", "screen dark"])
    for picture in pictures {
      let spots = page.all("rect", in: picture).compactMap { $0.attributes["data-stop"] }
      #expect(spots == ["1", "2"])
    }
    let players = page.all("div", class: "player")
    #expect(
      players.map { page.all("li", in: $0).map { $0.attributes["data-stop"] } } == [
        ["1", "2"], ["1", "2", "2"],
      ])
    let walk = try #require(players.first)
    #expect(
      page.all("span", in: walk).filter { $0.attributes["class"] == "said" }.map(\.text) == [
        "Two seats left on the boat to the island, card", "Book, button", "Opens it.",
      ])
    let languages = page.all("span", class: "said").map { $0.attributes["lang"] }
    #expect(Set(languages) == ["en"])
  }

  @Test func aSchemeThatIsNotAuditedShowsNoFindings() throws {
    let text = Self.card.replacing(
      #""colorScheme": ["light", "dark"]"#, with: #""colorScheme": ["light"]"#)
    let page = try page(FakeWorld(["S/a.scenario.json": text]))
    #expect(
      page.all("figcaption").map(\.text) == ["Light", "Dark, which the audit does not cover"])
    #expect(page.all("ul", class: "letters").count <= 1)
  }

  @Test func theLettersOfAPictureLeadToTheirFindings() throws {
    let text = Self.card.replacing(
      #""lineLimit": 1}"#, with: ##""foregroundStyle": "#F16E00", "lineLimit": 1}"##)
    let page = try page(FakeWorld(["S/a.scenario.json": text]))
    let links = page.all("ul", class: "letters").flatMap { page.all("a", in: $0) }
    #expect(links.map(\.text) == ["contrast-text-aa", "contrast-text-aa"], "in light only")
    let findings = links.map { link in
      page.all("article", class: "finding").first {
        "#\($0.attributes["id"] ?? "")" == link.attributes["href"]
      }
    }
    #expect(findings.map { $0?.text.contains("Two seats left") } == [true, false])
  }

  @Test func theCliffIsSaidAndShown() throws {
    let page = try page(FakeWorld(["S/a.scenario.json": Self.card]))
    let lines = page.all("ul", class: "links").flatMap { page.all("li", in: $0) }.map(\.text)
    #expect(
      lines.contains(
        "failed from xxxLarge: dt-truncates at text \"Two seats left on the boat to the island\""
      ), "\(lines)")
    let table = try #require(page.all("table", class: "sizes").first)
    #expect(page.all("abbr", in: table).map(\.text) == ["L", "xxxL", "AX3"])
    let rows = page.all("tr", in: table)
    let marks = page.all("td", in: rows[1]).map { $0.attributes["class"] ?? "" }
    #expect(marks.first == "" && marks.dropFirst().first == "failed", "\(marks)")
    #expect(page.all("th", in: table).allSatisfy { $0.attributes["scope"] != nil })
  }

  /// facts: rules-and-peers.md §4.26: many cards are one finding, and a page that can be opened.
  @Test func manyCardsStaySmall() throws {
    let card = ##"""
      {"type": "DSCard", "content": [{"type": "Text", "text": "Plan", "foregroundStyle": "#F16E00"},
        {"type": "Button", "label": "Book", "action": "book"}]}
      """##
    let cards = Array(repeating: card, count: 60).joined(separator: ", ")
    let world = FakeWorld(["S/a.scenario.json": "{\"screen\": [\(cards)]}"])
    let page = try page(world)
    let failed = try #require(page.all("article", class: "failed").first)
    #expect(page.all("li", in: failed).map(\.text).last == "and 40 more; --format json lists all")
    #expect(page.all("div", class: "player").flatMap { page.all("li", in: $0) }.count == 120)
    #expect(page.all("div", class: "tall").count == 2)
    let own = (PageStyle.text + PageScript.text).utf8.count
    let size = (world.files["r.html"]?.count ?? 0) - own
    #expect(size > 60 * 1000 && size < 60 * 9000, "\(size)")
  }

  @Test func aTreeWithoutPaintHasOnePicture() throws {
    let page = try page(
      FakeWorld([
        "S/a.scenario.json": #"{"tree": {"children": [{"label": "Plan", "isElement": true}]}}"#
      ]))
    #expect(page.all("svg", class: "screen").count == 1)
  }
}
