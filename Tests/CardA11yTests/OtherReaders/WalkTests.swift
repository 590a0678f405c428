import A11yTree
import Testing

/// Going once to everything that a reader reaches.
struct WalkTests {
  private let page = """
    staticText "Plans"
    semanticGroup "Solo"
      staticText "$4"
      button "Buy"
      button "Compare"
    button "Help"
    staticText "Prices without tax"
    """

  @Test(
    arguments: [
      (
        .voiceOver,
        """
        # ios-26 · en · phone 390 × 844 @3x · large · light · leftToRight
        swipeRight  Plans
        swipeRight  Solo, $4
        swipeRight  Buy, button
        swipeRight  Compare, button
        swipeRight  Help, button
        swipeRight  Prices without tax

        """
      ),
      (
        .keyboard,
        """
        # Full Keyboard Access · ios-26 · en · phone 390 × 844 @3x · large · light · leftToRight
        tab  Buy, button
             skipped: Plans (only read)
             skipped: $4 (only read)
        tab  Compare, button
        tab  Help, button
             skipped: Prices without tax (only read)

        """
      ),
      (
        .voiceControl,
        """
        # Voice Control · ios-26 · en · phone 390 × 844 @3x · large · light · leftToRight
        say “Show names”  Buy
                          skipped: Plans (only read)
                          skipped: $4 (only read)
        say “Show names”  Compare
        say “Show names”  Help
                          skipped: Prices without tax (only read)

        """
      ),
      (
        .switchControl,
        """
        # Switch Control · ios-26 · en · phone 390 × 844 @3x · large · light · leftToRight
        next    Solo, group of 2
        select  Buy, button
        next    Compare, button
        next    Solo, group of 2
                the way out of the group
        select  Solo, group of 2
        next    Help, button

        """
      ),
    ] as [(AssistiveTechnology, String)])
  func everythingIsVisitedOnce(technology: AssistiveTechnology, text: String) throws {
    let screen = try Outline.parse(page)
    #expect(try Transcript(walking: screen, with: technology).text() == text)
  }

  /// A walk tells of each stop: where it is reached, or why it is not.
  @Test func noStopIsForgotten() throws {
    let seed: UInt64 = 52_026
    var random = RandomScreens(seed: seed)
    for number in 0..<200 {
      var screen = random.screen()
      screen.environment.locale = "en"
      let reading = Reading(screen)
      let reached = Set(reading.operableStops.map { reading.tree[reading.stops[$0].node].id })
      for technology in AssistiveTechnology.allCases where technology != .voiceOver {
        let walk = try Transcript(walking: screen, with: technology)
        let visited = walk.steps.compactMap(\.focus)
        #expect(visited.isEmpty == reached.isEmpty, "seed \(seed), screen \(number)")
        guard technology != .switchControl else { continue }
        #expect(visited.count == reached.count, "seed \(seed), screen \(number)")
        let skipped = walk.steps.flatMap(\.notes).filter { $0.hasPrefix("skipped: ") }
        #expect(
          skipped.count == reading.stops.count - reached.count, "seed \(seed), screen \(number)")
      }
    }
  }
}
