import A11yTree
import Testing

/// What is said to Voice Control, and what it does.
struct VoiceControlTests {
  private func say(_ commands: String..., on outline: String) throws -> [[TranscriptStep]] {
    var reader = try VoiceControl(StaticScreen(try Outline.parse(outline)))
    return try commands.map { try reader.perform(GestureInput(.say, to: $0)) }
  }

  private let feed = """
    staticText "People"
    button "Follow" action=follow(ada)
    button "Follow" action=follow(grace)
    button "More" inputLabels="More","Options" action=more customAction="Mute":mute \
    longPressAction=menu
    button action=nameless
    adjustable "Volume" adjustment=up,down
    """

  /// A command, then the action and the element that come of it.
  @Test(
    arguments: [
      ("Tap More", "more", "3"), ("tap options", "more", "3"), ("  TAP   More ", "more", "3"),
      ("Long press More", "menu", "3"), ("Increment Volume", "up", "5"),
      ("Decrement Volume", "down", "5"), ("Tap Volume", nil, "5"), ("Increment More", nil, "3"),
    ] as [(String, String?, String)])
  func aNameIsEnough(command: String, action: String?, focus: String) throws {
    let steps = try say(command, on: feed)[0]
    #expect(steps.map(\.action?.name) == [action])
    #expect(steps.map(\.focus) == [focus])
    #expect(steps.map(\.choice) == [command])
  }

  @Test func namesAreShownWithWhatIsSharedAndSkipped() throws {
    let steps = try say("Show names", on: feed)[0]
    #expect(
      steps.map { $0.announcement?.spoken() } == ["Follow", "Follow", "More", "4", "Volume"])
    #expect(
      steps.map(\.notes) == [
        ["skipped: People (only read)", "shared: “Tap Follow” means 2 elements"],
        ["shared: “Tap Follow” means 2 elements"], ["also: Options"], [], [],
      ])
  }

  @Test func aSharedNameIsAnsweredWithNumbers() throws {
    let steps = try say("Tap Follow", "2", "2", on: feed)
    #expect(steps[0].map { $0.announcement?.spoken() } == ["1", "2"])
    #expect(steps[0].allSatisfy { $0.action == nil })
    #expect(steps[1].map(\.action?.name) == ["follow(grace)"])
    #expect(steps[2].map(\.notes) == [["no number 2 is shown"]])
  }

  @Test func theVerbIsKeptForTheNumber() throws {
    let outline = """
      adjustable "Bass" inputLabels="Tone" adjustment=more(bass),less(bass)
      adjustable "Treble" inputLabels="Tone" adjustment=more(treble),less(treble)
      """
    #expect(try say("Decrement Tone", "Tap 2", on: outline)[1].first?.action == nil)
    #expect(try say("Decrement Tone", "2", on: outline)[1].first?.action?.name == "less(treble)")
  }

  @Test func numbersReachWhatHasNoName() throws {
    let steps = try say("Show numbers", "Tap 4", "Show names", "4", on: feed)
    #expect(steps[0].map { $0.announcement?.spoken() } == ["1", "2", "3", "4", "5"])
    #expect(steps[1].first?.action?.name == "nameless")
    #expect(steps[3].first?.action?.name == "nameless")
    #expect(try say("Show numbers", "Hide numbers", "4", on: feed)[2][0].action == nil)
  }

  @Test func aNameThatIsANumberGoesFirst() throws {
    let keypad = "button \"2\" action=two\nbutton \"1\" action=one"
    #expect(try say("Show numbers", "Tap 1", on: keypad)[1].first?.action?.name == "one")
  }

  @Test func customActionsAreListedWithNumbers() throws {
    let steps = try say("Show actions for More", "Tap 1", on: feed)
    #expect(steps[0].map { $0.announcement?.spoken() } == ["1, Mute"])
    #expect(steps[1].first?.action?.name == "mute")
  }

  @Test func goingBackIsEscaping() throws {
    let sheet = "group escapeAction=close\n  button \"OK\""
    #expect(try say("Go back", on: sheet)[0].first?.action?.name == "close")
    #expect(try say("Go back", on: "link \"a\"")[0].first?.notes == ["nothing here goes back"])
  }

  @Test func whatIsNotUnderstoodIsAnswered() throws {
    let steps = try say("Tap Folow", "Tap Xyzzy", "Dance", "", on: feed)
    #expect(steps[0][0].notes == ["nothing is called “Folow”; did you mean “Follow”?"])
    #expect(steps[1][0].notes == ["nothing is called “Xyzzy”"])
    for step in [steps[2][0], steps[3][0]] {
      #expect(step.notes.first?.hasPrefix("no command; known are Tap NAME, ") == true)
    }
  }

  @Test func whatIsDimmedOrRefusesHasNoName() throws {
    let outline = "button \"Save\" notEnabled action=a\nbutton \"Save\" interactive=false action=b"
    #expect(try say("Tap Save", on: outline)[0].first?.notes == ["nothing is called “Save”"])
  }
}
