import A11yTree
import Testing

/// What becomes of several texts of one turn (facts: voiceover.md §10).
struct SpeechQueueTests {
  /// Everything is heard in the end, or was cut off by what came behind it.
  @Test func everythingIsHeardOrCutOff() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      var queue = SpeechQueue()
      var heard: [String] = []
      for number in 0..<random.integer(1...8) {
        queue.post("\(number)", priority: random.pick(AnnouncementPriority.allCases, or: .low))
        if random.oneIn(3), let text = queue.finishCurrent() { heard.append(text) }
      }
      while let text = queue.finishCurrent() { heard.append(text) }
      let expected = queue.posted.filter { $0.outcome == .heard }.map(\.text)
      #expect(Set(heard) == Set(expected) && heard.count == expected.count, "\(queue.posted)")
      let uninterruptible = queue.posted.filter { $0.priority == .high }
      #expect(uninterruptible.allSatisfy { $0.outcome == .heard })
    }
  }

  /// "Queued until other speech is complete": of what waits, low speech is last.
  @Test func lowSpeechWaitsBehindAllOther() {
    var queue = SpeechQueue()
    queue.post("high", priority: .high)
    queue.post("low", priority: .low)
    queue.post("default")
    var order: [String] = []
    while let text = queue.finishCurrent() { order.append(text) }
    #expect(order == ["high", "default", "low"])
  }

  /// The second of two announcements cuts off the first (A11YS alert-role).
  @Test func announcementsOfOneTurn() throws {
    let source = try ChangingScreen(#"button "Save" action=save"#)
      .on("save", post: [.announcement("Saving"), .announcement("Saved")])
    var reader = try VoiceOver(source)
    let step = try reader.last("swipeRight", "doubleTap")
    #expect(
      step?.announcements == [Announced("Saving", outcome: .interrupted), Announced("Saved")])
    #expect(step?.losses == [Loss(.announcement, node: "0", text: "Saving")])
  }

  /// What the reader says of the change cuts off what was announced in the same turn, unless that
  /// has a priority (CVS AccessibilityNotifications).
  @Test(
    arguments: [
      (.default, .interrupted), (.low, .heard), (.high, .heard),
    ] as [(AnnouncementPriority, Announced.Outcome)])
  func theReadersOwnSpeechComesBehind(
    _ priority: AnnouncementPriority, _ outcome: Announced.Outcome
  ) throws {
    let source = try ChangingScreen(#"button "Like" #like action=like"#)
      .on(
        "like", show: #"button "Unlike" selected #like action=like"#,
        post: [.announcement("Liked", priority: priority)])
    var reader = try VoiceOver(source)
    let step = try reader.last("swipeRight", "doubleTap")
    #expect(step?.heard == "selected, Unlike")
    #expect(step?.announcements == [Announced("Liked", priority: priority, outcome: outcome)])
    #expect(step?.losses.isEmpty == (outcome == .heard))
  }
}
