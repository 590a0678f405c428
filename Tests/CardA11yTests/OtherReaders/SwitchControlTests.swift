import A11yTree
import Testing

/// Two switches over items and groups.
struct SwitchControlTests {
  private func press(_ switches: [Gesture], on outline: String) throws -> [TranscriptStep] {
    var reader = try SwitchControl(StaticScreen(try Outline.parse(outline)))
    return try switches.flatMap { try reader.perform(GestureInput($0)) }
  }

  private let page = """
    staticText "Plans"
    list "Plans"
      button "Solo" action=solo
      button "Team" action=team
    button "Help" action=help customAction="Call":call
    """

  @Test func groupsAreEnteredAndLeft() throws {
    let steps = try press(
      [.next, .select, .next, .next, .select, .next, .next], on: page)
    #expect(
      steps.map { $0.announcement?.spoken() } == [
        "Plans, group of 2", "Solo, button", "Team, button", "Plans, group of 2",
        "Plans, group of 2", "Help, button", "Plans, group of 2",
      ])
    #expect(steps.map(\.focus) == ["1", "1.0", "1.1", "1", "1", "2", "1"])
    #expect(steps[3].notes == ["the way out of the group"])
    #expect(steps[4].notes == [])
  }

  @Test func whatCanDoOneThingIsActivatedAtOnce() throws {
    let steps = try press([.next, .select, .select, .next, .select], on: page)
    #expect(steps.map(\.action?.name) == [nil, nil, "solo", nil, "team"])
  }

  @Test func whatCanDoMoreOpensAMenu() throws {
    let steps = try press([.previous, .select, .next, .select], on: page)
    #expect(
      steps.map { $0.announcement?.spoken() } == ["Help, button", "Tap", "Call", nil])
    #expect(steps.last?.action?.name == "call")
    let left = try press([.previous, .select, .previous, .select, .next], on: page)
    #expect(left[2].notes == ["the way out of the menu"])
    #expect(left.map(\.action) == Array(repeating: nil, count: 5))
    #expect(left[4].announcement?.spoken() == "Plans, group of 2")
  }

  @Test func aGroupWithoutANameIsCalledByWhatItHolds() throws {
    let outline = "semanticGroup\n  button \"Cook\"\n  button \"Save\""
    #expect(
      try press([.next], on: outline).first?.announcement?.spoken() == "Cook, Save, group of 2")
  }

  @Test func aScreenWithoutControlsHighlightsNothing() throws {
    let steps = try press([.select, .next, .previous], on: "staticText \"Only read\"")
    #expect(steps.map(\.focus) == [nil, nil, nil])
    #expect(steps[1].notes == ["skipped: Only read (only read)"])
  }

  @Test func anAdjustableItemOffersBothDirections() throws {
    let steps = try press(
      [.next, .select, .next, .select], on: "adjustable \"Volume\" adjustment=up,down")
    #expect(
      steps.map { $0.announcement?.spoken() } == [
        "Volume, adjustable", "Increment", "Decrement", nil,
      ])
    #expect(steps.last?.action?.name == "down")
  }
}
