import A11yTree
import Testing

/// The numbered cases of facts: voiceover.md §16 that one element decides.
struct SpeechCaseTests {
  @Test(arguments: [
    DescriptionCases.labels, DescriptionCases.traits, DescriptionCases.toggles,
    DescriptionCases.texts, DescriptionCases.containers,
  ])
  func descriptionsHold(_ table: String) throws {
    for row in SpeechCase.table(table) {
      let announcement = try row.announcement()
      #expect(announcement?.spoken(.snapshot) == row.spoken, "case \(row.number)")
      #expect(announcement?.hint == row.hint, "hint of case \(row.number)")
    }
  }

  @Test func recordingsHold() throws {
    var numbers: Set<Int> = [158]
    for row in SpeechCase.table(HeardCases.table) {
      let announcement = try row.announcement()
      #expect(
        announcement?.spoken().lowercased() == row.spoken.lowercased(), "case \(row.number)")
      var hint = announcement?.hint?.lowercased()
      if hint?.hasSuffix(".") == true { hint?.removeLast() }
      #expect(hint == row.hint, "hint of case \(row.number)")
      numbers.insert(Int(row.number) ?? 0)
    }
    let known = HeardCases.known.map(\.number)
    #expect(numbers.isDisjoint(with: known))
    #expect(numbers.union(known) == Set(151...187))
    print("recordings: \(numbers.count) of 37 hold")
    for entry in HeardCases.known { print("not reproduced: case \(entry.number): \(entry.reason)") }
  }

  /// Case 158: an image without a name is no element.
  @Test func imageWithoutNameIsNotVisited() {
    let tree = TreeBuilder.tree { $0.group("svg", traits: .isImage) { _ in } }
    #expect(Reading(tree: tree).stops.isEmpty)
  }

  /// iOS 17 does not know whether something is expanded (facts: voiceover.md §15.5).
  @Test func expandedStatusCameWithIOS18() throws {
    let rows = SpeechCase.table("63 | label=Section  expanded=yes  profile=ios-17 | Section | -")
    #expect(
      try rows.first?.announcement()
        == rows.first.map { _ in
          Announcement(segments: [.init(kind: .label, text: "Section", rule: "label", node: 0)])
        })
  }

  /// Cases 208 to 210 and 212: what the verbosity settings change.
  @Test func verbosityChangesWhatIsSaid() throws {
    let tree = TreeBuilder.tree {
      $0.element("Submit", traits: [.isButton, .notEnabled]) {
        $0.hint = "Sends."
        $0.customActions = [.init(name: "Save"), .init(name: "Print")]
      }
    }
    let reading = Reading(tree: tree)
    func spoken(_ change: (inout ReaderProfile.Verbosity) -> Void) throws -> [String] {
      var profile = ReaderProfile.newest
      change(&profile.verbosity)
      let announcement = try Speech(profile: profile).announcement(at: 0, of: reading)
      return [announcement.spoken(.snapshot), announcement.hint ?? "-"] + announcement.cues
    }
    let usual = ["Submit. Dimmed. Button.", "Sends.", "Actions available"]
    #expect(try spoken { _ in } == usual)
    #expect(try spoken { $0.controls = .before }[0] == "Button. Submit. Dimmed.")
    #expect(try spoken { $0.controls = .none }[0] == "Submit. Dimmed.")
    #expect(try spoken { $0.hints = false }[1] == "-")
    #expect(try spoken { $0.actions = false }.count == 2)
  }

  /// Case 211: important content is heard right after the name.
  @Test func importantContentFollowsTheName() throws {
    let tree = TreeBuilder.tree {
      $0.element("Bailey, beagle", traits: .isImage) {
        $0.customContent = [
          .init(label: "", value: "three years", isImportant: true),
          .init(label: "Weight", value: "9 kg"),
        ]
      }
    }
    let announcement = try Speech().announcement(at: 0, of: Reading(tree: tree))
    #expect(announcement.spoken() == "Bailey, beagle, three years, image")
    #expect(announcement.spoken(.snapshot) == "Bailey, beagle. Image.")
    #expect(announcement.cues == ["More content available"])
  }
}
