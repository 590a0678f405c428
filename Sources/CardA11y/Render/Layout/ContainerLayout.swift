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
      return placeStack(node, Self.implicitStack, at: origin, proposal)
    }
    place(child, at: origin, proposal)
  }

  /// Returns where the content of a node says that an alignment stands, nil where it says nothing.
  mutating func unaryGuide(
    _ node: Int, _ alignment: UnitAlignment, along axis: StackAxis, _ proposal: Proposal
  ) -> Double? {
    guard let child = tree.onlyChild(of: node) else {
      return stackGuide(node, Self.implicitStack, alignment, along: axis, proposal)
    }
    return explicitGuide(child, alignment, along: axis, proposal)
  }

  mutating func depthSize(
    _ node: Int, _ alignment: UnitAlignment, _ proposal: Proposal
  ) -> Size {
    var across = Span()
    var down = Span()
    for child in tree.children(of: node) {
      let size = size(child, proposal)
      across.add(size.width, guide(child, alignment, along: .horizontal, proposal))
      down.add(size.height, guide(child, alignment, along: .vertical, proposal))
    }
    return Size(width: across.length, height: down.length)
  }

  mutating func placeDepth(
    _ node: Int, _ alignment: UnitAlignment, at origin: Point, _ proposal: Proposal
  ) {
    var places: [(node: Int, x: Double, y: Double)] = []
    for child in tree.children(of: node) {
      let x = guide(child, alignment, along: .horizontal, proposal)
      places.append((child, x, guide(child, alignment, along: .vertical, proposal)))
    }
    let lead = Point(x: places.map(\.x).max() ?? 0, y: places.map(\.y).max() ?? 0)
    for (child, x, y) in places {
      place(child, at: Point(x: origin.x + lead.x - x, y: origin.y + lead.y - y), proposal)
    }
  }

  /// Places a node inside of a rectangle, at the place that an alignment names.
  mutating func placeAligned(
    _ node: Int, _ alignment: UnitAlignment, in whole: Size, at origin: Point,
    _ proposal: Proposal
  ) {
    let x = whole.width * alignment.x - guide(node, alignment, along: .horizontal, proposal)
    let y =
      alignment.unit(along: .vertical) * whole.height
      - guide(node, alignment, along: .vertical, proposal)
    place(node, at: Point(x: origin.x + x, y: origin.y + y), proposal)
  }

  /// Returns the child that is shown of several, nil where there is none.
  ///
  /// A child fits where its ideal size along the given axes is not larger than what is offered.
  mutating func fittingChild(
    _ node: Int, _ axes: ScrollSpec, _ proposal: Proposal
  ) -> Int? {
    let children = tree.children(of: node)
    let ideal = Proposal(
      width: axes.horizontal ? nil : proposal.width,
      height: axes.vertical ? nil : proposal.height)
    return children.first { child in
      let size = size(child, ideal)
      return (!axes.horizontal || size.width <= (proposal.width ?? .infinity) + 1e-6)
        && (!axes.vertical || size.height <= (proposal.height ?? .infinity) + 1e-6)
    } ?? children.last
  }
}

/// Lengths that share a place: how far they reach before and behind it.
struct Span {
  private var before: Double?
  private var behind = 0.0
  private var isEndless = false

  mutating func add(_ length: Double, _ place: Double) {
    guard length.isFinite, place.isFinite else {
      isEndless = true
      return
    }
    behind = before == nil ? length - place : max(behind, length - place)
    before = max(before ?? place, place)
  }

  /// How far they reach before the place, 0 without any.
  var lead: Double { before ?? 0 }
  /// From the first end to the last, 0 without any.
  var length: Double { isEndless ? .infinity : max(0, (before ?? 0) + behind) }
}
