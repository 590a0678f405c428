/// Stops that are too few, too many, or in the wrong order.
extension ScreenMutation {
  static let order = [hideStop, exposeHidden, swapOrder, mergeButtons, dropModal]

  private static let hideStop = ScreenMutation(
    MutationKind(
      "hide-stop", "is hidden from readers",
      origin: "accessibilityHidden(true) on a container that holds more than decoration",
      remedy: "a step that expects it, or a golden"),
    eachStop: { element in
      let inner = element.isControl && !element.isDisabled ? [element.node.label ?? ""] : []
      return [
        NodeChange {
          $0.isElement = false
          $0.elementsHidden = true
          $0.background.innerControls += inner
        }
      ]
    })

  /// What is made of a tree; of views the render tree knows more that is hidden.
  private static let exposeHidden = ScreenMutation(
    kind: .exposeHidden,
    mutants: { context in
      context.screen.tree.nodes.indices.filter { context.screen.tree[$0].elementsHidden }.map {
        let id = context.screen.tree[$0].id
        return context.mutant($0) { screen in
          guard let index = screen.tree.index(of: id) else { return }
          screen.tree[index].elementsHidden = false
        }
      }
    })

  private static let swapOrder = ScreenMutation(
    kind: MutationKind(
      "swap-order", "is read after what follows it",
      origin: "a wrong accessibilitySortPriority, or a layer that is drawn first and read last",
      remedy: "steps that expect both in their order, or a golden"),
    mutants: { context in
      context.swaps(of: context.screen.tree.roots)
        + context.screen.tree.nodes.indices.flatMap { context.swaps(below: $0) }
    })

  private static let mergeButtons = ScreenMutation(
    MutationKind(
      "merge-buttons", "becomes one control with the next one",
      origin: "accessibilityElement(children: .combine) around a row of buttons",
      remedy: "a step that expects each of them, or a golden"),
    eachPair: { first, second in
      guard first.traits.contains(.isButton), second.traits.contains(.isButton) else { return nil }
      return { first, second in
        first.label = [first.label, second.label].compactMap(\.self).joined(separator: ", ")
        first.frame = first.frame.union(second.frame)
        second.isElement = false
        second.label = nil
        second.traits = []
        second.defaultAction = nil
      }
    })

  /// What is made of a tree; of views the render tree knows what a modal silences.
  private static let dropModal = ScreenMutation(
    kind: .dropModal,
    mutants: { context in
      context.screen.tree.nodes.indices
        .filter { context.screen.tree[$0].traits.contains(.isModal) }
        .map {
          let id = context.screen.tree[$0].id
          return context.mutant($0) { screen in
            guard let index = screen.tree.index(of: id) else { return }
            screen.tree[index].traits.remove(.isModal)
          }
        }
    })
}

extension MutationKind {
  /// What is hidden from readers is read.
  package static let exposeHidden = MutationKind(
    "expose-hidden", "is hidden from readers no more",
    origin: "accessibilityHidden(true) or Image(decorative:) forgotten at a picture of a card",
    remedy: "steps that go through all stops, or a golden")
  /// What lies behind a modal view is read.
  package static let dropModal = MutationKind(
    "drop-modal", "leaves what lies behind it within reach",
    origin: "an overlay of one's own instead of a sheet, without .isModal",
    remedy: "a step beyond its last stop that expects the boundary, or a golden")
}

extension RuleContext {
  /// Returns a mutant for each two neighbours below a group whose order it keeps.
  ///
  /// Below other nodes a priority would take them out of the order around.
  fileprivate func swaps(below parent: Int) -> [ScreenMutant] {
    let tree = screen.tree
    guard !tree[parent].isElement, !isOutOfReach(parent),
      tree[parent].hasOrderedElements || tree.keepsTogether(parent)
        || tree.parent(of: parent) == nil
    else { return [] }
    return swaps(of: tree.children(of: parent))
  }

  fileprivate func swaps(of siblings: AccessibilityTree.Siblings) -> [ScreenMutant] {
    let tree = screen.tree
    var firsts: [(node: Int, place: Int)] = []
    for child in siblings {
      guard let place = stops.firstIndex(where: { child..<tree.subtreeEnd(of: child) ~= $0 })
      else { continue }
      firsts.append((child, place))
    }
    let nodes = firsts.sorted { $0.place < $1.place }.map(\.node)
    return nodes.indices.dropLast().map { place in
      var order = nodes.map { tree[$0].id }
      order.swapAt(place, place + 1)
      let second = RuleElement(context: self, index: nodes[place + 1])
      let name = screen.findingElement(node: second.index, item: nil)
      return mutant(nodes[place], "and \(name.label?.quoted ?? name.id.path)") { [order] screen in
        for (rank, id) in order.enumerated() {
          guard let index = screen.tree.index(of: id) else { continue }
          screen.tree[index].sortPriority = Double(order.count - rank)
        }
      }
    }
  }
}
