/// Gives each element in visiting order the words' context of its container.
struct StopContexts {
  let tree: AccessibilityTree

  func stops(_ leaves: [ReadingWalk.Leaf]) -> [Stop] {
    var stops: [Stop] = []
    stops.reserveCapacity(leaves.count)
    while stops.count < leaves.count {
      let start = stops.count
      let provider = leaves[start].provider
      // A container that lends a context keeps its elements together.
      let end = leaves[start...].firstIndex { $0.provider != provider } ?? leaves.count
      append(leaves[start..<end], of: provider, to: &stops)
    }
    return stops
  }

  private func append(
    _ leaves: ArraySlice<ReadingWalk.Leaf>, of provider: Int, to stops: inout [Stop]
  ) {
    guard provider >= 0 else {
      stops += leaves.map { Stop(node: $0.node, context: .none) }
      return
    }
    let container = tree.nodes[provider].container
    if container?.kind == .dataTable, let container {
      let table = TableReading(tree: tree, index: provider, container: container)
      stops += leaves.map { Stop(node: $0.node, context: table.context(of: $0.node)) }
      return
    }
    for (place, leaf) in leaves.enumerated() {
      let context = context(
        of: leaf.node, place: place, count: leaves.count, in: provider, container)
      stops.append(Stop(node: leaf.node, context: context))
    }
  }

  private func context(
    of node: Int, place: Int, count: Int, in index: Int, _ container: AccessibilityContainer?
  ) -> Stop.Context {
    if tree.isTabBar(index) { return .tab(index: place + 1, count: count) }
    let boundary: Stop.Boundary? = place == 0 ? .start : place == count - 1 ? .end : nil
    switch container?.kind {
    case .segmentedControl: return .series(index: place + 1, count: count)
    case .list: return boundary.map { .list(container: index, $0) } ?? .none
    case .landmark: return boundary.map { .landmark(container: index, $0) } ?? .none
    case .tabBar: return systemTab(node, place: place, count: count, container?.items ?? [])
    case .dataTable, .semanticGroup, nil: return .none
    }
  }

  /// Returns the place among the items of a real tab bar.
  ///
  /// iOS 26 stacks several copies of each tab, so that places count modulo the items.
  private func systemTab(_ node: Int, place: Int, count: Int, _ items: [NodeID]) -> Stop.Context {
    if let item = items.firstIndex(of: tree.nodes[node].id) {
      return .tab(index: item + 1, count: items.count)
    }
    guard !items.isEmpty, count.isMultiple(of: items.count) else { return .none }
    return .tab(index: place % items.count + 1, count: items.count)
  }
}
