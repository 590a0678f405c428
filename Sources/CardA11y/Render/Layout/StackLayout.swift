import A11yTree

/// Stacks: the least flexible child is served first, the rest share what is left.
///
/// Without a spacing of its own a stack leaves 8 points between neighbours, none beside a
/// spacer (ours: SwiftUI's default depends on both views and is not published).
extension LayoutEngine {
  private static let defaultSpacing = 8.0

  mutating func stackSize(_ node: Int, _ spec: StackSpec, _ proposal: Proposal) -> Size {
    let children = tree.children(of: node)
    let served = serve(children, spec, proposal)
    var along = 0.0
    var across = Span()
    for (index, child) in children.enumerated() {
      along += served[index].size.length(spec.axis) + spacing(before: index, children, spec)
      across.add(
        served[index].size.length(spec.axis.other),
        guide(child, spec.alignment, along: spec.axis.other, served[index].proposal))
    }
    let width = spec.isLazy ? proposal.length(spec.axis.other) : nil
    return Size(
      along: spec.axis, along,
      across: max(across.length, width.flatMap { $0.isFinite ? $0 : nil } ?? 0))
  }

  mutating func placeStack(
    _ node: Int, _ spec: StackSpec, at origin: Point, _ proposal: Proposal
  ) {
    for child in arranged(node, spec, proposal) {
      place(
        child.node, at: Point(x: origin.x + child.x, y: origin.y + child.y), child.proposal)
    }
  }

  /// Returns where the children of a stack say that an alignment stands.
  mutating func stackGuide(
    _ node: Int, _ spec: StackSpec, _ alignment: UnitAlignment, along axis: StackAxis,
    _ proposal: Proposal
  ) -> Double? {
    let said = arranged(node, spec, proposal).compactMap { child -> Double? in
      let said = explicitGuide(child.node, alignment, along: axis, child.proposal)
      return said.map { $0 + (axis == .horizontal ? child.x : child.y) }
    }
    return alignment.combined(said, along: axis)
  }

  /// A child at its place in a stack.
  private struct Arranged {
    var node: Int
    var x: Double
    var y: Double
    var proposal: Proposal
  }

  private mutating func arranged(
    _ node: Int, _ spec: StackSpec, _ proposal: Proposal
  ) -> [Arranged] {
    let children = tree.children(of: node)
    let served = serve(children, spec, proposal)
    let across = spec.axis.other
    var span = Span()
    var guides: [Double] = []
    guides.reserveCapacity(children.count)
    for (child, served) in zip(children, served) {
      let guide = guide(child, spec.alignment, along: across, served.proposal)
      span.add(served.size.length(across), guide)
      guides.append(guide)
    }
    var lead = span.lead
    if spec.isLazy, let width = proposal.length(across), width.isFinite {
      lead += max(0, width - span.length) * spec.alignment.unit(along: across)
    }
    var position = 0.0
    return children.indices.map { index in
      position += spacing(before: index, children, spec)
      let place = lead - guides[index]
      defer { position += served[index].size.length(spec.axis) }
      return Arranged(
        node: children[index], x: spec.axis == .horizontal ? position : place,
        y: spec.axis == .horizontal ? place : position, proposal: served[index].proposal)
    }
  }

  /// What a stack offers a child, and what the child takes.
  private struct Served {
    var proposal: Proposal
    var size: Size
  }

  private mutating func serve(
    _ children: [Int], _ spec: StackSpec, _ proposal: Proposal
  ) -> [Served] {
    guard let length = proposal.length(spec.axis) else {
      return children.map { Served(proposal: proposal, size: size($0, proposal)) }
    }
    var result = Array(repeating: Served(proposal: .ideal, size: .zero), count: children.count)
    var remaining = length
    for index in children.indices { remaining -= spacing(before: index, children, spec) }
    let priorities = children.map(priority)
    for priority in Set(priorities).sorted(by: >) {
      let group = children.indices.filter { priorities[$0] == priority }
      let reserved = children.indices.filter { priorities[$0] < priority }
        .reduce(0.0) { $0 + self.length(children[$1], 0, spec, proposal) }
      for (served, index) in inOrderOfFlexibility(group, of: children, spec, proposal).enumerated()
      {
        let share = max(0, remaining - reserved) / Double(group.count - served)
        let offer = proposal.replacing(spec.axis, with: share)
        let size = size(children[index], offer)
        result[index] = Served(proposal: offer, size: size)
        remaining -= size.length(spec.axis)
      }
    }
    return result
  }

  private mutating func inOrderOfFlexibility(
    _ group: [Int], of children: [Int], _ spec: StackSpec, _ proposal: Proposal
  ) -> [Int] {
    guard group.count > 1 else { return group }
    var order: [(index: Int, flexibility: Double)] = []
    for index in group {
      let most = length(children[index], .infinity, spec, proposal)
      let least = length(children[index], 0, spec, proposal)
      order.append((index, most - least))
    }
    return order.sorted { $0.flexibility < $1.flexibility }.map(\.index)
  }

  private mutating func length(
    _ child: Int, _ offered: Double, _ spec: StackSpec, _ proposal: Proposal
  ) -> Double {
    size(child, proposal.replacing(spec.axis, with: offered)).length(spec.axis)
  }

  /// Returns the room between a child and the one before it, 0 before the first.
  private func spacing(before index: Int, _ children: [Int], _ spec: StackSpec) -> Double {
    guard index > 0 else { return 0 }
    if let spacing = spec.spacing { return spacing }
    return isSpacer(children[index - 1]) || isSpacer(children[index]) ? 0 : Self.defaultSpacing
  }

  private func isSpacer(_ node: Int) -> Bool {
    if case .spacer = tree[node].kind { return true }
    return false
  }

  /// Returns the layout priority that the modifiers around a child declare, 0 by default.
  ///
  /// A spacer comes last, so that a text beside it need not wrap.
  private func priority(_ node: Int) -> Double {
    var current = node
    while true {
      switch tree[current].kind {
      case .priority(let priority): return priority
      case .spacer: return -.infinity
      case .attributes, .element, .hidden, .tap, .opacity, .blend, .compositingGroup, .purpose,
        .shadow, .clip, .guide:
        guard let child = tree.onlyChild(of: current) else { return 0 }
        current = child
      default: return 0
      }
    }
  }
}

extension StackAxis {
  var other: StackAxis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// Creates a size from its length along an axis and the one across.
  init(along axis: StackAxis, _ along: Double, across: Double) {
    self =
      axis == .horizontal
      ? Size(width: along, height: across) : Size(width: across, height: along)
  }
}
