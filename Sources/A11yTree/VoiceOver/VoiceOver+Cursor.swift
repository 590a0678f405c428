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
    put(at: place)
    return announcement
  }

  /// Puts the cursor on a stop, or on none, and scrolls what is out of sight into it.
  mutating func put(at place: Int?) {
    cursor = place
    dial.place = nil
    if let place { reveal(place) }
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
