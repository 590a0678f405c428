/// What kinds of nodes do to the elements inside (facts: voiceover.md §3 rule 7, §4).
extension AccessibilityTree {
  /// Returns whether a node hides itself and its subtree.
  func isConcealed(_ index: Int) -> Bool {
    nodes[index].isHidden || nodes[index].elementsHidden
  }

  /// Returns whether the elements inside are tabs, other than those of the system's own bar.
  func isTabBar(_ index: Int) -> Bool {
    if nodes[index].traits.contains(.isTabBar) { return true }
    guard let container = nodes[index].container else { return false }
    return container.kind == .tabBar && !container.isSystem
  }

  /// Returns whether what lies inside stays together though it is sorted.
  ///
  /// Ours: so does a card, which is entered and left as a whole.
  func keepsTogether(_ index: Int) -> Bool {
    if nodes[index].groupsChildren { return true }
    if !nodes[index].traits.isDisjoint(with: [.isTabBar, .isCard]) { return true }
    guard let container = nodes[index].container else { return false }
    guard container.kind == .semanticGroup else { return true }
    return container.label.isSpoken || nodes[index].label.isSpoken
      || nodes[index].value.isSpoken || nodes[index].identifier.isSpoken
  }

  /// Returns whether a container lends words to the elements inside.
  ///
  /// Lists and landmarks do so only over an explicit array, and an inconsistent container never.
  func providesContext(_ index: Int) -> Bool {
    if nodes[index].traits.contains(.isTabBar) { return true }
    guard let container = nodes[index].container, !container.isInconsistent else { return false }
    return switch container.kind {
    case .list, .landmark: nodes[index].hasOrderedElements
    case .dataTable, .segmentedControl: true
    case .tabBar: !container.isSystem || !container.items.isEmpty
    case .semanticGroup: false
    }
  }
}
