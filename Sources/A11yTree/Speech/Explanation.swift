/// An announcement with what each part of it, of its hint and of its cues comes from.
package struct Explanation: Hashable, Sendable {
  /// What is said.
  package let announcement: Announcement
  /// The sentences of the hint.
  package let hint: [Announcement.Segment]
  /// What tells of more to find.
  package let cues: [Announcement.Segment]
  /// The phrases of the language in which the reader speaks here.
  package let phrases: Phrases
}

extension Speech {
  /// Returns what is said when the cursor comes to a stop, with the origin of each part.
  ///
  /// - Parameters:
  ///   - place: The place of the stop among those of the reading, which must be one of them.
  ///   - reading: The stops and their tree.
  ///   - previous: The place from which the cursor comes, nil from outside of the screen.
  /// - Returns: The announcement and its parts.
  package func explanation(
    at place: Int, of reading: Reading, from previous: Int? = nil
  ) -> Explanation {
    var builder = AnnouncementBuilder(
      speech: self, tree: reading.tree, stop: reading.stops[place],
      previous: previous.map { reading.stops[$0].node })
    return builder.explanation()
  }
}
