import CardA11y
import Testing

/// The peer's ninth defect: colours as they are seen, not as they are written (§6).
@MainActor
struct PeerContrastTests {
  private func contrast(
    _ view: some View, _ change: (inout ScreenEnvironment) -> Void = { _ in }
  ) -> Finding? {
    Audit.run([view.screen(in: environment(change))]).findings
      .first { $0.rule == "contrast-text-aa" }
  }

  private func text(_ hex: UInt32) -> some View {
    Text("Plan").foregroundStyle(Color(SRGBColor(hex: hex)))
  }

  @Test func greyOnThePageIsJudged() {
    #expect(contrast(text(0x777777))?.measured?.description == "4.47:1")
    #expect(contrast(text(0x767676)) == nil)
  }

  @Test func opacityIsComposited() {
    #expect(contrast(text(0x000000)) == nil)
    #expect(contrast(text(0x000000).opacity(0.4))?.outcome == .failed)
    #expect(contrast(text(0x000000).opacity(0.7).opacity(0.7))?.outcome == .failed)
  }

  @Test func theInnermostColourCounts() {
    let inner = text(0x000000).foregroundStyle(Color(SRGBColor(hex: 0xEEEEEE)))
    #expect(contrast(inner) == nil)
  }

  @Test func systemColoursFollowTheAppearance() {
    let view = Text("Plan").foregroundStyle(Color.primary)
    for scheme in ColorScheme.allCases {
      #expect(contrast(view) { $0.colorScheme = scheme } == nil)
    }
    #expect(contrast(text(0x333333)) { $0.colorScheme = .dark }?.outcome == .failed)
  }

  @Test func backgroundsOfAnyKindAreSeen() {
    let white = Text("Plan").foregroundStyle(Color.white)
    #expect(contrast(white.background(Color.black)) == nil)
    #expect(
      contrast(white.background { RoundedRectangle(cornerRadius: 8).fill(Color.black) }) == nil)
    let grey = text(0x767676)
    #expect(contrast(grey.background(Color(SRGBColor(hex: 0xEEEEEE))))?.outcome == .failed)
  }

  /// "4.5:1 is below 4.5:1": a ratio is shown rounded down.
  @Test func aRatioNeverLooksLikeItsLimit() throws {
    let finding = try #require(contrast(text(0x777777)))
    #expect(finding.measured != finding.required)
    #expect(finding.message.contains("4.47:1") && !finding.message.contains("is below"))
  }
}
