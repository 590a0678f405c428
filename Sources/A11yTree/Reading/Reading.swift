/// The stops of a screen, in the order in which VoiceOver visits them.
///
/// Pruning, grouping and the order are those of facts: voiceover.md §2 to §5.
public struct Reading: Hashable, Sendable {
  /// The tree that is read.
  public let tree: AccessibilityTree
  /// The stops, in visiting order.
  public let stops: [Stop]

  /// Reads a screen.
  public init(_ screen: Screen) {
    self.init(tree: screen.tree, environment: screen.environment)
  }

  /// Reads a tree in an environment, whose idiom and layout direction decide the order.
  public init(tree: AccessibilityTree, environment: ScreenEnvironment = ScreenEnvironment()) {
    var walk = ReadingWalk(tree: tree, order: RowOrder(environment))
    walk.run()
    self.tree = tree
    self.stops = StopContexts(tree: tree).stops(walk.leaves)
  }

  /// Returns the indices of the nodes whose place depends on the order of the input.
  ///
  /// The comparison of rows is not transitive, so that a stair of elements has no order of its
  /// own, and elements with the same corner have none either. What is reported is the first
  /// stop of each element or group concerned, in visiting order. A tree without any size says
  /// nothing of places, so that nothing is reported for it.
  public static func ambiguousOrder(_ screen: Screen) -> [Int] {
    var walk = ReadingWalk(
      tree: screen.tree, order: RowOrder(screen.environment), recordsAmbiguity: true)
    guard walk.knowsGeometry else { return [] }
    walk.run()
    let ambiguous = Set(walk.ambiguous)
    return walk.leaves.map(\.node).filter(ambiguous.contains)
  }

  /// Returns the accessibility identifier of the stop at a place, else its node's id.
  package func focus(at place: Int) -> String {
    let node = tree.nodes[stops[place].node]
    if let identifier = node.identifier, !identifier.isEmpty { return identifier }
    return node.id.path
  }
}
