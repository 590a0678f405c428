import A11yTree
import Testing

struct AuditTests {
  private func screens(_ outlines: String...) throws -> [Screen] {
    try outlines.map { try Outline.parse($0) }
  }

  /// The card whose title is cut: DESIGN §2 "one finding, many environments".
  private func title(_ size: DynamicTypeSize, _ state: String) -> String {
    """
    screen dynamicType=\(size.rawValue)
    element "Salad" #title at="Card.swift":4:9
      text "Salad" size=\(TextStyle.body.metrics(at: size).size) declared=17 style=body color=#000000 lines=1/1 \(state) at="Card.swift":5:11
    """
  }

  @Test func oneDefectInManyEnvironmentsIsOneFinding() throws {
    let report = Audit.run(
      try screens(
        title(.accessibility5, "needs=4 cut"), title(.accessibility1, "needs=3 cut"),
        title(.xxxLarge, "needs=2 cut"), title(.xxLarge, "cut?"), title(.large, "")))
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.rule == "dt-truncates")
    #expect(finding.outcome == .failed)
    #expect(
      finding.message
        == "The text \"Salad\" is cut off at xxxLarge: it needs 2 lines and may have 1.")
    #expect(finding.measured == .lines(2) && finding.required == .lines(1))
    #expect(finding.element == .init(id: "title", label: "Salad"))
    #expect(finding.location == SourceLocation(path: "Card.swift", line: 5, column: 11))
    #expect(finding.criteria.map(\.number) == ["1.4.4"])
    #expect(
      finding.environments.map { $0.map { "\($0.key)=\($0.value)" } } == [
        ["dynamicType=accessibility5"], ["dynamicType=accessibility1"], ["dynamicType=xxxLarge"],
        ["dynamicType=xxLarge"],
      ])
    #expect(finding.occurrences.map(\.outcome) == [.cantTell, .failed, .failed, .cantTell])
    #expect(finding.occurrences.first?.reason == "beyond-200-percent")
    let coverage = try #require(report.coverage.first { $0.rule == "dt-truncates" })
    #expect(coverage.passed == 1 && coverage.failed == 2 && coverage.cantTell == 2)
    #expect(coverage.applicable == 5 && coverage.measured == 3)
  }

  @Test func aDefectThatIsTheSameEverywhereHasOneOccurrence() throws {
    let report = Audit.run(
      try screens("button #a", "screen colorScheme=dark locale=fr\nbutton #a"))
    #expect(report.findings.map(\.rule) == ["name-missing-control"])
    #expect(report.findings.first?.occurrences.count == 1)
    #expect(
      report.findings.first?.environments == [
        [.init(key: "colorScheme", value: "light"), .init(key: "locale", value: "en")],
        [.init(key: "colorScheme", value: "dark"), .init(key: "locale", value: "fr")],
      ])
  }

  @Test func aSingleScreenHasNoVaryingSettings() throws {
    let report = Audit.run(try screens("button #a"))
    #expect(report.findings.first?.environments == [[]])
  }

  @Test func findingsStandTheGravestFirstThenInTheOrderOfTheElements() throws {
    let report = Audit.run(
      try screens(
        """
        semanticGroup card
          button "Open" action=open
            text "Open" size=17 color=#777777 on=#FFFFFF
          ↓button action=more
          image "Open"
          staticText "Open"
        """))
    #expect(
      report.findings.map { "\($0.outcome.rawValue) \($0.rule) \($0.element.id)" } == [
        "failed contrast-text-aa 0.0", "failed dt-fixed-font 0.0",
        "failed name-missing-control 0.1", "cantTell image-decorative-exposed 0.2",
        "advice non-native-trait 0",
      ])
    // A group without a name is called by what is read first inside of it.
    #expect(report.findings.last?.element.label == "Open")
  }

  @Test func whatIsNotMeasuredIsCounted() throws {
    let report = Audit.run(try screens("button \"A\"", "button \"A\""))
    let coverage = try #require(report.coverage.first { $0.rule == "contrast-text-aa" })
    #expect(coverage.untested == 2 && coverage.applicable == 0)
    #expect(report.coverage.map(\.rule) == Rule.all.map(\.id))
    #expect(report.untested.contains("orientation-lock"))
  }

  @Test func rulesCanBeSwitchedOff() throws {
    var options = Audit.Options()
    options.disabledRules = ["name-missing-control"]
    let report = Audit.run(try screens("button"), options: options)
    #expect(report.findings.isEmpty)
    #expect(report.disabled == ["name-missing-control"])
    #expect(!report.coverage.contains { $0.rule == "name-missing-control" })
  }

  @Test func severalTextsOfOneElementAreSeveralFindings() throws {
    let report = Audit.run(
      try screens(
        """
        element "Salad, 20min"
          text "Salad" size=17
          text "20min" size=15
        """))
    let fixed = report.findings.filter { $0.rule == "dt-fixed-font" }
    #expect(fixed.map(\.evidence) == ["text-0", "text-1"])
    #expect(fixed.map(\.measured) == [.points(17), .points(15)])
  }

  /// The orange of facts: seed-systems.md §2.8, under each reading of large text.
  @Test(arguments: [
    (LargeText.iosPoints, Outcome.advice), (.wcag, .failed), (.apple, .advice),
  ])
  func largeTextIsAPolicy(reading: LargeText, outcome: Outcome) throws {
    var options = Audit.Options()
    options.thresholds.largeText = reading
    let report = Audit.run(
      try screens(
        """
        button "Cook" action=cook
          text "Cook" size=17 bold style=body color=#F16E00 on=#FFFFFF
        """), options: options)
    let finding = try #require(report.findings.first)
    #expect(finding.outcome == outcome)
    #expect(finding.measured?.description == "3.01:1")
    #expect(finding.required == .ratio(4.5))
    #expect(finding.message.contains("#F16E00 on #FFFFFF"))
    #expect(report.largeText == reading)
  }

  @Test func theFixOfALowContrastIsAColourThatPasses() throws {
    let report = Audit.run(
      try screens(
        """
        staticText "Plan"
          text "Plan" size=17 style=body color=#777777 on=#FFFFFF,#EEEEEE
        """))
    let fix = try #require(report.findings.first?.fix)
    let hex = try #require(fix.split(separator: " ").first { $0.hasPrefix("#") })
    let color = try SRGBColor(parsing: hex)
    #expect(ContrastRatio(color, SRGBColor(hex: 0xEEEEEE)).passes(.aaText))
  }
}
