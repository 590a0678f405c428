import A11yTree
import Testing

/// What holds of keys, switches and voice whatever a person and an app do.
struct ReaderTrialTests {
  private static let seed: UInt64 = 20_270_500
  private static let sequences = 1000

  /// Random gestures on an app that changes at random: no crash, no focus on what is gone.
  @Test(arguments: AssistiveTechnology.allCases.dropFirst())
  func nothingGoesWrong(technology: AssistiveTechnology) throws {
    var screens = RandomScreens(seed: Self.seed)
    let pool = (0..<60).map { _ in
      var screen = screens.screen()
      screen.environment.locale = "en"
      return screen
    }
    var random = SplitMix64(seed: Self.seed)
    for number in 0..<Self.sequences {
      let app = RandomApp(seed: random.next(), screens: pool)
      var reader = try Reader(technology, app)
      for _ in 0..<random.integer(1...14) {
        let input = input(technology, on: reader.source.screen, &random)
        let steps = try reader.perform(input)
        #expect(!steps.isEmpty && steps.allSatisfy { $0.gesture == input.gesture })
        guard technology != .voiceControl, let focus = steps.last?.focus else { continue }
        let nodes = reader.source.screen.tree.nodes
        let isThere = nodes.contains { $0.identifier == focus || $0.id.path == focus }
        #expect(isThere, "seed \(Self.seed), \(technology), sequence \(number), \(input)")
      }
    }
  }

  private func input(
    _ technology: AssistiveTechnology, on screen: Screen, _ random: inout SplitMix64
  ) -> GestureInput {
    let gesture = random.pick(technology.gestures, or: .next)
    guard gesture == .say else { return GestureInput(gesture) }
    let name = screen.tree.nodes.randomElement(using: &random)?.label ?? "1"
    let verb = random.pick(
      ["Tap ", "Long press ", "Increment ", "Show actions for ", "Show names", "2", "Go back", ""],
      or: "")
    return GestureInput(.say, to: verb.hasSuffix(" ") ? verb + name : verb)
  }

  /// A focus goes to the sheet that opens, and back when it closes.
  @Test func aModalTakesTheFocusAndGivesItBack() throws {
    let page = "button \"A\"\nbutton \"B\" action=open"
    let sheet = """
      button "A"
      button "B" action=open
      semanticGroup modal
        staticText "Title"
        button "Done" action=close
      """
    let app = try ChangingScreen(page).on("open", show: sheet).on("close", show: page)
    var reader = try Reader(.keyboard, app)
    var heard: [String?] = []
    for key in [Gesture.tab, .tab, .space, .space] {
      heard.append(try reader.perform(GestureInput(key)).last?.announcement?.spoken())
    }
    #expect(heard == ["A, button", "B, button", "Done, button", "B, button"])
  }

  /// In the place of an element that deletes itself stands the next one, then the last.
  @Test func theNextElementTakesThePlaceOfOneThatVanishes() throws {
    let app = try ChangingScreen(
      "button \"A\" #a action=a\nbutton \"B\" #b action=b\nbutton \"C\" #c"
    )
    .on("b", show: "button \"A\" #a action=a\nbutton \"C\" #c")
    .on("a", show: "button \"A\" #a action=a")
    var reader = try Reader(.keyboard, app)
    var focuses: [String?] = []
    for key in [Gesture.tab, .tab, .space, .shiftTab, .space] {
      focuses.append(try reader.perform(GestureInput(key)).last?.focus)
    }
    #expect(focuses == ["a", "b", "c", "a", "a"])
  }
}
