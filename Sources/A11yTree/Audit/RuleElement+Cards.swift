/// Cards, as far as a Screen shows them: by their trait.
extension RuleElement {
  /// Whether it is a card that readers reach, in one stop or around several.
  var isCard: Bool { traits.contains(.isCard) && !isOutOfReach && !isInvisible }

  /// Whether it is a card around stops of its own.
  var isCardGroup: Bool { isCard && !node.isElement }

  /// Whether its place is known.
  var isFramed: Bool { !node.frame.isEmpty && node.frame.isFinite }

  /// What it and its content paint, back to front.
  var painted: some Sequence<SceneItem> {
    let items = context.screen.scene.items
    let nodes = index..<context.screen.tree.subtreeEnd(of: index)
    let first = items.partitioningIndex { $0.precedingNodes > nodes.lowerBound }
    return items[first...].lazy.prefix { $0.precedingNodes <= nodes.upperBound }
      .filter { nodes.contains($0.owner) }
  }
}

extension RuleElement {
  /// Whether it or its content paints anything.
  var paints: Bool { painted.contains { _ in true } }

  /// The texts that it and its content paint and that can be seen, back to front.
  var paintedTexts: [TextRun] {
    painted.compactMap { item in
      guard case .text(let run) = item.content, run.color?.alpha != 0, run.text.hasWords,
        !context.isInvisible(item.owner)
      else { return nil }
      return run
    }
  }
}

extension RuleContext {
  /// The cards that readers reach, in the order of the tree.
  var cards: [RuleElement] {
    screen.tree.nodes.indices.lazy.map { RuleElement(context: self, index: $0) }
      .filter(\.isCard)
  }
}
