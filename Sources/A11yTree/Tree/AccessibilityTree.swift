/// Nodes in one flat array, every node before its children.
///
/// Indices are places in `nodes`. Building and walking cost a few nanoseconds a node, where a
/// class for each costs hundreds (facts: performance.md).
public struct AccessibilityTree: Hashable, Sendable {
  /// The nodes, parents first, siblings in their order.
  public private(set) var nodes: [AccessibilityNode] = []
  private var links: [Link] = []
  private var open: [Int32] = []

  /// Where a node's parent stands, and where its subtree ends.
  fileprivate struct Link: Hashable, Sendable {
    var parent: Int32
    var end: Int32
  }

  /// Creates a tree without nodes.
  public init() {}

  /// The number of nodes.
  public var count: Int { nodes.count }

  /// Whether there is no node.
  public var isEmpty: Bool { nodes.isEmpty }

  /// The node at an index, which must be one of this tree's.
  public subscript(index: Int) -> AccessibilityNode {
    get { nodes[index] }
    set { nodes[index] = newValue }
  }

  /// The indices of the nodes without a parent.
  public var roots: Siblings { Siblings(tree: self, next: 0, end: nodes.count) }

  /// Returns the indices of a node's children, in their order.
  public func children(of index: Int) -> Siblings {
    Siblings(tree: self, next: index + 1, end: subtreeEnd(of: index))
  }

  /// Returns the index behind the last node of the subtree at an index.
  public func subtreeEnd(of index: Int) -> Int { Int(links[index].end) }

  /// Returns the index of a node's parent, nil for a root.
  public func parent(of index: Int) -> Int? {
    let parent = links[index].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// Returns the indices of a node's ancestors, the nearest first.
  public func ancestors(of index: Int) -> Ancestors {
    Ancestors(links: links, index: links[index].parent)
  }

  /// Returns the index of the first node with an identity, nil where there is none.
  public func index(of id: NodeID) -> Int? {
    nodes.firstIndex { $0.id == id }
  }

  /// Indices of siblings, in their order.
  public struct Siblings: Sequence, IteratorProtocol, Sendable {
    private let links: [Link]
    private var index: Int
    private let end: Int

    fileprivate init(tree: AccessibilityTree, next: Int, end: Int) {
      self.links = tree.links
      self.index = next
      self.end = end
    }

    /// Returns the next sibling's index, nil behind the last.
    public mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = Int(links[index].end) }
      return index
    }
  }

  /// Indices of ancestors, the nearest first.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    fileprivate let links: [Link]
    fileprivate var index: Int32

    /// Returns the next ancestor's index, nil above a root.
    public mutating func next() -> Int? {
      guard index >= 0 else { return nil }
      defer { index = links[Int(index)].parent }
      return Int(index)
    }
  }
}

extension AccessibilityTree {
  /// Adds a node below the one that is open, and opens it.
  ///
  /// - Returns: The index of the node.
  @discardableResult
  public mutating func open(_ node: AccessibilityNode) -> Int {
    let index = nodes.count
    nodes.append(node)
    links.append(Link(parent: open.last ?? -1, end: Int32(index + 1)))
    open.append(Int32(index))
    return index
  }

  /// Closes the node that was opened last; without effect where none is open.
  public mutating func close() {
    guard let last = open.popLast() else { return }
    links[Int(last)].end = Int32(nodes.count)
  }

  /// Adds a node without children below the one that is open.
  @discardableResult
  public mutating func append(_ node: AccessibilityNode) -> Int {
    defer { close() }
    return open(node)
  }
}
