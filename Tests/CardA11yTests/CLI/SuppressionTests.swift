import CardA11y
import Testing

@testable import a11ysim

@MainActor
struct SuppressionTests {
  /// Two buttons in the brand's orange, each a finding.
  private func world(_ audit: String) -> FakeWorld {
    let button = { (label: String) in
      ##"{"type": "Text", "text": "\##(label)", "foregroundStyle": "#F16E00"}"##
    }
    return FakeWorld([
      "S/card.scenario.json":
        #"{"screen": [\#(button("Buy")), \#(button("Buy")), \#(button("Sell"))],"#
        + "\n \"audit\": \(audit)}"
    ])
  }

  private static let rule = #""rule": "contrast-text-aa", "reason": "agreed""#

  @Test func aSuppressedFindingDoesNotFailAndIsCounted() throws {
    let world = world(#"{"suppress": [{\#(Self.rule), "all": true}]}"#)
    #expect(world.run("audit", "S") == .passed)
    #expect(
      world.output.contains(
        """
        Suppressed findings · lived with, by audit.suppress
          S/card.scenario.json:1:13: contrast-text-aa failed at "Buy", agreed
        """))
    #expect(world.output.contains("passed: 0 failed"))
    #expect(world.output.contains("  suppressed  3 findings by 1 suppression\n"))
    #expect(world.run("audit", "S", "--format", "json") == .passed)
    let value = try JSONParser.parse(Array(world.output.utf8))
    #expect(value["summary"]?["suppressed"]?.content == .number(3))
    #expect(world.output.contains(#""description": "contrast-text-aa","#))
  }

  @Test func oneSuppressionCoversOneFinding() {
    let world = world(#"{"suppress": [{\#(Self.rule), "element": "Buy"}]}"#)
    #expect(world.run("audit", "S") == .found)
    #expect(world.output.contains("failed: 2 failed"))
    let counted = self.world(
      #"{"suppress": [{\#(Self.rule), "element": "Buy", "count": 2}, {\#(Self.rule)}]}"#)
    #expect(counted.run("audit", "S") == .passed)
  }

  @Test func whatSuppressesNothingIsAWarning() {
    let world = world(
      #"{"suppress": [{\#(Self.rule), "all": true}, {"rule": "card-nested", "reason": "old"}]}"#)
    #expect(world.run("audit", "S") == .passed)
    #expect(
      world.output.contains(
        """
          S/card.scenario.json:2:88: warning: this suppresses nothing: card-nested
            2 | …reed", "all": true}, {"rule": "card-nested", "reason": "old"}]}}
              |                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            reason: old
            Fix: delete the entry from audit.suppress.
        """))
    #expect(world.output.contains("3 findings by 2 suppressions, 1 without one\n"))
    let many = self.world(#"{"suppress": [{\#(Self.rule), "count": 5}]}"#)
    #expect(many.run("audit", "S") == .passed)
    #expect(
      many.output.contains("warning: this suppresses 3 of 5 findings: contrast-text-aa\n"))
  }

  /// It holds on its last day.
  @Test(arguments: [
    ("2026-12-30", ExitCode.passed), ("2026-12-31", .passed), ("2027-01-01", .found),
  ])
  func aSuppressionEnds(today: String, status: ExitCode) {
    let world = world(
      #"{"suppress": [{\#(Self.rule), "all": true, "expires": "2026-12-31"}]}"#)
    #expect(world.run("audit", "S", "--today", today) == status)
    let message =
      "S/card.scenario.json:2:25: failed: the suppression of contrast-text-aa expired on 2026-12-31"
    #expect(world.output.contains(message) == (status == .found))
    #expect(world.output.contains("3 failed") == (status == .found))
    #expect(world.output.contains("1 suppression, 1 expired") == (status == .found))
  }

  @Test func anExpiredSuppressionFailsWhereNothingElseDoes() {
    let world = world(
      #"{"rules": {"contrast-text-aa": "off"}, "suppress": "#
        + #"[{"rule": "card-nested", "reason": "r", "expires": "2020-01-01"}]}"#)
    #expect(world.run("audit", "S") == .found)
    #expect(world.output.contains("failed: 0 failed"))
  }

  @Test func theClockTellsTheDayUnlessTheCommandLineDoes() {
    let world = world(
      #"{"suppress": [{\#(Self.rule), "all": true, "expires": "2026-08-22"}]}"#)
    #expect(world.run("audit", "S") == .passed)
    let first = world.output
    #expect(world.run("audit", "S", "--today", "2026-08-22") == .passed)
    #expect(world.output == first)
    world.now += 86_400
    #expect(world.run("audit", "S") == .found)
  }

  @Test func anExpectedFindingNeedsNoSuppression() {
    let world = world(
      #"{"expect": [{\#(Self.rule), "count": 3}], "suppress": [{\#(Self.rule)}]}"#)
    #expect(world.run("audit", "S") == .passed)
    #expect(world.output.contains("warning: this suppresses nothing: contrast-text-aa"))
    #expect(world.output.contains("expected findings  3 of 3 occurred"))
  }

  @Test func anExpectedFindingThatOccursTooRarelyFails() {
    let world = world(#"{"expect": [{\#(Self.rule), "element": "Buy", "count": 3}]}"#)
    #expect(world.run("audit", "S") == .found)
    #expect(
      world.output.contains(
        "the expected finding did not occur: contrast-text-aa at “Buy”, 2 of 3 times"))
  }

  @Test(
    arguments: [
      (
        #"{"suppress": [{"rule": "card-nested"}]}"#,
        ":2:25: error: “audit.suppress[0]”: the key “reason” is missing"
      ),
      (
        #"{"suppress": [{"rule": "card-nested", "reason": " "}]}"#,
        ":2:59: error: “audit.suppress[0].reason”: a suppression needs a reason; "
          + "say why the finding is lived with"
      ),
      (
        #"{"suppress": [{"rule": "card-nested", "reason": "r", "expires": "2026-02-30"}]}"#,
        ":2:75: error: “audit.suppress[0].expires”: “2026-02-30” is no day; write it as 2026-12-31"
      ),
      (
        #"{"suppress": [{"rule": "card-nestd", "reason": "r"}]}"#,
        ":2:34: error: “audit.suppress[0].rule”: unknown rule “card-nestd”; did you mean “card-nested”?"
      ),
      (
        #"{"expect": [{"rule": "card-nested", "count": 2, "all": true}]}"#,
        ":2:66: error: “audit.expect[0].all”: “count” and “all” exclude each other; keep one"
      ),
    ] as [(String, String)])
  func aMistakeIsNamed(audit: String, message: String) {
    let world = world(audit)
    #expect(world.run("audit", "S") == .notMeasured)
    #expect(world.output == "")
    #expect(world.errors == "S/card.scenario.json\(message)\n")
  }

  @Test func aDayThatIsNoneIsABadOption() {
    let world = world("{}")
    #expect(world.run("audit", "S", "--today", "tomorrow") == .notMeasured)
    #expect(
      world.errors.contains("--today: expected a day such as 2026-12-31, found 'tomorrow'"))
  }
}
