import A11yTree

/// What a view becomes before it is laid out: nodes in one flat array, parents first.
///
/// Modifiers are nodes around their content; builders, groups and loops leave none, so the
/// children of a container stand directly below it.
package struct RenderTree {
  package private(set) var nodes: [RenderNode] = []
  private var ends: [Int] = []
  private var open: [Int] = []
  /// Whether any view says where an alignment of it stands.
  package private(set) var hasGuides = false

  package init() {
    nodes.reserveCapacity(64)
    ends.reserveCapacity(64)
  }

  package var count: Int { nodes.count }

  package subscript(index: Int) -> RenderNode {
    get { nodes[index] }
    set { nodes[index] = newValue }
  }

  /// Adds a node below the open one and opens it.
  package mutating func open(_ node: RenderNode) {
    if case .guide = node.kind { hasGuides = true }
    open.append(nodes.count)
    nodes.append(node)
    ends.append(nodes.count)
  }

  /// Closes the node that was opened last.
  package mutating func close() {
    guard let last = open.popLast() else { return }
    ends[last] = nodes.count
  }

  /// How many nodes are open, which is the nesting of what comes next.
  package var depth: Int { open.count }

  /// Returns the structural path of a step below the nodes that are open.
  package func openPath(appending step: RenderIdentity) -> String {
    var path = ""
    for index in open {
      guard let identity = nodes[index].identity else { continue }
      identity.write(to: &path)
      path += "/"
    }
    step.write(to: &path)
    return path
  }

  package func end(of index: Int) -> Int { ends[index] }

  /// Returns the index of the only child, nil where there are none or several.
  package func onlyChild(of index: Int) -> Int? {
    let first = index + 1
    return first < ends[index] && ends[first] == ends[index] ? first : nil
  }

  /// Returns the indices of the children, in their order.
  package func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = index + 1
    while next < ends[index] {
      result.append(next)
      next = ends[next]
    }
    return result
  }
}

/// One node of a render tree.
package struct RenderNode {
  package var kind: RenderKind
  /// The node's part of the structural path, nil for modifiers, which have none.
  package var identity: RenderIdentity?
  package var source: SourceLocation?

  package init(_ kind: RenderKind, identity: RenderIdentity? = nil, source: SourceLocation? = nil) {
    self.kind = kind
    self.identity = identity
    self.source = source
  }
}

/// A step of a structural path: a view type with its place in the builder, or its key in a loop.
package struct RenderIdentity {
  package var name: String
  /// The place in the builder, nested builders in base 1000 (see `BuilderPosition`).
  package var position: Int
  package var key: String?

  package init(name: String, position: Int = 0, key: String? = nil) {
    self.name = name
    self.position = position
    self.key = key
  }

  /// Appends the step as it stands in a path, such as `VStack[1]` or `ODSCardSmall#Title 1`.
  package func write(to path: inout String) {
    path += name
    if position > 0 {
      path += "[\(BuilderPosition.text(position))]"
    }
    if let key {
      path += "#\(key)"
    }
  }
}

/// A place in nested builders as one number: a builder inside of place 2 counts from 3000.
package enum BuilderPosition {
  private static let base = 1000

  package static func nested(in outer: Int, at inner: Int) -> Int {
    (outer + 1) &* base &+ inner
  }

  package static func text(_ position: Int) -> String {
    guard position >= base else { return "\(position)" }
    return "\(text(position / base - 1)).\(position % base)"
  }
}
