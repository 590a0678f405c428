/// Performing an action, and following what it changes on the screen.
extension VoiceOver {
  /// What was on the screen before an action.
  struct Before {
    let reading: Reading
    let cursor: Int?
    /// What was said of the stop at the cursor, nil before the first.
    let announcement: Announcement?

    /// The element at the cursor.
    var node: AccessibilityNode? { cursor.map { reading.node(at: $0) } }
  }

  /// Where the cursor is after an action, and why.
  private enum Arrival {
    /// On its element.
    case stayed
    /// Where the app or a modal sent it.
    case sent(hasSound: Bool)
    /// Near the place of its element, which has vanished.
    case lost
  }

  /// Performs an action, nil for none, and says what came of it.
  mutating func perform(
    _ action: ActionID?, by gesture: Gesture, isAdjusting: Bool = false
  ) -> TranscriptStep {
    let before = Before(
      reading: reading, cursor: cursor,
      announcement: cursor.map { speech.announcement(at: $0, of: reading, from: $0) })
    let events = action.map { source.perform($0) } ?? []
    if action != nil { reading = Reading(source.screen) }
    let arrival = follow(events, from: before)
    var step = TranscriptStep(gesture: gesture, action: action)
    switch arrival {
    case .stayed:
      if let cursor { step.announcement = change(at: cursor, since: before) }
      if isAdjusting, step.announcement == nil {
        // At its end the value is said again, with a sound (facts: voiceover.md §10).
        step.announcement = before.announcement?.part { $0.kind == .value }
        step.sound = .limit
      }
    case .sent(let hasSound):
      step.sound = hasSound ? .screenChanged : nil
      step.announcement = cursor.map { announcement(at: $0, cameFrom: before) }
    case .lost:
      step.announcement = cursor.map { announcement(at: $0, cameFrom: before) }
    }
    step.focus = focus
    step.announcements = announced(by: events, before: step.announcement)
    if action != nil {
      step.losses = losses(of: step, since: before)
      if case .lost = arrival, let node = before.node {
        let name = before.reading.name(at: before.cursor ?? 0) ?? node.id.path
        step.losses.append(Loss(.focus, node: node.id, text: name))
      }
    }
    return step
  }

  /// Moves the cursor to where it is after what has happened.
  private mutating func follow(_ events: [ScreenEvent], from before: Before) -> Arrival {
    let element = before.node?.id
    let change = modals.update(reading, from: element)
    if let (place, hasSound) = destination(of: events, opened: change.opened) {
      put(at: place)
      return .sent(hasSound: hasSound)
    }
    if let opened = change.opened, let place = reading.place(of: opened) {
      put(at: place)
      return .sent(hasSound: true)
    }
    guard let element, let cursor else { return .stayed }
    if let place = reading.ownPlace(of: element) {
      if place != cursor || reading.node(at: place) != before.node { dial.place = nil }
      self.cursor = place
      return .stayed
    }
    if let origin = change.origin, let place = reading.ownPlace(of: origin) {
      put(at: place)
      return .sent(hasSound: true)
    }
    put(at: reading.stops.isEmpty ? nil : min(cursor, reading.stops.count - 1))
    return .lost
  }

  /// Returns where the app sends the cursor, and whether with a sound; nil for nowhere.
  ///
  /// The last event that has a destination counts. A node that is no stop stands for the first
  /// one inside; where there is none, a new screen begins at its first stop (ours).
  private func destination(
    of events: [ScreenEvent], opened: NodeID?
  ) -> (place: Int, hasSound: Bool)? {
    for event in events.reversed() {
      switch event {
      case .layoutChanged(let focus):
        if let focus, let place = reading.place(of: focus) { return (place, false) }
      case .screenChanged(let focus):
        let place = (focus ?? opened).flatMap { reading.place(of: $0) }
        if !reading.stops.isEmpty { return (place ?? 0, true) }
      case .announcement, .pageScrolled: break
      }
    }
    return nil
  }

  /// Returns what is said of a stop to which the cursor came from the earlier screen.
  ///
  /// Where the element has vanished, what enclosed it and is still there was not left (ours).
  private func announcement(at place: Int, cameFrom before: Before) -> Announcement {
    let around = before.cursor.map { before.reading.outward(from: $0) } ?? []
    let previous = around.lazy.compactMap { [reading] index in
      reading.tree.index(of: before.reading.tree.nodes[index].id)
    }.first
    return speech.announcement(at: place, of: reading, fromWithin: previous)
  }

  /// Returns what is said of a change at the element on which the cursor stays.
  private func change(at place: Int, since before: Before) -> Announcement? {
    guard let earlier = before.announcement, let node = before.node,
      node.id == reading.node(at: place).id, !node.traits.contains(.startsMediaSession)
    else { return nil }
    let now = speech.announcement(at: place, of: reading, from: place)
    return now.change(since: earlier) ?? controlledValue(at: place, since: before)
  }

  /// Returns the new value of what encloses the element, as a stepper's button controls one.
  private func controlledValue(at place: Int, since before: Before) -> Announcement? {
    for index in reading.tree.ancestors(of: reading.stops[place].node) {
      let node = reading.tree.nodes[index]
      guard node.value.isSpoken, let value = node.value,
        let old = before.reading.tree.index(of: node.id),
        before.reading.tree.nodes[old].value != value
      else { continue }
      return Announcement(segments: [
        .init(kind: .value, text: value.heard, rule: "controlled-value", node: index)
      ])
    }
    return nil
  }

  /// Returns what became of the app's announcements, which the reader's own speech may cut off.
  private func announced(
    by events: [ScreenEvent], before spoken: Announcement?
  ) -> [Announced] {
    var queue = SpeechQueue()
    for event in events {
      switch event {
      case .announcement(let text, let priority): queue.post(text, priority: priority)
      case .pageScrolled(let text): queue.post(text)
      case .screenChanged, .layoutChanged: break
      }
    }
    let count = queue.posted.count
    if let spoken { queue.post(spoken.spoken()) }
    return Array(queue.posted.prefix(count))
  }
}
