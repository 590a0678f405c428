import A11yTree
import Testing

/// The cursor, and what gestures do with it.
struct VoiceOverTests {
  private let screen = Screen(
    tree: TreeBuilder.tree {
      $0.group("card", ordered: true, change: { $0.defaultAction = ActionID("open") }) {
        $0.element("Title") { $0.identifier = "title" }
        $0.element("Cook", traits: .isButton) { $0.defaultAction = ActionID("cook") }
        $0.element("Gone", traits: [.isButton, .notEnabled]) {
          $0.defaultAction = ActionID("gone")
        }
      }
    })

  @Test func cursorStaysAtTheEnds() throws {
    var reader = try VoiceOver(StaticScreen(screen))
    let before = try reader.perform(.swipeLeft)
    #expect(before == [TranscriptStep(gesture: .swipeLeft, sound: .boundary)])
    let steps = try (0..<4).flatMap { _ in try reader.perform(.swipeRight) }
    #expect(steps.map(\.focus) == ["title", "Cook", "Gone", "Gone"])
    #expect(steps.map(\.sound) == [nil, nil, nil, .boundary])
    #expect(
      steps.map { $0.announcement?.spoken() } == [
        "Title", "Cook, button", "Gone, dimmed, button", nil,
      ])
    #expect(try reader.perform(.swipeLeft).first?.focus == "Cook")
  }

  @Test func doubleTapReachesTheEnclosingAction() throws {
    var reader = try VoiceOver(StaticScreen(screen))
    #expect(try reader.perform(.doubleTap) == [TranscriptStep(gesture: .doubleTap)])
    var actions: [String?] = []
    for _ in 0..<3 {
      _ = try reader.perform(.swipeRight)
      actions.append(try reader.perform(.doubleTap).first?.action?.name)
    }
    #expect(actions == ["open", "cook", nil])
  }

  @Test func readAllVisitsEveryStop() throws {
    var reader = try VoiceOver(StaticScreen(screen))
    let steps = try reader.perform(.twoFingerSwipeUp)
    #expect(steps.map(\.focus) == ["title", "Cook", "Gone"])
    #expect(reader.cursor == 2)
  }

  @Test func emptyScreenHasABoundaryOnly() throws {
    var reader = try VoiceOver(StaticScreen(Screen(tree: AccessibilityTree())))
    for gesture in [Gesture.swipeRight, .swipeLeft, .twoFingerSwipeUp] {
      #expect(try reader.perform(gesture) == [TranscriptStep(gesture: gesture, sound: .boundary)])
    }
  }

  /// facts: voiceover.md §16.13 case 188.
  @Test func activationSaysWhatChanged() throws {
    var reader = try VoiceOver(Switch())
    #expect(
      try reader.perform(.swipeRight).first?.announcement?.spoken() == "Wi-Fi, switch button, off")
    let step = try reader.perform(.doubleTap).first
    #expect(step?.announcement?.spoken() == "on")
    #expect(step?.announcements == [Announced("Connected", outcome: .interrupted)])
  }

  private struct Switch: ScreenSource {
    var isOn = false
    var screen: Screen {
      Screen(
        tree: TreeBuilder.tree {
          $0.element("Wi-Fi", traits: [.isToggle, .isButton]) {
            $0.value = isOn ? "1" : "0"
            $0.defaultAction = ActionID("toggle")
          }
        })
    }
    mutating func perform(_ action: ActionID) -> [ScreenEvent] {
      isOn.toggle()
      return [.announcement("Connected")]
    }
  }

  @Test func transcriptIsOneLineAStep() throws {
    var reader = try VoiceOver(StaticScreen(screen))
    var steps: [TranscriptStep] = []
    for gesture in [Gesture.swipeRight, .swipeRight, .doubleTap, .swipeRight, .swipeRight] {
      steps += try reader.perform(gesture)
    }
    let transcript = Transcript(
      profile: .ios18, environment: screen.environment, steps: steps)
    #expect(
      transcript.text() == """
        # ios-18 · en · phone 390 × 844 @3x · large · light · leftToRight
        swipeRight  Title
        swipeRight  Cook, button
        doubleTap   [no speech]
                    action: cook
        swipeRight  Gone, dimmed, button
        swipeRight  [boundary]

        """)
    let through = try Transcript(swipingThrough: screen)
    #expect(through.steps.map(\.focus) == ["title", "Cook", "Gone"])
  }
}
