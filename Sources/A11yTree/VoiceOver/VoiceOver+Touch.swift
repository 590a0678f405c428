/// Going to an element by its place or by its name.
extension VoiceOver {
  /// Goes to what lies under the finger; where nothing does, a sound tells so.
  mutating func explore(by input: GestureInput) throws(GestureError) -> TranscriptStep {
    guard let point = input.point else { throw GestureError.incomplete(input.gesture) }
    guard let place = frontmost(at: point) else {
      return TranscriptStep(gesture: input.gesture, focus: focus, sound: .empty)
    }
    return move(to: place, by: input.gesture)
  }

  /// Goes to what lies under the finger and activates it; where nothing does, nothing happens.
  mutating func tapSplit(by input: GestureInput) throws(GestureError) -> [TranscriptStep] {
    let found = try explore(by: input)
    return found.sound == .empty ? [found] : [found, activate(by: input.gesture)]
  }

  /// Returns the frontmost stop whose frame holds a point: the last one in the tree.
  private func frontmost(at point: Point) -> Int? {
    var front: Int?
    for place in reading.stops.indices where holds(place, point) {
      if front.map({ reading.stops[$0].node < reading.stops[place].node }) ?? true { front = place }
    }
    return front
  }

  private func holds(_ place: Int, _ point: Point) -> Bool {
    guard frame(at: place).isFinite, !frame(at: place).isEmpty, frame(at: place).contains(point)
    else { return false }
    let tree = reading.tree
    return tree.ancestors(of: reading.stops[place].node).allSatisfy { ancestor in
      let node = tree.nodes[ancestor]
      guard node.clipsToBounds || node.scroll != nil, !node.frame.isEmpty else { return true }
      return frame(of: ancestor).contains(point)
    }
  }

  /// Returns the frame of a stop as the content is scrolled now.
  func frame(at place: Int) -> Rect { frame(of: reading.stops[place].node) }

  /// Returns the frame of a node as the content is scrolled now.
  func frame(of index: Int) -> Rect {
    var frame = reading.tree.nodes[index].frame
    guard
      reading.tree.ancestors(of: index).contains(where: { reading.tree.nodes[$0].scroll != nil })
    else { return frame }
    let isRightToLeft = isRightToLeft
    for ancestor in reading.tree.ancestors(of: index) {
      let shift = scrolled.shift(of: reading.tree.nodes[ancestor], isRightToLeft: isRightToLeft)
      frame.x += shift.x
      frame.y += shift.y
    }
    return frame
  }

  /// Tells the names of all stops, or goes to the one that is chosen.
  ///
  /// Names come in visiting order; of equal names the first is meant (both ours).
  mutating func chooseItem(by input: GestureInput) throws(GestureError) -> TranscriptStep {
    let names = reading.stops.indices.map { reading.name(at: $0) }
    guard let choice = input.choice else {
      return say(
        names.compactMap { $0.map { part(.label, $0, rule: "item-name") } }, by: input.gesture)
    }
    let lower = choice.lowercased()
    guard
      let place = names.firstIndex(of: choice)
        ?? names.firstIndex(where: { $0?.lowercased() == lower })
    else { throw GestureError.noSuchItem(choice, offered: names.compactMap { $0 }) }
    return move(to: place, by: input.gesture)
  }

  /// Goes to the next stop whose name holds a text; where there is none, says so and stays.
  mutating func find(by input: GestureInput) throws(GestureError) -> TranscriptStep {
    guard let choice = input.choice else { throw GestureError.incomplete(input.gesture) }
    let lower = choice.lowercased()
    let places = (cursor.map { $0 + 1 } ?? 0)..<reading.stops.count
    let found = places.first { reading.name(at: $0)?.lowercased().contains(lower) ?? false }
    guard let found else { return miss(.itemNotFound, name: choice, by: input.gesture) }
    return move(to: found, by: input.gesture)
  }
}
