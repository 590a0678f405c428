import CardA11y
import Testing

/// Colours that no catalogue resolves are no reason to judge a text by the page behind them.
@MainActor
struct UnknownFillTests {
  private let unknown = Color("brand")

  private func backdrop(_ view: some View) -> Backdrop? {
    view.screen().text("Text")?.backdrop
  }

  @Test func aTextOverAnUnknownColourHasAnUnknownBackdrop() {
    #expect(backdrop(Text("Text").padding(8).background(unknown)) == .unknown(.color))
    #expect(backdrop(Text("Text").background(Circle().fill(unknown))) == .unknown(.color))
    #expect(
      backdrop(
        ZStack {
          unknown.frame(width: 200, height: 200); Text("Text")
        }) == .unknown(.color))
    let report = Audit.run([Text("Text").background(unknown).screen()])
    #expect(report.findings.map(\.rule) == ["contrast-text-aa"])
    #expect(report.findings.map(\.outcome) == [.cantTell])
  }

  @Test func whatHidesItOrStandsAsideIsKnown() {
    #expect(
      backdrop(Text("Text").background(Color.white).background(unknown)) == .colors([.white]))
    #expect(
      backdrop(
        VStack {
          unknown.frame(height: 20); Text("Text")
        }) == .colors([.white]))
    #expect(backdrop(Text("Text").background(unknown.opacity(0))) == .unknown(.color))
    #expect(backdrop(Text("Text").background(unknown).overlay(unknown)) == .unknown(.color))
    #expect(backdrop(Text("Text").overlay(unknown)) == .unknown(.color))
  }

  @Test func aVeilOverItLeavesARange() {
    let veil = Color(SRGBColor(hex: 0xFFFFFF, alpha: 0.5))
    #expect(
      backdrop(Text("Text").background(veil).background(unknown))
        == .range([SRGBColor(hex: 0x808080), .white], .color))
  }

  @Test func aResolvedColourIsPaintedAsBefore() {
    let catalogue = AssetCatalogue(colors: ["brand": Color(SRGBColor(hex: 0x123456))])
    let view = Text("Text").background(unknown).environment(\.assets, catalogue)
    #expect(backdrop(view) == .colors([SRGBColor(hex: 0x123456)]))
  }
}
