/// A way in which accessibility breaks in real code, made on purpose to see who notices.
package struct MutationKind: Hashable, Sendable {
  /// The name, in kebab case.
  package let name: String
  /// What is done, as a clause that follows the name of an element.
  package let summary: String
  /// What it stands for in real code.
  package let origin: String
  /// What of a scenario notices it.
  package let remedy: String

  /// Creates a kind from its words.
  package init(_ name: String, _ summary: String, origin: String, remedy: String) {
    self.name = name
    self.summary = summary
    self.origin = origin
    self.remedy = remedy
  }
}

/// A kind of mutation that is made of Screens, whatever they were compiled from.
package struct ScreenMutation: Sendable {
  /// What it does.
  package let kind: MutationKind
  /// Returns each place of a screen at which it can be made, in the order of the tree.
  package let mutants: @Sendable (RuleContext) -> [ScreenMutant]
}

/// A place at which a screen can be broken, and how.
package struct ScreenMutant: Sendable {
  /// The element that is broken.
  package let element: Finding.Element
  /// What of the element is broken, empty for all of it.
  package let detail: String
  /// Where the element was written, nil where that is not known.
  package let location: SourceLocation?
  /// Breaks the element on a screen of any environment, where it is there.
  package let change: @Sendable (inout Screen) -> Void
}

/// Something of a node that can be broken.
struct NodeChange: Sendable {
  var detail = ""
  let change: @Sendable (inout AccessibilityNode) -> Void
}

extension ScreenMutation {
  /// Creates a kind that breaks single stops.
  init(_ kind: MutationKind, eachStop changes: @escaping @Sendable (RuleElement) -> [NodeChange]) {
    self.init(kind: kind) { context in context.stops.flatMap { context.mutants(of: $0, changes) } }
  }

  /// Creates a kind that breaks single nodes that readers know of.
  init(_ kind: MutationKind, eachNode changes: @escaping @Sendable (RuleElement) -> [NodeChange]) {
    self.init(kind: kind) { context in
      context.screen.tree.nodes.indices.filter { !context.isOutOfReach($0) }
        .flatMap { context.mutants(of: $0, changes) }
    }
  }

  /// Creates a kind that breaks two controls that are read one after the other.
  init(
    _ kind: MutationKind,
    eachPair change: @escaping @Sendable (RuleElement, RuleElement) -> PairChange?
  ) {
    self.init(kind: kind) { context in
      let controls = context.stops.map { RuleElement(context: context, index: $0) }
        .filter(\.isControl)
      return zip(controls, controls.dropFirst()).compactMap { first, second in
        guard let change = change(first, second) else { return nil }
        let ids = (first.node.id, second.node.id)
        return context.mutant(first.index, "and \(second.title)") { screen in
          guard let one = screen.tree.index(of: ids.0), let other = screen.tree.index(of: ids.1)
          else { return }
          var pair = (screen.tree[one], screen.tree[other])
          change(&pair.0, &pair.1)
          (screen.tree[one], screen.tree[other]) = pair
        }
      }
    }
  }

  /// Breaks two nodes, the one that is read first before the other.
  typealias PairChange = @Sendable (inout AccessibilityNode, inout AccessibilityNode) -> Void
}

extension RuleContext {
  /// Returns a mutant of a node.
  func mutant(
    _ index: Int, _ detail: String = "", item: Int? = nil,
    _ change: @escaping @Sendable (inout Screen) -> Void
  ) -> ScreenMutant {
    ScreenMutant(
      element: screen.findingElement(node: index, item: item), detail: detail,
      location: screen.source(ofNode: index, item: item), change: change)
  }

  fileprivate func mutants(
    of index: Int, _ changes: (RuleElement) -> [NodeChange]
  ) -> [ScreenMutant] {
    let id = screen.tree[index].id
    return changes(RuleElement(context: self, index: index)).map { change in
      mutant(index, change.detail) { screen in
        guard let index = screen.tree.index(of: id) else { return }
        change.change(&screen.tree[index])
      }
    }
  }
}
