import CardA11y
import Testing

@testable import a11ysim

/// facts: rules-and-peers.md §4.26: the same defect in 500 cards is one finding.
@MainActor
struct ClusterTests {
  /// A card whose text has too little contrast, or another.
  private func card(_ label: String, _ color: String = "#F16E00") -> String {
    ##"{"type": "DSCard", "content": ["Plan", {"type": "Text", "text": "\##(label)", "##
      + ##""foregroundStyle": "\##(color)"}]}"##
  }

  private func scenario(_ views: [String], _ audit: String = "{}") -> [UInt8] {
    Array("{\"screen\": [\n\(views.joined(separator: ",\n"))\n], \"audit\": \(audit)}".utf8)
  }

  private func world(_ views: [String], _ audit: String = "{}") -> FakeWorld {
    let world = FakeWorld()
    world.files["S/a.scenario.json"] = scenario(views, audit)
    return world
  }

  private func report(_ world: FakeWorld, _ options: String...) throws -> JSONValue {
    _ = A11ySim.run(["audit", "S", "--format", "json=r.json"] + options, console: world.console)
    return try JSONParser.parse(world.files["r.json"] ?? [])
  }

  private func failed(_ report: JSONValue, _ scenario: Int = 0) throws -> [JSONValue] {
    guard case .array(let scenarios) = report["scenarios"]?.content,
      case .array(let findings) = scenarios[scenario]["findings"]?.content
    else { return [] }
    return findings.filter { $0["outcome"]?.content == .string("failed") }
  }

  private func list(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let elements) = value?.content { elements } else { [] }
  }

  @Test func aDefectOf500CardsIsOneFindingWith500Occurrences() throws {
    let world = world((1...500).map { card("Card \($0)") })
    let report = try report(world)
    let findings = try failed(report)
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding["count"]?.content == .number(500))
    #expect(finding["place"]?.content == .string("DSCard/Text[1]"))
    #expect(list(finding["occurrences"]).count == 500)
    let lines = list(finding["occurrences"]).compactMap { $0["location"]?["line"]?.content }
    #expect(lines == (2...501).map { .number(Double($0)) })
    let last = list(finding["occurrences"]).last
    #expect(last?["element"]?["label"]?.content == .string("Card 500"))
    #expect(report["summary"]?["failed"]?.content == .number(1))
    let clusters = list(report["clusters"]).filter { $0["outcome"]?.content == .string("failed") }
    #expect(clusters.map { $0["count"]?.content } == [.number(500)])
    #expect(clusters.first?["component"]?.content == .string("DSCard"))

    #expect(world.run("audit", "S") == .found)
    #expect(world.output.contains("\n    \"Card 1\" and 499 more\n"))
    #expect(
      world.output.contains(
        "\n    500 times at one place: DSCard/Text[1]; also S/a.scenario.json:3:40, "
          + "S/a.scenario.json:4:40, S/a.scenario.json:5:40, … 496 more\n"))
    #expect(world.output.contains("failed: 1 failed, 0 cantTell, 2 advice in 1 scenario"))
    #expect(world.output.contains("  occurrences  1001 of 3 findings\n"))
    #expect(world.output.split(separator: "\n").count < 30)
  }

  @Test func aDefectInSeveralScenariosIsExplainedOnce() throws {
    let world = world([card("Buy"), card("Sell")])
    for name in ["b", "c", "d", "e", "f"] {
      world.files["S/\(name).scenario.json"] = scenario([card("Lend")])
    }
    let report = try report(world)
    let clusters = list(report["clusters"]).filter { $0["outcome"]?.content == .string("failed") }
    #expect(clusters.map { $0["count"]?.content } == [.number(7)])
    #expect(list(clusters.first?["scenarios"]).count == 6)
    #expect(report["summary"]?["failed"]?.content == .number(6))
    #expect(world.run("audit", "S") == .found)
    #expect(
      world.output.contains(
        "7 times at one place: DSCard/Text[1]; also S/a.scenario.json:3:40, in "
          + "S/b.scenario.json, S/c.scenario.json, S/d.scenario.json and 2 more\n"))
    #expect(world.output.split(separator: "needs 4.5:1").count == 2)
    #expect(
      world.output.contains(
        "  S/f.scenario.json:2:40: failed: contrast-text-aa at \"Lend\", as above at "
          + "DSCard/Text[1]\n"))
  }

  /// What differs is no common defect.
  @Test func otherValuesPlacesAndStandingsStayApart() throws {
    let value = world([card("A"), card("B", "#FFAA66")])
    #expect(try failed(report(value)).count == 2)
    let place = world([
      card("A"),
      ##"{"type": "DSCard", "content": [{"type": "Text", "text": "B", "foregroundStyle": "#F16E00"}, "Plan"]}"##,
    ])
    #expect(try failed(report(place)).count == 2)
    let text = ##"{"type": "Text", "text": "A", "foregroundStyle": "#F16E00"}"##
    let plain = world([text, text])
    #expect(try failed(report(plain)).count == 2)
    #expect(try failed(report(plain)).allSatisfy { $0["place"]?.content == .null })

    let suppressed = world(
      [card("A"), card("B"), card("C")],
      #"{"suppress": [{"rule": "contrast-text-aa", "element": "B", "reason": "agreed"}]}"#)
    let findings = try failed(report(suppressed))
    #expect(findings.map { $0["count"]?.content } == [.number(2), .number(1)])
    #expect(findings.map { $0["suppressed"]?.content } == [.bool(false), .bool(true)])
  }

  @Test func aBaselineTellsKnownOccurrencesFromNewOnes() throws {
    let world = world([card("A"), card("B")])
    #expect(world.run("baseline", "update", "S", "--baseline", "b.jsonl") == .passed)
    world.files["S/a.scenario.json"] = scenario([card("A"), card("B"), card("C")])
    let findings = try failed(report(world, "--baseline", "b.jsonl"))
    #expect(findings.map { $0["baseline"]?.content } == [.string("known"), .string("new")])
    #expect(findings.map { $0["count"]?.content } == [.number(2), .number(1)])
  }

  @Test func adviceAndWhatIsExpectedAreDrawnTogether() {
    let world = world(
      [card("A"), card("B"), card("C")],
      #"{"expect": [{"rule": "contrast-text-aa", "count": 3, "reason": "orange"}]}"#)
    #expect(world.run("audit", "S") == .passed)
    #expect(
      world.output.contains(
        "  S/a.scenario.json:2:40: contrast-text-aa failed at \"A\" and 2 more, orange\n"))
    #expect(world.output.contains("    S/a.scenario.json:2:1: \"Plan\" and 2 more\n"))
    #expect(world.output.contains("  expected findings  3 of 3 occurred\n"))
  }
}
