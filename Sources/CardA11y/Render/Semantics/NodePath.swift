import A11yTree

/// The structural path of the node that is being visited, and the identities given so far.
struct NodePath {
  private var steps: [RenderIdentity] = []
  private var used: [String: Int] = [:]

  mutating func push(_ step: RenderIdentity) {
    steps.append(step)
  }

  mutating func pop() {
    steps.removeLast()
  }

  /// Returns the identity of a node at this path; a second one at the same path is told apart.
  mutating func id(appending further: [RenderIdentity]) -> NodeID {
    var text = ""
    for step in steps + further {
      if !text.isEmpty { text += "/" }
      step.write(to: &text)
    }
    let count = (used[text] ?? 0) + 1
    used[text] = count
    return NodeID(count == 1 ? text : "\(text)~\(count)")
  }
}
