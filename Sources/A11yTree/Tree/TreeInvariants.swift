extension AccessibilityTree {
  /// Returns what is wrong with a tree that its builder should have kept right, empty for nothing.
  package func violations() -> [String] {
    var found: [String] = []
    var seen: Set<NodeID> = []
    for index in 0..<count {
      let node = self[index]
      let end = subtreeEnd(of: index)
      if end <= index || end > count { found.append("node \(index) ends at \(end) of \(count)") }
      if let parent = parent(of: index) {
        if parent >= index { found.append("node \(index) stands before its parent \(parent)") }
        if end > subtreeEnd(of: parent) { found.append("node \(index) ends behind its parent") }
      }
      if !seen.insert(node.id).inserted { found.append("two nodes are called \(node.id)") }
      if !node.frame.isFinite || !(node.layoutFrame?.isFinite ?? true) {
        found.append("the frame of node \(index) is not finite")
      }
    }
    return found
  }
}
