import A11yTree

/// Stacks: the least flexible child is served first, the rest share what is left.
///
/// Without a spacing of its own a stack leaves 8 points between neighbours, none beside a
/// spacer (ours: SwiftUI's default depends on both views and is not published).
extension LayoutEngine {
  private static let defaultSpacing = 8.0

  mutating func stackSize(_ node: Int, _ spec: StackSpec, _ proposal: Proposal) -> Size {
    let children = tree.children(of: node)
    let sizes = serve(children, spec, proposal).map(\.size)
    var along = spacings(children, spec).reduce(0, +)
    var across = 0.0
    for size in sizes {
      along += size.length(spec.axis)
      across = max(across, spec.axis == .horizontal ? size.height : size.width)
    }
    if spec.axis == .horizontal, spec.alignment.usesBaseline {
      across = baselineHeight(children, sizes)
    }
    return spec.axis == .horizontal
      ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  mutating func placeStack(
    _ node: Int, _ spec: StackSpec, in whole: Size, at origin: Point, _ proposal: Proposal
  ) {
    let children = tree.children(of: node)
    let served = serve(children, spec, proposal)
    let spacings = spacings(children, spec)
    let baselines =
      spec.alignment.usesBaseline ? zip(children, served).map { baseline($0, $1.size) } : []
    let lowest = baselines.max() ?? 0
    var position = spec.axis == .horizontal ? origin.x : origin.y
    for (index, child) in children.enumerated() {
      let size = served[index].size
      let childOrigin: Point
      if spec.axis == .vertical {
        let x = origin.x + (whole.width - size.width) * spec.alignment.x
        childOrigin = Point(x: x, y: position)
      } else if spec.alignment.usesBaseline {
        childOrigin = Point(x: position, y: origin.y + lowest - baselines[index])
      } else {
        let y = origin.y + (whole.height - size.height) * spec.alignment.y
        childOrigin = Point(x: position, y: y)
      }
      place(child, at: childOrigin, served[index].proposal)
      position += size.length(spec.axis) + (index < spacings.count ? spacings[index] : 0)
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
    var remaining = length - spacings(children, spec).reduce(0, +)
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

  private func spacings(_ children: [Int], _ spec: StackSpec) -> [Double] {
    guard children.count > 1 else { return [] }
    return (1..<children.count).map { index in
      if let spacing = spec.spacing { return spacing }
      return isSpacer(children[index - 1]) || isSpacer(children[index]) ? 0 : Self.defaultSpacing
    }
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
        .shadow, .clip:
        guard let child = tree.onlyChild(of: current) else { return 0 }
        current = child
      default: return 0
      }
    }
  }
}

/// Rows whose texts share a baseline.
extension LayoutEngine {
  private mutating func baselineHeight(_ children: [Int], _ sizes: [Size]) -> Double {
    var above = 0.0
    var below = 0.0
    for (child, size) in zip(children, sizes) {
      let baseline = baseline(child, size)
      above = max(above, baseline)
      below = max(below, size.height - baseline)
    }
    return above + below
  }

  /// Returns how far below its top a node's first line of text stands; its bottom without one.
  private mutating func baseline(_ node: Int, _ size: Size) -> Double {
    switch tree[node].kind {
    case .text(let spec): return lay(node, spec, Proposal(size)).firstBaseline
    case .padding(let insets):
      guard let child = tree.onlyChild(of: node) else { return size.height }
      let inner = self.size(child, Proposal(size).inset(by: insets))
      return insets.top + baseline(child, inner)
    case .attributes, .element, .control, .tap, .opacity, .blend, .compositingGroup, .purpose,
      .priority, .stack, .unary:
      guard node + 1 < tree.end(of: node) else { return size.height }
      return baseline(node + 1, self.size(node + 1, Proposal(size)))
    default: return size.height
    }
  }
}
