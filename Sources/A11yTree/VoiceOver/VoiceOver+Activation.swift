/// What a person does to the element at the cursor.
extension VoiceOver {
  /// Performs the custom action that the rotor has chosen, else what a double tap does.
  mutating func activate(by gesture: Gesture) -> TranscriptStep {
    guard let cursor else { return TranscriptStep(gesture: gesture, focus: focus) }
    if dial.setting == .actions, let place = dial.place, place > 0 {
      let actions = reading.customActions(at: cursor)
      guard actions.indices.contains(place - 1) else {
        return TranscriptStep(gesture: gesture, focus: focus)
      }
      dial.place = nil
      return perform(actions[place - 1].called, by: gesture)
    }
    let link = dial.setting == .links ? dial.place : nil
    return perform(reading.activation(at: cursor, link: link), by: gesture)
  }

  /// Performs what a long press does.
  mutating func pressLong(by gesture: Gesture) -> TranscriptStep {
    perform(cursor.flatMap { reading.touchAction(\.longPressAction, at: $0) }, by: gesture)
  }

  /// Performs an action that is looked up from the element outwards, the first stop's where the
  /// cursor stands on none (ours).
  mutating func perform(
    _ path: KeyPath<AccessibilityNode, ActionID?>, by gesture: Gesture
  ) -> TranscriptStep {
    perform(reading.outerAction(path, from: cursor ?? 0), by: gesture)
  }

  /// Adjusts the element where it can be adjusted, else moves by the rotor.
  mutating func swipeVertically(by gesture: Gesture) -> TranscriptStep {
    guard let cursor, reading.node(at: cursor).traits.contains(.adjustable) else {
      return moveByRotor(isForward: gesture == .swipeDown, by: gesture)
    }
    let node = reading.node(at: cursor)
    guard !node.traits.contains(.notEnabled) else {
      return TranscriptStep(gesture: gesture, focus: focus)
    }
    let action = gesture == .swipeUp ? node.adjustment?.increment : node.adjustment?.decrement
    return perform(action, by: gesture, isAdjusting: true)
  }
}

extension AccessibilityNode.CustomAction {
  /// The action; where the tree was only dumped, it is called by its name (ours).
  var called: ActionID { action ?? ActionID(name) }
}

extension AccessibilityNode.TextLink {
  /// The action; where the tree was only dumped, it is called by its words (ours).
  var called: ActionID { action ?? ActionID(label) }
}

extension Reading {
  /// Returns what a double tap does: the element's action, else that of what is touched.
  ///
  /// A double tap that no element takes is a touch at the activation point, which whatever lies
  /// or encloses it there may answer. A dimmed element takes it and does nothing.
  /// - Parameters:
  ///   - place: The place of the stop, which must be one of this reading's.
  ///   - link: The link inside its text that is chosen, nil for the first one.
  /// - Returns: The action, nil where nothing happens.
  func activation(at place: Int, link: Int?) -> ActionID? {
    let node = node(at: place)
    guard !node.traits.contains(.notEnabled) else { return nil }
    if let link, node.textLinks.indices.contains(link) { return node.textLinks[link].called }
    if let action = node.defaultAction { return action }
    if let link = node.textLinks.first { return link.called }
    if let point = node.activationPoint, let action = innerAction(of: stops[place].node, at: point)
    {
      return action
    }
    return touchAction(\.defaultAction, at: place)
  }

  /// Returns the action of what lies frontmost inside of an element at a point.
  ///
  /// What an element swallows is no stop, and a touch at its place still reaches it.
  private func innerAction(of index: Int, at point: Point) -> ActionID? {
    for inner in ((index + 1)..<max(index + 1, tree.subtreeEnd(of: index))).reversed() {
      let node = tree.nodes[inner]
      guard !tree.isConcealed(inner), node.defaultAction != nil, node.frame.contains(point),
        !node.frame.isEmpty
      else { continue }
      return node.traits.contains(.notEnabled) ? nil : node.defaultAction
    }
    return nil
  }

  /// Returns what a touch does: the element's action, else that of an enclosing node.
  func touchAction(_ path: KeyPath<AccessibilityNode, ActionID?>, at place: Int) -> ActionID? {
    for index in outward(from: place) {
      if tree.nodes[index].traits.contains(.notEnabled) { return nil }
      if let action = tree.nodes[index][keyPath: path] { return action }
    }
    return nil
  }

  /// Returns the first action from a stop outwards to the root, whatever is dimmed.
  func outerAction(_ path: KeyPath<AccessibilityNode, ActionID?>, from place: Int) -> ActionID? {
    guard stops.indices.contains(place) else {
      return tree.roots.lazy.compactMap { tree.nodes[$0][keyPath: path] }.first
    }
    return outward(from: place).lazy.compactMap { tree.nodes[$0][keyPath: path] }.first
  }
}
