import A11yTree
import Testing

/// Three-finger swipes (facts: voiceover.md §10).
struct ScrollingTests {
  private func view(
    _ axis: String, content: Double, offset: Double = 0, direction: String = "leftToRight"
  ) throws -> VoiceOver<ChangingScreen> {
    try VoiceOver(
      ChangingScreen(
        """
        screen layoutDirection=\(direction)
        group scroll=\(axis):\(offset),100,\(content) frame=0,0,100,100
          element "First" #first frame=0,0,100,50
          element "Third page" #third frame=0,220,100,50
        """))
  }

  @Test func verticalPagesFollowTheFingers() throws {
    var reader = try view("vertical", content: 250)
    let heard = try ["threeFingerSwipeUp", "threeFingerSwipeUp", "threeFingerSwipeUp"].map {
      try reader.last($0)?.heard
    }
    #expect(heard == ["Page 2 of 3", "Page 3 of 3", "Page 3 of 3"])
    #expect(try reader.last("threeFingerSwipeDown")?.heard == "Page 1 of 3")
    #expect(try reader.last("threeFingerSwipeDown")?.heard == "Page 1 of 3")
    #expect(try reader.last("threeFingerSwipeLeft")?.heard == "[boundary]")
  }

  @Test(
    arguments: [
      ("leftToRight", "threeFingerSwipeLeft", "Page 2 of 3"),
      ("leftToRight", "threeFingerSwipeRight", "Page 1 of 3"),
      ("rightToLeft", "threeFingerSwipeRight", "Page 2 of 3"),
      ("rightToLeft", "threeFingerSwipeLeft", "Page 1 of 3"),
    ] as [(String, GestureInput, String)])
  func horizontalPagesFollowTheReadingDirection(
    _ direction: String, _ gesture: GestureInput, _ heard: String
  ) throws {
    var reader = try view("horizontal", content: 300, direction: direction)
    #expect(try reader.last(gesture)?.heard == heard)
  }

  /// What is scrolled into view can be touched, what is scrolled out of it cannot.
  @Test func touchFollowsTheScrolledContent() throws {
    var reader = try view("vertical", content: 300)
    #expect(try reader.last("touch: 10,30")?.focus == "first")
    #expect(try reader.last("threeFingerSwipeUp", "threeFingerSwipeUp")?.heard == "Page 3 of 3")
    #expect(try reader.last("touch: 10,30")?.focus == "third")
    #expect(try reader.last("threeFingerTap")?.heard == "Page 3 of 3, top of screen")
    #expect(try reader.last("touch: 10,90")?.sound == .empty)
    #expect(try reader.last("touch: 10,230")?.sound == .empty)
  }

  /// The cursor scrolls what is out of sight into it, and no further (ours).
  @Test func theCursorIsInSight() throws {
    var reader = try view("vertical", content: 300)
    #expect(
      try reader.last("fourFingerTapBottom", "threeFingerTap")?.heard
        == "Page 2 of 3, top of screen")
    #expect(try reader.last("touch: 10,51")?.focus == "third")
    #expect(try reader.last("touch: 10,49")?.sound == .empty)
    #expect(
      try reader.last("fourFingerTapTop", "threeFingerTap")?.heard == "Page 1 of 3, top of screen")
    #expect(try reader.last("touch: 10,30")?.focus == "first")
  }

  /// No length of a file makes pages that cannot be counted.
  @Test(
    arguments: [
      (0, "Page 1 of 1"), (100, "Page 1 of 1"), (100.5, "Page 2 of 2"),
      (1e300, "Page 2 of 1000000"), (-5, "Page 1 of 1"),
    ] as [(Double, String)])
  func lengthsAreTakenAsTheyCome(_ content: Double, _ heard: String) throws {
    var reader = try view("vertical", content: content)
    #expect(try reader.last("threeFingerSwipeUp")?.heard == heard)
  }

  /// The nearest scroll view of the direction is meant; around none, the first of the screen.
  @Test func theNearestScrollViewCounts() throws {
    var reader = try VoiceOver(
      ChangingScreen(
        """
        group scroll=vertical:0,100,300
          element "Text"
          group scroll=horizontal:0,100,200
            group scroll=vertical:0,50,500
              element "Inner"
        """))
    #expect(try reader.last("threeFingerSwipeUp")?.heard == "Page 2 of 3")
    #expect(
      try reader.last("swipeRight", "swipeRight", "threeFingerSwipeUp")?.heard == "Page 2 of 10")
    #expect(try reader.last("threeFingerSwipeLeft")?.heard == "Page 2 of 2")
  }
}
