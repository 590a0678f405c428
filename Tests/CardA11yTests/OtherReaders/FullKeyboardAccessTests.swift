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

  private func steps(
    _ keys: Gesture..., on screen: Screen
  ) throws -> [TranscriptStep] {
    var reader = try FullKeyboardAccess(StaticScreen(screen))
    return try keys.flatMap { try reader.perform(GestureInput($0)) }
  }

  private func steps(_ keys: Gesture..., on outline: String) throws -> [TranscriptStep] {
    var reader = try FullKeyboardAccess(StaticScreen(try Outline.parse(outline)))
    return try keys.flatMap { try reader.perform(GestureInput($0)) }
  }

  @Test func tabStopsAtWhatCanBeOperatedAndGoesAround() throws {
    let screen = page.screen()
    let (card, save) = ("VStack/DSCard[1]/Button", "VStack/Button[3]")
    #expect(try steps(.tab, .tab, .tab, on: screen).map(\.focus) == [card, save, card])
    #expect(try steps(.shiftTab, on: screen).map(\.focus) == [save])
    #expect(try steps(.tab, .shiftTab, on: screen).map(\.focus) == [card, save])
  }

  @Test func whatIsPassedOverIsNotedWithItsReason() throws {
    let steps = try steps(.tab, .tab, .tab, on: page.screen())
    #expect(
      steps.map(\.notes) == [
        ["skipped: Projects (only read)"],
        ["skipped: Tapped (acts on a tap only)"],
        [
          "skipped: Dimmed, dimmed, button (dimmed)",
          "skipped: Skipped, button (does not respond to interaction)",
          "skipped: Projects (only read)",
        ],
      ])
  }

  @Test func nothingIsActivatedWithoutAFocus() throws {
    for key in [Gesture.space, .return, .tabZ] {
      #expect(try steps(key, on: page.screen()) == [TranscriptStep(gesture: key)])
    }
  }

  @Test(arguments: [("Atlas", 1, 2), ("Save", 2, 1)])
  func spaceActivatesAndReturnActivatesCards(name: String, tabs: Int, activations: Int) throws {
    var count = 0
    let host = ViewHost(
      VStack {
        DSCard(action: { count += 1 }) { Text("Atlas") }
        Button("Save") { count += 1 }
      })
    var reader = try FullKeyboardAccess(host)
    for _ in 0..<tabs { _ = try reader.perform(GestureInput(.tab)) }
    #expect(try reader.perform(GestureInput(.space)).first?.action != nil)
    #expect((try reader.perform(GestureInput(.return)).first?.action != nil) == (name == "Atlas"))
    #expect(count == activations)
  }

  @Test func aScreenWithoutControlsHasNoStops() throws {
    let steps = try steps(.tab, .shiftTab, .arrowDown, on: Text("Only read").screen())
    #expect(steps.map(\.focus) == [nil, nil, nil])
    #expect(steps.first?.notes == ["skipped: Only read (only read)"])
  }

  @Test func arrowsFollowTheScreen() throws {
    let outline = """
      button "a" frame=0,0,40,20
      button "b" frame=60,0,40,20
      button "c" frame=0,30,40,20
      button "d" frame=60,30,40,20
      """
    let keys = try steps(
      .arrowDown, .arrowRight, .arrowDown, .arrowLeft, .arrowLeft, .arrowUp, on: outline)
    #expect(
      keys.map { $0.announcement?.spoken() } == [
        "a, button", "b, button", "d, button", "c, button", nil, "a, button",
      ])
    #expect(keys[4].focus == "2")
  }

  @Test func withoutFramesArrowsFollowTheOrder() throws {
    let keys = try steps(.tab, .arrowUp, .arrowDown, .arrowRight, on: "button \"a\"\nlink \"b\"")
    #expect(keys.map(\.focus) == ["0", "0", "1", "1"])
  }

  @Test func arrowsAdjustWhatIsAdjustable() throws {
    let outline = """
      adjustable "Volume" adjustment=up,down frame=0,0,100,20
      adjustable "Fixed" frame=0,40,100,20
      """
    let keys = try steps(
      .tab, .arrowRight, .arrowUp, .arrowLeft, .arrowDown, .tab, .arrowUp, on: outline)
    #expect(keys.map(\.action?.name) == [nil, "up", "up", "down", "down", nil, nil])
    #expect(keys.map(\.focus) == ["0", "0", "0", "0", "0", "1", "1"])
  }

  @Test func aMenuHoldsTheCustomActions() throws {
    let outline = """
      semanticGroup customAction="Share all":shareAll
        button "Mail" customAction="Reply":reply customAction="Delete":delete
      button "Plain"
      """
    let keys = try steps(
      .tab, .tabZ, .arrowDown, .tab, .arrowDown, .shiftTab, .space, on: outline)
    #expect(
      keys.map { $0.announcement?.spoken() } == [
        "Mail, button", "Reply", "Delete", "Share all", "Reply", "Share all", nil,
      ])
    #expect(keys.last?.action?.name == "shareAll")
    let left = try steps(.tab, .tabZ, .arrowDown, .escape, .space, on: outline)
    #expect(left[3].announcement?.spoken() == "Mail, button")
    #expect(left.allSatisfy { $0.action == nil && $0.focus == "0.0" })
    #expect(try steps(.shiftTab, .tabZ, on: outline).last?.announcement == nil)
  }

  @Test func escapeLooksOutwards() throws {
    let outline = """
      group escapeAction=close
        group
          button "OK" action=ok
        button "Other" escapeAction=other
      """
    #expect(try steps(.escape, on: outline).map(\.action?.name) == ["close"])
    #expect(try steps(.tab, .tab, .escape, on: outline).last?.action?.name == "other")
    #expect(try steps(.tab, .escape, on: "button \"OK\"").last?.action == nil)
  }

  @Test func aGestureThatIsNoKeyIsRefused() throws {
    let error = #expect(throws: GestureError.self) {
      try steps(.swipeRight, on: "link \"a\"")
    }
    #expect(
      error?.description
        == "Full Keyboard Access does not know “swipeRight”; it knows tab, shiftTab, arrowUp, "
        + "arrowDown, arrowLeft, arrowRight, space, return, escape, tabZ; a script with "
        + "\"reader\": \"voiceover\" does")
  }
}
