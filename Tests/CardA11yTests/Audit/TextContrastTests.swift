import Testing

@testable import A11yTree

/// What a finding about contrast says, and that its colours hold when they are measured again.
struct TextContrastTests {
  private func findings(
    _ outlines: String..., rule: String = "contrast-text-aa", thresholds: Thresholds = .wcag22AA
  ) throws -> [Finding] {
    var options = Audit.Options()
    options.thresholds = thresholds
    return Audit.run(try outlines.map { try Outline.parse($0) }, options: options)
      .findings.filter { $0.rule == rule }
  }

  @Test func bothSurfacesAreNamedAndTheWorseDecides() throws {
    let found = try findings(
      """
      group frame=0,0,100,40
        shape fill=#000000 frame=0,0,50,40
        shape fill=#888888 frame=50,0,50,40
        text "Plan" size=17 color=#FFFFFF frame=10,10,80,20
      """)
    #expect(
      found.map(\.message) == [
        "The text \"Plan\" has a contrast ratio of 3.54:1 (#FFFFFF on #888888); at 17 pt it needs "
          + "4.5:1. It also lies on #000000 (21:1)."
      ])
    #expect(found.map(\.outcome) == [.failed])
    // No white is whiter: the text would have to be dark, and the black half forbids it.
    #expect(found.map(\.suggestions.count) == [0])
  }

  @Test func intervalsNameBothEndsAndTheirCause() throws {
    let found = try findings(
      """
      group frame=0,0,100,140
        staticText "A" frame=0,0,100,20
          shape pattern=linear:0,0,1,0:#FFFFFF/0,#000000/1
          text "A" size=17 color=#000000
        staticText "B" frame=0,20,100,20
          shape pattern=material:regular
          text "B" size=17 color=#000000
        staticText "C" frame=0,40,100,20
          picture "salad" decorative
          text "C" size=17 color=#000000
        staticText "D" frame=0,60,100,20
          picture "soup" decorative colors=#FFFFFF,#404040
          text "D" size=17 color=#000000
        staticText "E" frame=0,80,100,20
          shape pattern=unknown:brand
          text "E" size=17 color=#000000
        staticText "F" frame=0,100,100,20
          text "F" size=17 pattern=unknown:ink
      """)
    #expect(found.map(\.outcome) == Array(repeating: .cantTell, count: 6))
    #expect(
      found.compactMap(\.reason) == [
        "over-gradient", "over-material", "over-image", "straddles", "under-color", "text-color",
      ])
    #expect(
      found[0].message.contains("a gradient, on which its contrast ratio goes from 1:1 to 21:1"))
    #expect(found[3].message.contains("goes from 2.02:1 to 21:1"))
    #expect(found[4].message.contains("the colour “brand”, which has no value in light"))
    #expect(
      found[5].message == "The colour “ink” of the text \"F\" has no value in light.")
  }

  @Test func aGradientFailsOnlyWhereAllOfItDoes() throws {
    let outline = """
      staticText "A" frame=0,0,100,20
        shape pattern=linear:0,0,1,0:#FFFFFF/0,%/1
        text "A" size=17 color=#777777
      """
    let failed = try findings(outline.replacing("%", with: "#F0F0F0"))
    #expect(failed.map(\.outcome) == [.failed])
    #expect(
      failed.first?.message.contains("(#777777 on #FFFFFF, at most, over a gradient)") == true)
    let suggestion = try #require(failed.first?.suggestions.first)
    #expect(ContrastRatio(suggestion.foreground, SRGBColor(hex: 0xF0F0F0)).passes(.aaText))
    #expect(try findings(outline.replacing("%", with: "#000000")).map(\.outcome) == [.cantTell])
  }

  @Test func aGradientMayColourTheTextItself() throws {
    let outline = """
      staticText "A" frame=0,0,100,20
        text "A" size=17 pattern=linear:0,0,1,0:#000000/0,%/1 on=#FFFFFF
      """
    #expect(try findings(outline.replacing("%", with: "#555555")) == [])
    let open = try findings(outline.replacing("%", with: "#AAAAAA"))
    #expect(open.map(\.reason) == ["over-gradient"])
    #expect(open.first?.message.contains("is coloured by a gradient, with which") == true)
  }

  @Test func aTranslucentViewSaysHowItIsKnown() throws {
    let found = try findings(
      """
      screen colorScheme=dark
      group frame=0,0,100,40
        shape fill=#FFFFFF group=1@0.5
        text "Plan" size=17 color=#000000 group=1@0.5
      """)
    #expect(found.map(\.reason) == ["opacity-order"])
    #expect(found.first?.message.contains("a contrast ratio of 2.62:1 to 5.31:1") == true)
    #expect(found.first?.fix.contains("compositingGroup()") == true)
  }

  @Test func aPassThatAnotherReadingFailsNamesBothNumbers() throws {
    let found = try findings(
      #"button "Cook"\#n  text "Cook" size=17 bold color=#F16E00 on=#FFFFFF"#)
    #expect(found.map(\.outcome) == [.advice])
    #expect(
      found.first?.message
        == "The text \"Cook\" has a contrast ratio of 3.01:1 (#F16E00 on #FFFFFF): enough for large "
        + "text, which 17 pt bold is by the reading ios-points and which needs 3:1; by the reading "
        + "wcag it is not, and needs 4.5:1.")
    #expect(found.first?.required == .ratio(4.5))
  }

  /// A person's larger text size never relaxes what is required, nor does a smaller one.
  @Test(arguments: DynamicTypeSize.allCases)
  func theDefaultSizeDecides(size: DynamicTypeSize) throws {
    let points = TextStyle.body.metrics(at: size).size
    let outline = """
      screen dynamicType=\(size.rawValue)
      staticText "Plan"
        text "Plan" size=\(points) declared=17 style=body color=#777777 on=#FFFFFF
        text "Large" size=\(points + 3) declared=20 style=title3 color=#777777 on=#FFFFFF
      """
    #expect(try findings(outline).map(\.outcome) == [.failed, .advice])
  }

  @Test func colorsAreSuggestedForEachAppearance() throws {
    let found = try findings(
      """
      staticText "Plan"
        text "Plan" size=17 color=#6366F1 on=#FFFFFF
      """,
      """
      screen colorScheme=dark
      staticText "Plan"
        text "Plan" size=17 color=#4338CA on=#09090B
      """)
    let finding = try #require(found.first)
    #expect(finding.fix.hasPrefix("In light, use #"))
    #expect(finding.fix.contains(" In dark, use #"))
    #expect(finding.occurrences.map(\.suggestions.count) == [2, 2])
  }

  /// Random pairs: each suggestion passes when the audit measures it again, in its appearance.
  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func suggestionsPassTheirRule(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let random = { (numbers: inout SplitMix64) in
      SRGBColor(hex: .random(in: 0...0xFFFFFF, using: &numbers)).description
    }
    let (front, back, other) = (random(&numbers), random(&numbers), random(&numbers))
    let alpha = Bool.random(using: &numbers) ? "" : "@0.7"
    let hasTwo = Bool.random(using: &numbers)
    let scheme = ColorScheme.allCases.randomElement(using: &numbers) ?? .light
    let size = Bool.random(using: &numbers) ? 17 : 28
    let outline = { (front: String, back: String, other: String) in
      """
      screen colorScheme=\(scheme.rawValue)
      staticText "Plan" frame=0,0,100,20
        shape fill=\(back)
        shape fill=\(other) frame=\(hasTwo ? "50,0,50,20" : "200,0,50,20")
        text "Plan" size=\(size) color=\(front)
      """
    }
    let found = try findings(outline(front + alpha, back, other))
    for finding in found where finding.outcome == .failed {
      for suggestion in finding.suggestions {
        let isBack = suggestion.background.description != back && !hasTwo
        let text = suggestion.foreground.description
        let repaired = outline(text, isBack ? suggestion.background.description : back, other)
        let again = try findings(repaired).filter { $0.outcome == .failed }
        #expect(again == [], "seed \(seed)\n\(repaired)")
        #expect(
          suggestion.ratio.value >= (size == 28 ? 3 : 4.5), "seed \(seed)")
        #expect(finding.fix.contains(isBack ? "\(suggestion.background)" : text), "seed \(seed)")
      }
      #expect(hasTwo || finding.suggestions.count == 2, "seed \(seed)")
    }
  }

  @Test func exemptionsAreListedWithTheirEnvironments() throws {
    let outline = """
      group frame=0,0,100,100
        button "Buy" notEnabled frame=0,0,100,20
          text "Buy" size=17 color=#CCCCCC on=#FFFFFF
        staticText "Orange" frame=0,20,100,20
          text "Orange" size=17 color=#FF7900 on=#FFFFFF purpose=logotype
        staticText "Waves" frame=0,40,100,20
          text "Waves" size=17 color=#CCCCCC on=#FFFFFF purpose=decoration
        staticText "Plan" frame=0,60,100,20
          text "Plan" size=17 color=#000000 on=#FFFFFF
      """
    let screens = try [outline, "screen colorScheme=dark\n" + outline].map { try Outline.parse($0) }
    let report = Audit.run(screens)
    #expect(report.exemptions.map(\.reason) == ["disabled", "logotype", "decorative"])
    #expect(report.exemptions.map(\.element.label) == ["Buy", "Orange", "Waves"])
    #expect(report.exemptions.allSatisfy { $0.environments.count == 2 })
    #expect(
      report.texts == AuditReport.TextCoverage(measured: 2, notDecidable: 0, exempt: 6))
    #expect(report.findings.filter { $0.rule.hasPrefix("contrast") } == [])
  }

  @Test func levelAAAIsRequiredWhereItIsAskedFor() throws {
    let gray = #"staticText "Plan"\#n  text "Plan" size=17 color=#767676 on=#FFFFFF"#
    let rule = "contrast-text-aaa"
    #expect(try findings(gray, rule: rule).map(\.outcome) == [.advice])
    let strict = try findings(gray, rule: rule, thresholds: .wcag22AAA)
    #expect(strict.map(\.outcome) == [.failed])
    let suggestion = try #require(strict.first?.suggestions.first)
    #expect(suggestion.ratio.passes(.aaaText))
    let picture =
      #"staticText "Plan" frame=0,0,100,20\#n  picture "salad"\#n  text "Plan" size=17 color=#FFFFFF"#
    #expect(try findings(picture, rule: rule).isEmpty)
    #expect(
      try findings(picture, rule: rule, thresholds: .wcag22AAA).map(\.reason) == ["over-image"])
  }
}
