/// What the reader says in a session that is no announcement of a stop.
extension Speech {
  /// Returns what is said when the cursor comes to a stop from anywhere within a node, nil from
  /// outside of the screen.
  package func announcement(
    at place: Int, of reading: Reading, fromWithin node: Int?
  ) -> Announcement {
    var builder = AnnouncementBuilder(
      speech: self, tree: reading.tree, stop: reading.stops[place], previous: node)
    return builder.announcement()
  }

  /// Returns a phrase as a part of an announcement, filled with texts where it has places.
  package func segment(
    _ kind: Announcement.Segment.Kind, _ phrase: Phrase, _ texts: [String] = [], rule: String,
    node: Int
  ) -> Announcement.Segment {
    let word = phrases[phrase]
    return Announcement.Segment(
      kind: kind, text: word.heard.filled(texts), written: word.written.filled(texts), rule: rule,
      node: node, phrase: phrase)
  }

  /// Returns an announcement of parts, which tells what of them rests on belief only.
  package func announcement(_ segments: [Announcement.Segment]) -> Announcement {
    var announcement = Announcement(segments: segments)
    for phrase in segments.compactMap(\.phrase) where phrases.isUnverified(phrase) {
      let word = UnverifiedWord(language: phrases.language, phrase: phrase)
      if !announcement.unverified.contains(word) { announcement.unverified.append(word) }
    }
    return announcement
  }
}
