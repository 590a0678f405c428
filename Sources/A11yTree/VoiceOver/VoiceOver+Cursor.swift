/// Moving the cursor, and reading several stops.
extension VoiceOver {
  /// Moves to a stop; past the ends a sound tells that the cursor stays.
  mutating func move(to place: Int, by gesture: Gesture) -> TranscriptStep {
    guard reading.stops.indices.contains(place) else {
      return TranscriptStep(gesture: gesture, focus: focus, sound: .boundary)
    }
    return TranscriptStep(gesture: gesture, announcement: arrive(at: place), focus: focus)
  }

  /// Puts the cursor on a stop, which must be one of the reading's.
  ///
  /// - Returns: What is said of the stop.
  mutating func arrive(at place: Int) -> Announcement {
    let announcement = speech.announcement(at: place, of: reading, from: cursor)
    cursor = place
    dial.place = nil
    return announcement
  }

  mutating func readFromTop(by gesture: Gesture) -> [TranscriptStep] {
    cursor = nil
    return read(from: 0, by: gesture)
  }

  /// Reads a stop and all that follow it.
  mutating func read(from start: Int, by gesture: Gesture) -> [TranscriptStep] {
    guard reading.stops.indices.contains(start) else { return [move(to: start, by: gesture)] }
    return (start..<reading.stops.count).map { move(to: $0, by: gesture) }
  }
}
