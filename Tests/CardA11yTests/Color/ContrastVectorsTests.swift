import Testing

@testable import A11yTree

/// Compositing and outcomes that public test suites state, with what we make of them.
struct ContrastVectorsTests {
  /// Upper, lower, mode, composite: axe-core@57cb1efb, test/commons/color/flatten-colors.js.
  @Test(
    arguments: [
      ("rgba(0,0,0,.5)", "#ffffff", .normal, "#808080"),
      ("rgba(255,0,0,.5)", "#ffffff", .normal, "#ff8080"),
      ("rgba(0,128,0,.25)", "#ffffff", .normal, "#bfdfbf"),
      ("rgba(0,128,0,.25)", "rgba(255,0,0,.5)", .normal, "rgba(153,51,0,.625)"),
      ("rgba(0,0,0,0)", "rgba(255,255,255,0)", .normal, "rgba(0,0,0,0)"),
      ("rgba(114,129,114,.25)", "#d81616", .multiply, "rgb(186,19,19)"),
      ("rgba(115,255,0,.5)", "#d3a2b4", .multiply, "rgb(153,162,90)"),
      ("rgba(114,129,114,.25)", "#d81616", .screen, "rgb(220,51,48)"),
      ("rgba(115,255,0,.5)", "#d3a2b4", .screen, "rgb(221,209,180)"),
      ("rgba(114,129,114,.25)", "#d81616", .overlay, "rgb(215,22,21)"),
    ] as [(String, String, BlendMode, String)])
  func coloursAreComposited(
    upper: String, lower: String, mode: BlendMode, expected: String
  ) throws {
    let seen = try SRGBColor(parsing: upper).blended(mode, over: SRGBColor(parsing: lower))
    #expect(try seen == SRGBColor(parsing: expected))
  }

  /// One text: its properties in an outline, with what axe-core's integration tests and check tests
  /// (@57cb1efb) say; a CSS pixel is an iOS point, so that the reading `wcag` is theirs.
  @Test(
    arguments: [
      ("size=16 color=#808080 on=#ffffff", .failed),
      ("size=40 color=#ffffff on=#808080", .passed),
      ("size=20 bold color=#ffffff on=#808080", .passed),
      ("size=20 color=#ffffff on=#808080", .failed),
      ("size=40 color=#ffffff on=#ffff00", .failed),
      ("size=18.67 bold color=#808080 on=#ffffff", .passed),
      ("size=24 color=#808080 on=#ffffff", .passed),
      ("size=10.67 color=#808080 on=#ffffff", .failed),
      // White over black under white at 10 %.
      ("size=16 color=#ffffff on=#1a1a1a", .passed),
      ("size=16 color=#000000@0.1 on=#ffffff", .failed),
      ("size=16 color=#ffffff on=image", .cantTell),
    ] as [(String, Outcome)])
  func aTextHasTheStatedOutcome(text: String, expected: Outcome) throws {
    #expect(try outcomes(of: "staticText \"Plan\"\n  text \"Plan\" \(text)") == [expected])
  }

