/// How two versions of a screen differ for who uses VoiceOver: what is heard, and what it takes.
package struct ScreenDifference: Hashable, Sendable {
  /// The stops that are not the same.
  package let stops: [StopChange]
  /// What can be done that is not the same.
  package let deeds: [DeedChange]
  /// What was heard.
  package let old: HeardScreen
  /// What is heard.
  package let new: HeardScreen

  /// A screen with who listens to it.
  package struct Side {
    package var screen: Screen
    package var profile: ReaderProfile

    package init(_ screen: Screen, profile: ReaderProfile = .newest) {
      self.screen = screen
      self.profile = profile
    }
  }

  /// Compares two screens.
  ///
  /// - Parameters:
  ///   - before: The screen as it was.
  ///   - after: The screen as it is.
  ///   - place: Returns where in its component an element stands; the whole path unless given.
  /// - Throws: `MissingLanguage` where no phrases exist for the language of one of them.
  package init(
    from before: Side, to after: Side, place: (NodeID) -> String = \.path
  ) throws(MissingLanguage) {
    old = try HeardScreen(before.screen, profile: before.profile, place: place)
    new = try HeardScreen(after.screen, profile: after.profile, place: place)
    let difference = HeardDifference(from: old, to: new)
    stops = difference.changes
    deeds =
      DeedComparison(
        from: (try Effort.all(on: before.screen, profile: before.profile), old.stops),
        to: (try Effort.all(on: after.screen, profile: after.profile), new.stops),
        difference.alignment
      ).changes
  }
}
