import A11yTree
import Testing

/// Cases 188 to 212 of facts: voiceover.md §16.13: sessions, announcements and settings.
struct InteractionCaseTests {
  @Test(arguments: InteractionCases.all)
  func whatIsHeardIsWhatWasRecorded(_ row: InteractionCase) throws {
    let step = try row.lastStep()
    #expect(step?.heard == row.heard)
    if let focus = row.focus { #expect(step?.focus == focus) }
  }

  @Test func everyCaseIsSomewhere() {
    let numbers =
      InteractionCases.all.map(\.number) + InteractionCases.elsewhere
      + InteractionCases.known.map(\.number)
    #expect(Set(numbers) == Set(188...212))
    #expect(InteractionCases.known.allSatisfy { !$0.reason.isEmpty })
  }

  /// Cases 201 to 203: "first" is being spoken when "second" is posted.
  @Test(
    arguments: [
      (201, .default, .default, ["second"]), (202, .default, .low, ["first", "second"]),
      (203, .high, .default, ["first", "second"]), (203, .default, .high, ["second"]),
    ] as [(Int, AnnouncementPriority, AnnouncementPriority, [String])])
  func prioritiesDecideWhatIsCutOff(
    _ number: Int, _ first: AnnouncementPriority, _ second: AnnouncementPriority,
    _ heard: [String]
  ) {
    var queue = SpeechQueue()
    queue.post("first", priority: first)
    queue.post("second", priority: second)
    #expect(queue.posted.filter { $0.outcome == .heard }.map(\.text) == heard, "case \(number)")
    var order: [String] = []
    while let text = queue.finishCurrent() { order.append(text) }
    #expect(order == heard, "case \(number)")
  }

  /// Cases 209 and 210: hints and "Actions available" are settings.
  @Test func hintsAndCuesCanBeTurnedOff() throws {
    let screen = try Outline.parse(
      #"button "Mail" hint="Opens it" customAction="Delete" customAction="Flag""#)
    var profile = ReaderProfile.newest
    let announcement = { (profile: ReaderProfile) in
      try Speech(profile: profile).announcement(at: 0, of: Reading(screen))
    }
    #expect(try announcement(profile).hint == "Opens it")
    #expect(try announcement(profile).cues == ["Actions available"])
    profile.verbosity.hints = false
    profile.verbosity.actions = false
    #expect(try announcement(profile).hint == nil)
    #expect(try announcement(profile).cues.isEmpty)
  }
}
