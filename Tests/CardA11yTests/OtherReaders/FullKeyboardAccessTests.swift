import CardA11y
import Testing

/// Keys over compiled cards (facts: voiceover.md §11.4; DESIGN §4, "keys").
@MainActor
struct FullKeyboardAccessTests {
  private var page: some View {
    VStack {
      Text("Projects")
      DSCard(isInteractive: true, action: {}) { Text("Atlas") }.accessibilityLabel("Atlas")
      Text("Tapped").onTapGesture {}
      Button("Save") {}
      Button("Dimmed") {}.disabled(true)
      Button("Skipped") {}.accessibilityRespondsToUserInteraction(false)
    }
  }

  private func focus(_ keys: [FullKeyboardAccess<StaticScreen>.Key]) -> [String?] {
    var reader = FullKeyboardAccess(StaticScreen(page.screen()))
    return keys.map { reader.press($0).focus }
  }

  @Test func tabStopsAtWhatCanBeOperatedAndGoesAround() {
    #expect(
      focus([.tab, .tab, .tab]) == [
        "VStack/DSCard[1]/Button", "VStack/Button[3]", "VStack/DSCard[1]/Button",
      ])
    #expect(focus([.shiftTab]) == ["VStack/Button[3]"])
    #expect(focus([.tab, .shiftTab]) == ["VStack/DSCard[1]/Button", "VStack/Button[3]"])
  }

  @Test func nothingIsActivatedWithoutAFocus() {
    var reader = FullKeyboardAccess(StaticScreen(page.screen()))
    #expect(reader.press(.space).action == nil)
    #expect(reader.press(.return).focus == nil)
  }

  @Test(arguments: [("Atlas", 1, 2), ("Save", 2, 1)])
  func spaceActivatesAndReturnActivatesCards(name: String, tabs: Int, activations: Int) {
    var count = 0
    let host = ViewHost(
      VStack {
        DSCard(action: { count += 1 }) { Text("Atlas") }
        Button("Save") { count += 1 }
      })
    var reader = FullKeyboardAccess(host)
    for _ in 0..<tabs { _ = reader.press(.tab) }
    #expect(reader.press(.space).action != nil)
    #expect((reader.press(.return).action != nil) == (name == "Atlas"))
    #expect(count == activations)
  }

  @Test func aScreenWithoutControlsHasNoStops() {
    var reader = FullKeyboardAccess(StaticScreen(Text("Only read").screen()))
    #expect(reader.press(.tab).focus == nil)
    #expect(reader.press(.shiftTab).focus == nil)
  }
}
