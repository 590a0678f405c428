/// One walk over a tree that finds the elements and puts them in order.
///
/// Elements are pushed as they are found. A group that closes sorts what was pushed since it
/// opened and leaves one entry, so that it stays together; a plain parent leaves its entries
/// to whoever encloses it.
struct ReadingWalk {
  /// An element, and the container that lends it a context, -1 for none.
  struct Leaf {
    var node: Int
    var provider: Int
  }

  /// An element or a closed group, placed by a corner.
  private struct Entry {
    var corner: Point
    var priority: Double
    var start: Int
    var end: Int
  }

  /// What a node inherits.
  private struct Scope {
    var provider = -1
    var isInTabBar = false
    var priority = 0.0
  }

  /// The elements, in visiting order once the walk has run.
  private(set) var leaves: [Leaf] = []
  /// The first element of each entry whose place depends on the input, if these are recorded.
  private(set) var ambiguous: [Int] = []
  /// Whether any node has a size.
  ///
  /// Ours: where none has, frames were left out, as in short examples, and nothing is pruned.
  let knowsGeometry: Bool

  private let tree: AccessibilityTree
  private let order: RowOrder
  private let recordsAmbiguity: Bool
  private var entries: [Entry] = []

  init(tree: AccessibilityTree, order: RowOrder, recordsAmbiguity: Bool = false) {
    self.tree = tree
    self.order = order
    self.recordsAmbiguity = recordsAmbiguity
    knowsGeometry = tree.nodes.contains { !($0.layoutFrame ?? $0.frame).isEmpty }
  }

  mutating func run() {
    visit(tree.roots, in: Scope())
    close(from: 0, isOrdered: false)
  }

  private mutating func visit(_ siblings: AccessibilityTree.Siblings, in scope: Scope) {
    if let modal = lastModal(siblings) {
      visit(modal, in: scope)
    } else {
      for index in siblings { visit(index, in: scope) }
    }
  }

  private mutating func visit(_ index: Int, in scope: Scope) {
    guard !isPruned(index) else { return }
    let own = tree.nodes[index].sortPriority
    let priority = own == 0 ? scope.priority : own
    if tree.nodes[index].isElement {
      let place = leaves.count
      leaves.append(Leaf(node: index, provider: scope.provider))
      entries.append(
        Entry(corner: corner(of: index), priority: priority, start: place, end: place + 1))
      return
    }
    var inner = scope
    if scope.provider < 0, tree.providesContext(index) { inner.provider = index }
    if tree.isTabBar(index) { inner.isInTabBar = true }
    let isOrdered = tree.nodes[index].hasOrderedElements
    guard isOrdered || tree.keepsTogether(index) else {
      inner.priority = priority
      visit(tree.children(of: index), in: inner)
      return
    }
    inner.priority = 0
    let firstEntry = entries.count
    if isOrdered {
      for child in tree.children(of: index) { visit(child, in: inner) }
    } else {
      visit(tree.children(of: index), in: inner)
    }
    let isPlacedByItself = isOrdered && scope.isInTabBar
    close(
      from: firstEntry, isOrdered: isOrdered, priority: priority,
      corner: isPlacedByItself ? corner(of: index) : nil)
  }

  /// Sorts the entries since a place and replaces them by one.
  private mutating func close(
    from firstEntry: Int, isOrdered: Bool, priority: Double = 0, corner: Point? = nil
  ) {
    guard let first = entries[firstEntry...].first, let last = entries.last else { return }
    let best = corner ?? bestCorner(from: firstEntry)
    let group = Entry(corner: best, priority: priority, start: first.start, end: last.end)
    sort(from: firstEntry, isOrdered: isOrdered)
    moveLeaves(from: firstEntry, start: first.start)
    entries.removeSubrange(firstEntry...)
    entries.append(group)
  }

  private func bestCorner(from firstEntry: Int) -> Point {
    var best = entries[firstEntry].corner
    for entry in entries[(firstEntry + 1)...] where order.precedes(entry.corner, best) {
      best = entry.corner
    }
    return best
  }

  /// Sorts by priority, the highest first, and within one by corners unless the order is given.
  private mutating func sort(from firstEntry: Int, isOrdered: Bool) {
    let highest = entries[firstEntry].priority
    if entries[firstEntry...].contains(where: { $0.priority != highest }) {
      entries[firstEntry...].sort { $0.priority > $1.priority }
    }
    guard !isOrdered else { return }
    var start = firstEntry
    while start < entries.count {
      let priority = entries[start].priority
      let end = entries[start...].firstIndex { $0.priority != priority } ?? entries.count
      entries[start..<end].sort { [order] in order.precedes($0.corner, $1.corner) }
      if recordsAmbiguity { recordAmbiguity(start..<end) }
      start = end
    }
  }

  private mutating func moveLeaves(from firstEntry: Int, start: Int) {
    var next = start
    let isInPlace = entries[firstEntry...].allSatisfy { entry in
      defer { next = entry.end }
      return entry.start == next
    }
    guard !isInPlace else { return }
    var moved: [Leaf] = []
    moved.reserveCapacity(leaves.count - start)
    for entry in entries[firstEntry...] { moved += leaves[entry.start..<entry.end] }
    leaves.replaceSubrange(start..., with: moved)
  }

  private mutating func recordAmbiguity(_ range: Range<Int>) {
    for place in order.undecided(entries[range].map(\.corner)) {
      ambiguous.append(leaves[entries[range.lowerBound + place].start].node)
    }
  }
}

extension ReadingWalk {
  /// Returns whether a node and its subtree vanish (facts: voiceover.md §2 steps 1 to 3).
  private func isPruned(_ index: Int) -> Bool {
    if tree.isConcealed(index) { return true }
    guard knowsGeometry else { return false }
    let frame = (tree.nodes[index].layoutFrame ?? tree.nodes[index].frame).usable
    guard frame.width == 0, frame.height == 0 else { return false }
    if tree.nodes[index].clipsToBounds || tree.nodes[index].isElement { return true }
    // Ours: an array whose owner states no frame at all is not meant to be empty.
    let statesFrame = tree.nodes[index].layoutFrame != nil || frame != .zero
    return tree.nodes[index].hasOrderedElements && statesFrame
  }

  /// Returns the modal sibling that silences the others: the last one that is not hidden.
  ///
  /// Ours: one that hides its elements counts as hidden too.
  private func lastModal(_ siblings: AccessibilityTree.Siblings) -> Int? {
    var modal: Int?
    for index in siblings where tree.nodes[index].traits.contains(.isModal) {
      if !tree.isConcealed(index) { modal = index }
    }
    return modal
  }

  private func corner(of index: Int) -> Point {
    let frame = tree.nodes[index].frame.usable
    return Point(x: frame.x, y: frame.y)
  }
}

extension Rect {
  /// The rectangle, or the zero rectangle where a coordinate is not a finite number.
  fileprivate var usable: Rect { isFinite ? self : .zero }
}
