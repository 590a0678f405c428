/// Saying something that is no announcement of a stop.
extension VoiceOver {
  /// The index of the node at the cursor, 0 before the first stop.
  var node: Int { cursor.map { reading.stops[$0].node } ?? 0 }

  /// Returns a text of the app as a part of what is said.
  func part(
    _ kind: Announcement.Segment.Kind, _ text: String, rule: String
  ) -> Announcement.Segment {
    Announcement.Segment(kind: kind, text: text, rule: rule, node: node)
  }

  /// Returns a step that says something and leaves the cursor.
  func say(_ segments: [Announcement.Segment], by gesture: Gesture) -> TranscriptStep {
    TranscriptStep(
      gesture: gesture, announcement: segments.isEmpty ? nil : speech.announcement(segments),
      focus: focus)
  }
}
