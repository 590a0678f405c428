import A11yTree

/// Containers beside the stacks: one view or several without a container, and depth.
extension LayoutEngine {
  /// Views that stand where one is expected are stacked vertically, as SwiftUI's root does.
  private static let implicitStack = StackSpec(axis: .vertical, alignment: .center, spacing: nil)

  mutating func unarySize(_ node: Int, _ proposal: Proposal) -> Size {
    guard let child = tree.onlyChild(of: node) else {
      return node + 1 == tree.end(of: node) ? .zero : stackSize(node, Self.implicitStack, proposal)
    }
    return size(child, proposal)
  }

  mutating func placeUnary(_ node: Int, at origin: Point, _ proposal: Proposal) {
    guard let child = tree.onlyChild(of: node) else {
      let whole = unarySize(node, proposal)
      return placeStack(node, Self.implicitStack, in: whole, at: origin, proposal)
    }
    place(child, at: origin, proposal)
  }

  mutating func depthSize(_ node: Int, _ proposal: Proposal) -> Size {
    var result = Size.zero
    for child in tree.children(of: node) {
      let size = size(child, proposal)
      result = Size(
        width: max(result.width, size.width), height: max(result.height, size.height))
    }
    return result
  }

  mutating func placeDepth(
    _ node: Int, _ alignment: UnitAlignment, at origin: Point, _ whole: Size,
    _ proposal: Proposal
  ) {
    for child in tree.children(of: node) {
      placeAligned(child, alignment, in: whole, at: origin, proposal)
    }
  }

  /// Places a node inside of a rectangle, at the place that an alignment names.
  mutating func placeAligned(
    _ node: Int, _ alignment: UnitAlignment, in whole: Size, at origin: Point,
    _ proposal: Proposal
  ) {
    let size = size(node, proposal)
    let x = origin.x + (whole.width - size.width) * alignment.x
    let y = origin.y + (whole.height - size.height) * alignment.y
    place(node, at: Point(x: x, y: y), proposal)
  }
}
