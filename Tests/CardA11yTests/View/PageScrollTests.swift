import CardA11y
import Testing

/// A page that is longer than the screen scrolls (facts: voiceover.md §16.13, cases 197 to 200).
@MainActor
struct PageScrollTests {
  private var page: some View {
    VStack(spacing: 0) {
      ForEach(1..<41) { row in Text("Row \(row)").frame(height: 50) }
    }
  }

  @Test func pagesAreCounted() throws {
    let screen = page.screen()
    let scroll = try #require(screen.tree.nodes.first?.scroll)
    #expect(scroll.contentLength == 2000 && scroll.viewportLength == 844 && scroll.offset == 0)
    var reader = try VoiceOver(StaticScreen(screen))
    let said = try (0..<3).map { _ in
      try reader.perform(.threeFingerSwipeUp).last?.announcement?.spoken()
    }
    #expect(said == ["Page 2 of 3", "Page 3 of 3", "Page 3 of 3"])
  }

  /// The page scrolls no further than it must, so that the last one is not quite reached.
  @Test func theCursorBringsItsPage() throws {
    var reader = try VoiceOver(StaticScreen(page.screen()))
    _ = try reader.perform(.fourFingerTapBottom)
    let summary = try reader.perform(.threeFingerTap).last?.announcement?.spoken()
    #expect(summary == "Page 2 of 3, bottom of screen")
    _ = try reader.perform(.fourFingerTapTop)
    let top = try reader.perform(.threeFingerTap).last?.announcement?.spoken()
    #expect(top == "Page 1 of 3, top of screen")
  }

  @Test func whatFitsDoesNotScroll() {
    #expect(Text("Short").screen().tree.nodes.first?.scroll == nil)
    let covered = page.sheet(isPresented: .constant(true)) { Text("Over it") }
    #expect(covered.screen().tree.nodes.first?.scroll == nil)
  }
}
