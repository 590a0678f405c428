extension Screen {
  /// Returns what is wrong with a screen that its builder should have kept right, empty for nothing.
  package func violations() -> [String] {
    var found = tree.violations()
    if !hasScene, !scene.items.isEmpty {
      found.append("something is painted in a scene that was not computed")
    }
    var last = 0
    for (index, item) in scene.items.enumerated() {
      guard item.owner >= 0, item.owner < tree.count else {
        found.append("item \(index) belongs to node \(item.owner) of \(tree.count)")
        continue
      }
      let places = (item.owner + 1)...tree.subtreeEnd(of: item.owner)
      if !places.contains(item.precedingNodes) {
        found.append("item \(index) is painted outside of its node \(item.owner)")
      }
      if item.precedingNodes < last { found.append("item \(index) is painted before the last one") }
      last = max(last, item.precedingNodes)
      if item.room?.isFinite == false { found.append("the room of item \(index) is not finite") }
      if !item.frame.isFinite { found.append("the frame of item \(index) is not finite") }
    }
    return found
  }
}
