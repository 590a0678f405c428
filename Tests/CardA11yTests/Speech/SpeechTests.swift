import A11yTree
import Testing

/// What is said of one element, and what of cards and groups.
struct SpeechTests {
  @Test(arguments: [
    // facts: voiceover.md §16.12 rows 169, 170 and 37; DESIGN §4 rendering.
    Row(["Delete"], [.isButton, .isSelected, .notEnabled], "selected, Delete, dimmed, button"),
    Row(["Done."], [.isButton], "Done. button"),
    Row(
      ["your favorite animal?", "cats"], [.isTextEntry],
      "your favorite animal? cats, text field"),
    Row(["Cook"], [.isButton, .isCard], "Cook, button, card"),
    Row(["Line one\nline two "], [], "Line one line two"),
    Row([], [], ""),
  ])
  func elementIsHeard(_ row: Row) throws {
    var node = AccessibilityNode(id: "element")
    node.isElement = true
    node.label = row.texts.first
    node.value = row.texts.dropFirst().first
    node.traits = row.traits
    var tree = AccessibilityTree()
    tree.append(node)
    let announcement = try Speech().announcement(at: 0, of: Reading(tree: tree))
    #expect(announcement.spoken() == row.spoken)
  }

  struct Row: Sendable {
    var texts: [String]
    var traits: AccessibilityTraits
    var spoken: String

    init(_ texts: [String], _ traits: AccessibilityTraits, _ spoken: String) {
      self.texts = texts
      self.traits = traits
      self.spoken = spoken
    }
  }

  /// DESIGN §4: a static card says its word once, at its first stop on entering it.
  @Test func staticCardIsNamedOnEntering() throws {
    let tree = TreeBuilder.tree {
      $0.group("page", ordered: true) {
        $0.element("before")
        $0.group("card", ordered: true, traits: .isCard) {
          $0.element("Plan")
          $0.element("Two seats left")
        }
        $0.element("after")
      }
    }
    let reading = Reading(tree: tree)
    let speech = try Speech()
    let spoken = speech.announcements(of: reading).map { $0.spoken() }
    #expect(spoken == ["before", "Plan, card", "Two seats left", "after"])
    let back = speech.announcement(at: 2, of: reading, from: 3).spoken()
    #expect(back == "Two seats left, card")
    var native = ReaderProfile.newest
    native.nativeTraitsOnly = true
    let plain = try Speech(profile: native).announcements(of: reading).map { $0.spoken() }
    #expect(plain == ["before", "Plan", "Two seats left", "after"])
  }

  /// facts: voiceover.md §16.13 case 212.
  @Test func groupNameIsSaidOnEnteringOnly() throws {
    let tree = TreeBuilder.tree {
      $0.element("before")
      $0.group("group", container: AccessibilityContainer(kind: .semanticGroup, label: "Summary")) {
        $0.element("one")
        $0.element("two")
      }
    }
    let announcements = try Speech().announcements(of: Reading(tree: tree))
    #expect(announcements.map { $0.spoken() } == ["before", "Summary, one", "two"])
    #expect(announcements[1].spoken(.snapshot) == "one")
    #expect(announcements[1].segments.first?.kind == .group)
    #expect(announcements[1].segments.first.map { tree[$0.node].id } == "group")
  }

  @Test func missingLanguageNamesThoseThatExist() {
    #expect {
      try Speech(locale: "tlh")
    } throws: { error in
      "\(error)".contains("'tlh'") && "\(error)".contains("en")
    }
    #expect((try? Speech(locale: "en-GB"))?.phrases.language == "en")
  }
}
