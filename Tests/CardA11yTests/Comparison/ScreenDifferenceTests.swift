import Testing

@testable import A11yTree

/// What can be done, and what it takes.
struct ScreenDifferenceTests {
  @Test(
    arguments: [
      ("button \"A\" action=a\nbutton \"B\" action=b", "button \"A\" action=a", ["lost b 2→-"]),
      (
        "button \"A\" action=a\nbutton \"B\" action=b",
        "staticText \"T\"\nbutton \"A\" action=a\nbutton \"B\" action=b",
        ["harder a 1→2", "harder b 2→3"]
      ),
      (
        "staticText \"T\"\nbutton \"A\" action=a", "button \"A\" action=a", ["easier a 2→1"]
      ),
      ("button \"A\" action=a", "button \"A\" action=z", ["replaced a 1→1"]),
      ("button \"A\" action=x/y", "button \"A\" action=x/z", []),
      ("button \"A\" action=a", "button \"A\" action=a notEnabled", ["lost a 1→-"]),
      ("button \"A\"", "button \"A\" action=a", ["new a -→1"]),
      (
        "button \"A\" action=a customAction=\"Save\":save", "button \"A\" action=a",
        ["lost save 3→-"]
      ),
      (
        "staticText \"A\"\nbutton \"Save\" action=save",
        "button \"A\" action=a customAction=\"Save\":save", ["harder save 2→3", "new a -→1"]
      ),
    ] as [(String, String, [String])])
  func effortIsCompared(old: String, new: String, changes: [String]) throws {
    let difference = try ScreenDifference(
      from: .init(try Outline.parse(old)), to: .init(try Outline.parse(new)))
    let found = difference.deeds.map { deed in
      let ways = [deed.old, deed.new].map { $0.map { "\($0.gestures)" } ?? "-" }
      return "\(deed.kind.rawValue) \(deed.action) \(ways.joined(separator: "→"))"
    }
    #expect(found == changes)
  }

  @Test func gravityIsInOrder() {
    #expect(Gravity.allCases.sorted() == [.lost, .worse, .changed, .better])
    #expect(Gravity.allCases.map(\.name) == ["lost", "worse", "changed", "better"])
  }

  /// The badge of a tab was its value, and is no longer.
  @Test func anotherReaderHearsLess() throws {
    let screen = try Outline.parse("button \"Inbox\" tabBarItem badge=\"3\"")
    let difference = try ScreenDifference(
      from: .init(screen, profile: .ios18), to: .init(screen, profile: .ios26))
    #expect(difference.stops.map(\.gravity) == [.lost])
    #expect(difference.stops[0].parts.map(\.verdict) == [.lost])
  }
}
