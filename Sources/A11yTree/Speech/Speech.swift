/// What VoiceOver says: one voice with its language and its profile.
public struct Speech: Hashable, Sendable {
  /// The behaviour of the reader's version.
  public let profile: ReaderProfile
  /// The words of the screen's language.
  public let phrases: Phrases

  /// Creates a voice for a language as a BCP 47 tag.
  ///
  /// - Throws: `MissingLanguage` where no phrases exist for the language.
  public init(
    locale: String = "en", profile: ReaderProfile = .newest
  ) throws(MissingLanguage) {
    self.profile = profile
    self.phrases = try Phrases.speaking(locale)
  }

  /// Returns what is said when the cursor comes to a stop.
  ///
  /// - Parameters:
  ///   - place: The place of the stop among those of the reading, which must be one of them.
  ///   - reading: The stops and their tree.
  ///   - previous: The place from which the cursor comes, nil from outside of the screen.
  /// - Returns: The announcement.
  public func announcement(
    at place: Int, of reading: Reading, from previous: Int? = nil
  ) -> Announcement {
    var builder = AnnouncementBuilder(
      speech: self, tree: reading.tree, stop: reading.stops[place],
      previous: previous.map { reading.stops[$0].node })
    return builder.announcement()
  }

  /// Returns what is said at every stop when the cursor goes from the first to the last.
  public func announcements(of reading: Reading) -> [Announcement] {
    reading.stops.indices.map { place in
      announcement(at: place, of: reading, from: place == 0 ? nil : place - 1)
    }
  }
}