  /// Where axe-core says "incomplete" and we say that nothing is required, or it says
  /// "inapplicable" as ACT does; each is listed as exempt.
  @Test(
    arguments: [
      // #canttell5, equalRatio: WCAG asks for nothing of what nobody can see.
      (#"staticText "Plan"\#n  text "Plan" size=16 color=#ffffff on=#ffffff"#, "invisible"),
      // #canttell20: signs of a currency are no text.
      (#"staticText "$"\#n  text "$€" size=16 color=#dddddd on=#ffffff"#, "no-words"),
      // disabled*, ACT inapplicable 6 to 11.
      (
        #"button "Plan" notEnabled\#n  text "Plan" size=16 color=#000000 on=#000000"#, "disabled"
      ),
    ])
  func whatNothingIsRequiredOfIsListed(outline: String, reason: String) throws {
    let report = Audit.run([try Outline.parse(outline)])
    #expect(try outcomes(of: outline) == [.inapplicable])
    #expect(report.exemptions.map(\.reason) == [reason])
    #expect(
      report.texts == AuditReport.TextCoverage(measured: 0, notDecidable: 0, exempt: 1))
  }

  private func outcomes(of outline: String) throws -> [Outcome] {
    var thresholds = Thresholds.wcag22AA
    thresholds.largeText = .wcag
    let context = RuleContext(screen: try Outline.parse(outline), thresholds: thresholds)
    let rule = try #require(Rule.withID("contrast-text-aa"))
    return rule.judge([context]).map(\.verdict.judgement.outcome)
  }

  /// The five vectors whose sources disagree with WCAG's definition: what they state, what it gives.
  @Test(
    arguments: [
      // polished rounds luminances to three decimals before it divides.
      ("#444444", "#ffffff", 9.72, 9.739769),
      // IBM Equal Access, act_fail_4: black at 30 % composited without rounding to 8 bits.
      ("#b3b3b3", "#ffffff", 2.11, 2.096705),
      // IBM Equal Access, color_with_transparency: the same.
      ("#ffffff", "#4d4d4d", 8.4, 8.453183),
      // ACT afw4f7 P2: the stated 5 holds for the part of the gradient behind the text only.
      ("#333333", "#0000ff", 5.0, 1.470433),
      // WCAG, Understanding 1.4.11: prose.
      ("#000000", "#dedede", 15, 15.609215),
    ] as [(String, String, Double, Double)])
  func aSourceThatDisagreesIsNotFollowed(
    foreground: String, background: String, stated: Double, computed: Double
  ) throws {
    let ratio = ContrastRatio(
      try SRGBColor(parsing: foreground), try SRGBColor(parsing: background)
    ).value
    #expect(abs(ratio - computed) < 1e-5)
    #expect(abs(ratio - stated) > 0.01)
  }

  /// Just below a minimum fails and shows so; just at or above passes (WCAG: "at least").
  @Test(
    arguments: [
      ("#008675", "#FFFFFF", .aaText, false, "4.49"),
      ("#2E8567", "#FFFFFF", .aaText, false, "4.49"),
      ("#8EE08B", "#7F2CB5", .aaText, true, "4.50"), ("#E70870", "#FFFFFF", .aaText, true, "4.50"),
      ("#D766EC", "#FFFFFF", .nonText, false, "2.99"),
      ("#2B9CE6", "#FFFFFF", .aaLargeText, false, "2.99"),
      ("#91AD4B", "#1C2AFA", .aaLargeText, true, "3.00"),
      ("#5FD2A6", "#027919", .nonText, true, "3.00"),
      ("#276169", "#FFFFFF", .aaaText, false, "6.99"),
      ("#4116BA", "#84EF18", .aaaText, true, "7.00"),
    ] as [(String, String, ContrastRequirement, Bool, String)])
  func aMinimumIsNotRounded(
    foreground: String, background: String, requirement: ContrastRequirement, passes: Bool,
    shown: String
  ) throws {
    let ratio = ContrastRatio(
      try SRGBColor(parsing: foreground), try SRGBColor(parsing: background))
    #expect(ratio.passes(requirement) == passes)
    #expect(ratio.description == shown)
    #expect(abs(ratio.value - requirement.minimum) < 0.001)
  }

  /// Near-white on white, black at 20 % on white, transparent, and one colour on itself.
  @Test(
    arguments: [
      ("color=#FEFEFE on=#FFFFFF", .failed), ("color=#000000@0.2 on=#FFFFFF", .failed),
      ("color=#000000@0 on=#FFFFFF", .inapplicable), ("color=#FFFFFF on=#FFFFFF", .inapplicable),
      ("color=#767676 on=#FFFFFF", .passed), ("color=#777777 on=#FFFFFF", .failed),
    ] as [(String, Outcome)])
  func extremesHaveTheRightOutcome(text: String, expected: Outcome) throws {
    #expect(try outcomes(of: "staticText \"Plan\"\n  text \"Plan\" size=17 \(text)") == [expected])
  }
}
