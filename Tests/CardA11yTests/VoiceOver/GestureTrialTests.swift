import A11yTree
import Testing

/// What holds of the reader whatever a person and an app do.
struct GestureTrialTests {
  private static let blocks = 20
  private static let sequences = 500

  /// 10,000 random sequences of gestures: no crash, no end without an end, no cursor that is lost.
  @Test(arguments: 0..<blocks)
  func nothingGoesWrong(block: Int) {
    let seed = UInt64(20_270_100 + block)
    var screens = RandomScreens(seed: seed)
    let pool = (0..<60).map { _ in
      var screen = screens.screen()
      screen.environment.locale = "en"
      return screen
    }
    var random = SplitMix64(seed: seed)
    for number in 0..<Self.sequences {
      let app = RandomApp(seed: random.next(), screens: pool)
      let gestures = GestureTrial.gestures(
        random.integer(1...14), on: app.screen, using: &random)
      guard let failure = GestureTrial.failure(of: gestures, on: app) else { continue }
      Issue.record(
        """
        seed \(seed), sequence \(number): \(failure.violation)
        \(failure.gestures)
        \(Outline.print(app.screen))
        """)
      return
    }
  }

  /// Whatever has happened, swiping comes to an end within the number of stops.
  @Test func swipingComesToAnEnd() throws {
    var screens = RandomScreens(seed: 7)
    for number in 0..<200 {
      var screen = screens.screen()
      screen.environment.locale = "en"
      var reader = try VoiceOver(RandomApp(seed: UInt64(number), screens: [screen]))
      for gesture in GestureTrial.gestures(6, on: screen, using: &screens.random) {
        _ = try? reader.perform(gesture)
      }
      var count = 0
      while try reader.perform(.swipeRight).first?.sound != .boundary {
        count += 1
        guard count <= reader.reading.stops.count else {
          Issue.record("screen \(number)")
          break
        }
      }
    }
  }

  /// A sequence that fails is cut down to what makes it fail.
  @Test func failingSequencesShrink() {
    var random = SplitMix64(seed: 3)
    let screen = Screen(tree: TreeBuilder.tree { $0.element("a") })
    for _ in 0..<20 {
      var gestures = GestureTrial.gestures(30, on: screen, using: &random)
        .filter { ![.fourFingerTapTop, .twoFingerScrub].contains($0.gesture) }
      gestures.insert("fourFingerTapTop", at: 3)
      gestures.append("twoFingerScrub")
      let few = GestureTrial.shrunk(gestures) { some in
        some.contains("fourFingerTapTop") && some.contains("twoFingerScrub")
      }
      #expect(few == ["fourFingerTapTop", "twoFingerScrub"])
    }
  }
}
