/// Finding what a person could not follow (facts: rules-and-peers.md §5, `announcement-lost`).
extension VoiceOver {
  /// Returns the announcements that were cut off, and the change of which nothing was said.
  func losses(of step: TranscriptStep, since before: Before) -> [Loss] {
    let element = before.node?.id ?? reading.tree.nodes.first?.id ?? NodeID("")
    var losses = step.announcements.filter { $0.outcome == .interrupted }.map {
      Loss(.announcement, node: element, text: $0.text)
    }
    if let unsaid = unsaidChange(of: step, since: before) { losses.append(unsaid) }
    return losses
  }

  /// Returns the first change on the screen of which nothing was said, nil for none.
  ///
  /// Ours: any announcement is taken to tell of what has changed, as is a cursor that moved. A
  /// text that changed away from the cursor is unsaid unless it repeats what was heard; one that
  /// came or went is unsaid only where nothing at all was heard.
  private func unsaidChange(of step: TranscriptStep, since before: Before) -> Loss? {
    guard step.announcements.isEmpty, let element = before.node?.id, let cursor,
      reading.node(at: cursor).id == element
    else { return nil }
    let heard = step.announcement?.spoken()
    let old = before.reading.textsByID
    for place in reading.stops.indices where place != cursor {
      let id = reading.node(at: place).id
      let text = reading.text(at: place)
      if let earlier = old[id] {
        guard earlier != text, !reading.node(at: place).traits.isInteractive else { continue }
        let isRepeated = heard.map { text.overlaps($0) } ?? false
        if !isRepeated { return Loss(.announcement, node: id, text: text) }
      } else if heard == nil {
        return Loss(.announcement, node: id, text: text)
      }
    }
    guard heard == nil, let gone = before.reading.firstStop(missingIn: reading) else { return nil }
    return Loss(
      .announcement, node: before.reading.node(at: gone).id, text: before.reading.text(at: gone))
  }
}

extension Reading {
  /// What each stop says of itself, by its identity.
  fileprivate var textsByID: [NodeID: String] {
    var texts: [NodeID: String] = [:]
    for place in stops.indices { texts[node(at: place).id] = text(at: place) }
    return texts
  }

  fileprivate func text(at place: Int) -> String {
    let node = node(at: place)
    return [node.label, node.value].filter(\.isSpoken).compactMap { $0?.heard }
      .joined(separator: ", ")
  }

  fileprivate func firstStop(missingIn other: Reading) -> Int? {
    let known = Set(other.stops.map { other.tree.nodes[$0.node].id })
    return stops.indices.first { !known.contains(node(at: $0).id) }
  }
}

extension String {
  /// Whether one of two texts holds the other.
  fileprivate func overlaps(_ other: String) -> Bool {
    guard !isEmpty, !other.isEmpty else { return false }
    return contains(other) || other.contains(self)
  }
}
