import A11yTree

/// Builds small trees in code, each node named by its label.
struct TreeBuilder {
  private var tree = AccessibilityTree()

  static func tree(_ build: (inout TreeBuilder) -> Void) -> AccessibilityTree {
    var builder = TreeBuilder()
    build(&builder)
    return builder.tree
  }

  mutating func element(
    _ label: String, at x: Double? = nil, _ y: Double = 0, width: Double = 10,
    traits: AccessibilityTraits = [], change: (inout AccessibilityNode) -> Void = { _ in }
  ) {
    var node = AccessibilityNode(id: NodeID(label))
    node.isElement = true
    node.label = label
    node.traits = traits
    if let x { node.frame = Rect(x: x, y: y, width: width, height: 10) }
    change(&node)
    tree.append(node)
  }

  mutating func group(
    _ id: String, ordered: Bool = false, grouped: Bool = false,
    traits: AccessibilityTraits = [], container: AccessibilityContainer? = nil,
    change: (inout AccessibilityNode) -> Void = { _ in },
    children: (inout TreeBuilder) -> Void
  ) {
    var node = AccessibilityNode(id: NodeID(id))
    node.hasOrderedElements = ordered
    node.groupsChildren = grouped
    node.traits = traits
    node.container = container
    change(&node)
    tree.open(node)
    children(&self)
    tree.close()
  }
}
