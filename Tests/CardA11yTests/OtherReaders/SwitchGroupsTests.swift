import A11yTree
import Testing

/// The groups of item scanning (ours; the user guide says that groups are entered and left).
struct SwitchGroupsTests {
  /// Writes groups as `(a b (c d))`, each item by its label.
  private func words(_ outline: String) throws -> String {
    let reading = Reading(try Outline.parse(outline))
    func words(_ entries: [SwitchGroups.Entry]) -> String {
      entries.map { entry in
        switch entry {
        case .item(let place): reading.tree[reading.stops[place].node].label ?? "-"
        case .group(_, let entries): "(\(words(entries)))"
        }
      }.joined(separator: " ")
    }
    return words(SwitchGroups(reading).entries)
  }

  @Test func containersNestAsTheirNodesDo() throws {
    let outline = """
      button "a"
      list "Plans"
        semanticGroup card
          staticText "Solo"
          button "b"
          button "c"
        semanticGroup card
          button "d"
      group groupsChildren
        button "e"
        button "f"
      group
        button "g"
      """
    #expect(try words(outline) == "a ((b c) d) (e f) g")
  }

  @Test func whatIsOnlyReadIsNotScanned() throws {
    #expect(try words("staticText \"x\"\nbutton \"y\" notEnabled\nlink \"z\"") == "z")
    #expect(try words("staticText \"x\"") == "")
  }

  /// Every operable stop is in the groups exactly once.
  @Test func noStopIsLostOrTwice() {
    let seed: UInt64 = 5_2026
    var random = RandomScreens(seed: seed)
    for number in 0..<300 {
      let reading = Reading(random.screen())
      let places = SwitchGroups(reading).entries.flatMap(\.places)
      #expect(places.sorted() == reading.operableStops, "seed \(seed), screen \(number)")
    }
  }
}
