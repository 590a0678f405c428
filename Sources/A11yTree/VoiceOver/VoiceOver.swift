/// The reader: a cursor that gestures move over the stops of a screen.
public struct VoiceOver<Source: ScreenSource> {
  /// What is read, with its state.
  public private(set) var source: Source
  /// The stops of the screen as it is now.
  public private(set) var reading: Reading
  /// The place of the cursor among the stops, nil before the first.
  public private(set) var cursor: Int?
  /// The voice.
  public let speech: Speech

  /// Creates a reader whose cursor stands before the first stop.
  ///
  /// - Throws: `MissingLanguage` where no phrases exist for the screen's language.
  public init(
    _ source: Source, profile: ReaderProfile = .newest
  ) throws(MissingLanguage) {
    let screen = source.screen
    self.source = source
    reading = Reading(screen)
    speech = try Speech(locale: screen.environment.locale, profile: profile)
  }

  /// Performs a gesture.
  ///
  /// - Returns: What happened: one step, or one a stop where a gesture reads several.
  /// - Throws: `UnsupportedGesture` for a gesture that cannot be performed yet.
  public mutating func perform(
    _ gesture: Gesture
  ) throws(UnsupportedGesture) -> [TranscriptStep] {
    try perform(GestureInput(gesture))
  }

  /// Performs a gesture with what it needs to know.
  ///
  /// - Returns: What happened: one step, or one a stop where a gesture reads several.
  /// - Throws: `UnsupportedGesture` for a gesture that cannot be performed yet.
  public mutating func perform(
    _ input: GestureInput
  ) throws(UnsupportedGesture) -> [TranscriptStep] {
    let gesture = input.gesture
    return switch gesture {
    case .swipeRight: [move(to: cursor.map { $0 + 1 } ?? 0, by: gesture)]
    case .swipeLeft: [move(to: (cursor ?? 0) - 1, by: gesture)]
    case .doubleTap: [activate(by: gesture)]
    case .twoFingerSwipeUp: readAll(by: gesture)
    default: throw UnsupportedGesture(gesture: gesture)
    }
  }

  /// Moves to a stop; past the ends a sound tells that the cursor stays.
  private mutating func move(to place: Int, by gesture: Gesture) -> TranscriptStep {
    guard reading.stops.indices.contains(place) else {
      return TranscriptStep(gesture: gesture, focus: focus, sound: .boundary)
    }
    let announcement = speech.announcement(at: place, of: reading, from: cursor)
    cursor = place
    return TranscriptStep(gesture: gesture, announcement: announcement, focus: focus)
  }

  private mutating func readAll(by gesture: Gesture) -> [TranscriptStep] {
    cursor = nil
    guard !reading.stops.isEmpty else { return [move(to: 0, by: gesture)] }
    return reading.stops.indices.map { move(to: $0, by: gesture) }
  }

  /// Activates the stop; what changed of its announcement is said (facts: voiceover.md §15.3).
  private mutating func activate(by gesture: Gesture) -> TranscriptStep {
    guard let cursor, let action = action(at: cursor) else {
      return TranscriptStep(gesture: gesture, focus: focus)
    }
    let node = reading.stops[cursor].node
    let id = reading.tree[node].id
    let before = speech.announcement(at: cursor, of: reading, from: cursor)
    let announcements = source.perform(action).compactMap { event -> Announced? in
      guard case .announcement(let text, let priority) = event else { return nil }
      return Announced(text, priority: priority)
    }
    reading = Reading(source.screen)
    restoreCursor(to: id)
    var changed: Announcement?
    if let place = self.cursor, reading.tree[reading.stops[place].node].id == id {
      changed = speech.announcement(at: place, of: reading, from: place).changed(from: before)
    }
    return TranscriptStep(
      gesture: gesture, announcement: changed, focus: focus, action: action,
      announcements: announcements)
  }

  /// Returns what a double tap does: the element's action, else that of an enclosing node.
  ///
  /// A double tap that no element takes is a touch at the activation point, which whatever
  /// encloses the element may answer. A dimmed element takes it and does nothing.
  private func action(at place: Int) -> ActionID? {
    let tree = reading.tree
    var target: Int? = reading.stops[place].node
    while let index = target {
      if tree.nodes[index].traits.contains(.notEnabled) { return nil }
      if let action = tree.nodes[index].defaultAction { return action }
      target = tree.parent(of: index)
    }
    return nil
  }

  /// Keeps the cursor on its element; where that has vanished, near its place (ours).
  private mutating func restoreCursor(to id: NodeID) {
    let place = reading.stops.firstIndex { reading.tree.nodes[$0.node].id == id }
    guard place == nil else {
      cursor = place
      return
    }
    cursor = reading.stops.isEmpty ? nil : min(cursor ?? 0, reading.stops.count - 1)
  }

  /// The accessibility identifier at the cursor, else its node's id; nil before the first stop.
  public var focus: String? { cursor.map { reading.focus(at: $0) } }
}

extension VoiceOver: Sendable where Source: Sendable {}

extension Announcement {
  /// Returns the segments that the earlier announcement does not have, nil where none is new.
  func changed(from earlier: Announcement) -> Announcement? {
    let new = segments.filter { segment in
      !earlier.segments.contains { $0.kind == segment.kind && $0.text == segment.text }
    }
    guard !new.isEmpty else { return nil }
    var changed = Announcement(segments: new)
    changed.unverified = unverified.filter { word in new.contains { $0.phrase == word.phrase } }
    return changed
  }
}
