import A11yTree
import CardA11y
import Testing

@testable import a11ysim

/// What no contrast is required of is listed, for people and for machines.
@MainActor
struct ExemptionReportTests {
  private func world(disabled count: Int) -> FakeWorld {
    let buttons = (1...count).map { place in
      #"{ "type": "ODSButton", "text": "Pay \#(place)", "modifiers": [{ "disabled": true }] }"#
    }
    let text = """
      { "screen": [
        { "type": "Text", "text": "orange", "modifiers": [{ "paintPurpose": "logotype" }] },
        \(buttons.joined(separator: ",\n"))
      ] }
      """
    return FakeWorld(["a.scenario.json": text])
  }

  @Test func eachIsALineUnderItsReason() throws {
    let world = world(disabled: 2)
    #expect(world.run("audit", "a.scenario.json", "--format", "json=out.json") == .passed)
    #expect(
      world.output.contains(
        """
        Exempt · no contrast is required of these
          disabled: what cannot be used (WCAG 1.4.3, 1.4.11)
            a.scenario.json:3:3: "Pay 1" · text-0
            a.scenario.json:4:1: "Pay 2" · text-0
          logotype: declared part of a logo or a brand's name
            a.scenario.json:2:3: "orange" · text-0

        """), "\(world.output)")
    #expect(world.output.contains("0 measured, 0 not decidable, 3 exempt from contrast"))
    let value = try JSONParser.parse(world.files["out.json"] ?? [])
    guard case .array(let scenarios) = value["scenarios"]?.content else {
      Issue.record("no scenarios")
      return
    }
    let coverage = scenarios.first?["coverage"]
    #expect(
      JSONWriter.compact(coverage?["texts"] ?? .null)
        == #"{"measured":0,"notDecidable":0,"exempt":3}"#)
    guard case .array(let exemptions) = coverage?["exemptions"]?.content else {
      Issue.record("no exemptions")
      return
    }
    #expect(
      exemptions.map { $0["reason"]?.content } == [
        .string("logotype"), .string("disabled"), .string("disabled"),
      ])
  }

  @Test func manyAreCountedRatherThanListed() {
    let world = world(disabled: 30)
    #expect(world.run("audit", "a.scenario.json") == .passed)
    #expect(world.output.contains("    and 10 more; --format json lists all\n"))
    #expect(!world.output.contains("\"Pay 21\" · text-0"))
  }
}
