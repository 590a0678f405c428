/// What gestures find at a stop and around it.
extension Reading {
  /// Returns the node of a stop, whose place must be one of this reading's.
  func node(at place: Int) -> AccessibilityNode { tree.nodes[stops[place].node] }

  /// Returns the indices of a stop's node and of all that enclose it, the nearest first.
  func outward(from place: Int) -> [Int] {
    [stops[place].node] + tree.ancestors(of: stops[place].node)
  }

  /// Returns the place of the stop that is a node, else of the first one inside; nil for none.
  func place(of id: NodeID) -> Int? {
    guard let index = tree.index(of: id) else { return nil }
    return firstPlace(inside: index)
  }

  /// Returns the place of the first stop within the subtree at an index, nil for none.
  func firstPlace(inside index: Int) -> Int? {
    let subtree = index..<tree.subtreeEnd(of: index)
    return stops.firstIndex { subtree.contains($0.node) }
  }

  /// Returns the place of the stop that is a node, nil where the node is none.
  func ownPlace(of id: NodeID) -> Int? {
    stops.firstIndex { tree.nodes[$0.node].id == id }
  }

  /// Returns the custom actions at a stop: the element's own, then those of what encloses it.
  ///
  /// The actions of a group are offered on each element inside (facts: voiceover.md §9).
  func customActions(at place: Int) -> [AccessibilityNode.CustomAction] {
    outward(from: place).flatMap { tree.nodes[$0].customActions }
  }

  /// Returns whether the role that is said at a stop is that of a button.
  func saysButton(at place: Int) -> Bool {
    let traits = node(at: place).traits
    if traits.contains(.isBackButton) { return true }
    if case .tab = stops[place].context { return false }
    return traits.contains(.isButton)
      && traits.isDisjoint(with: [.isKeyboardKey, .isToggle, .isTabBarItem])
  }

  /// Returns whether a stop is the first cell of a row.
  func beginsRow(at place: Int) -> Bool {
    if case .cell(let table) = stops[place].context { table.isFirstInRow } else { false }
  }

  /// Returns the name of a stop: what is said of it before its role, nil for nothing.
  func name(at place: Int) -> String? {
    let node = node(at: place)
    return [node.label, node.value, node.hint].first { $0.isSpoken }?.map(\.heard)
  }
}
