import CardA11y
import Testing

/// The outlines of cards in every look and state, against what lies on both sides of them.
@MainActor
struct DSCardOutlineTests {
  private func outcomes(
    _ variant: DSCardVariant, _ state: DSCardState, _ theme: DSTheme, _ scheme: ColorScheme,
    action: Bool = true
  ) -> [String] {
    let card = DSCard(
      variant: variant, padding: 16, isInteractive: true,
      reference: action ? .named("open") : nil, state: state, content: Text("Plan"))
    var values = EnvironmentValues()
    values.colorScheme = scheme
    values.dsTheme = theme
    let screen = ViewCompiler.compile(
      card.accessibilityLabel("Plan"), in: environment { $0.colorScheme = scheme }, values: values)
    let report = Audit.run([screen])
    let coverage = report.coverage.first { $0.rule == "contrast-nontext" }
    let findings = report.findings.filter { $0.rule == "contrast-nontext" }
    return findings.map { "\($0.outcome.rawValue) \($0.measured.map { "\($0)" } ?? "")" }
      + (coverage?.passed == 0 ? [] : ["passed"])
  }

  @Test(arguments: DSCardVariant.allCases, DSCardState.allCases)
  func ourOutlinesStandOutInEveryState(variant: DSCardVariant, state: DSCardState) {
    for scheme in ColorScheme.allCases {
      // Cards without an outline are known by their text.
      let expected = variant == .outlined ? ["passed"] : []
      #expect(outcomes(variant, state, .standard, scheme) == expected)
    }
  }

  /// The page claims 3:1 for borders (facts: seed-systems.md §4.3); on the system's page.
  @Test(arguments: DSCardState.allCases)
  func publishedOutlinesDoNot(state: DSCardState) {
    #expect(outcomes(.outlined, state, .published, .light) == ["failed 1.26:1"])
    #expect(outcomes(.outlined, state, .published, .dark) == ["failed 1.69:1"])
    #expect(outcomes(.outlined, state, .published, .light, action: false) == ["cantTell 1.26:1"])
  }
}
