extension Screen {
  /// Everything that a finding may be about, each under the name that its findings have.
  package var findingElements: Set<Finding.Element> {
    var elements = Set(tree.nodes.indices.map { findingElement(node: $0, item: nil) })
    for (place, item) in scene.items.enumerated() {
      elements.insert(findingElement(node: item.owner, item: place))
    }
    return elements
  }

  /// Returns a node, or a text that it paints, as reports name it.
  func findingElement(node index: Int, item: Int?) -> Finding.Element {
    let node = tree[index]
    // A text that is part of no element stands for itself.
    if !node.isElement, let item, case .text(let run) = scene.items[item].content {
      return Finding.Element(id: node.id, label: run.text)
    }
    return Finding.Element(id: node.id, label: tree.name(of: index))
  }

  /// Returns where an item that a node paints was written, or the node, or what is around it.
  func source(ofNode index: Int, item: Int?) -> SourceLocation? {
    if let source = item.flatMap({ scene.items[$0].source }) { return source }
    return ([index] + Array(tree.ancestors(of: index))).lazy.compactMap { tree[$0].source }.first
  }
}

extension AccessibilityTree {
  /// The node's own label or its container's; for a group that has none, the first one inside.
  fileprivate func name(of index: Int) -> String? {
    let node = self[index]
    if let label = node.label ?? node.container?.label, !label.isBlank { return label }
    guard !node.isElement else { return nil }
    return nodes[index..<subtreeEnd(of: index)]
      .first { $0.isElement && !($0.label?.isBlank ?? true) }?.label
  }
}
