import A11yTree
import Testing

/// What keyboards, switches and spoken commands reach, and why not the rest.
struct OperabilityTests {
  /// An element, what keeps it from being reached, and the source.
  nonisolated static let rows: [(line: String, reason: Operability.Reason?, source: String)] = [
    ("button \"Save\" action=save", nil, "facts: voiceover.md §11.4"),
    ("link \"Terms\"", nil, "facts: voiceover.md §11.4"),
    ("adjustable \"Volume\"", nil, "ours"),
    ("staticText \"Projects\"", .onlyRead, "§11.4: static elements are skipped"),
    ("image \"A salad\"", .onlyRead, "§11.4: static elements are skipped"),
    ("button \"Save\" notEnabled action=save", .dimmed, "ours"),
    ("button \"Save\" interactive=false", .refusesInteraction, "facts: voiceover.md §2"),
    ("staticText \"Row\" interactive=true", nil, "Apple: respondsToUserInteraction"),
    ("staticText \"See terms\" textLink=\"terms\":open", .onlyLinks, "facts: voiceover.md §11.4"),
    ("staticText \"Row\" action=open", .onlyTapped, "facts: seed-systems.md §5.2, onTapGesture"),
  ]

  @Test(arguments: rows.indices)
  func anElementIsReachedOrSkippedForAReason(row: Int) throws {
    let (line, reason, source) = Self.rows[row]
    let tree = try Outline.parse(line).tree
    #expect(
      tree.operability(of: 0) == reason.map(Operability.skipped) ?? .operable, "\(source)")
  }

  @Test func theTapOfAStackReachesNothingInside() throws {
    let reading = Reading(
      try Outline.parse(
        """
        group action=open
          staticText "Plan"
          button "Buy"
        """))
    #expect(reading.tree.operability(of: 1) == .skipped(.onlyTapped))
    #expect(reading.operableStops == [1])
  }

  @Test func aModalSilencesTheRest() throws {
    let reading = Reading(
      try Outline.parse(
        """
        button "Behind"
        group modal
          button "Close"
        """))
    #expect(reading.operableStops.map { reading.tree[reading.stops[$0].node].label } == ["Close"])
  }
}
