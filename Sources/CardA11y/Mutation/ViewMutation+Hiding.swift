import A11yTree

/// What is hidden, combined or silenced, and is no more.
extension ViewMutation {
  static let hiding = [exposeHidden, leakPicture, ungroup, dropModal]

  private static let exposeHidden = ViewMutation(.exposeHidden) { tree, index in
    switch tree[index].kind {
    case .hidden where tree.holdsContent(index): { _ in .transparent }
    case .image(let spec) where spec.item.isDecorative:
      { kind in
        guard case .image(var spec) = kind else { return nil }
        spec.item.isDecorative = false
        return .image(spec)
      }
    default: nil
    }
  }

  private static let leakPicture = ViewMutation(
    MutationKind(
      "leak-picture", "is hidden, and still a picture",
      origin: "accessibilityHidden(true) without accessibilityRemoveTraits(.isImage), inside of a "
        + "NavigationLink (ods-ios issue 702)",
      remedy: "the rule hidden-picture-in-link, with --fail-on advice")
  ) { tree, index in
    guard case .attributes(let attributes) = tree[index].kind,
      attributes.removedTraits.contains(.isImage)
    else { return nil }
    return { kind in
      guard case .attributes(var attributes) = kind else { return nil }
      attributes.removedTraits.remove(.isImage)
      return .attributes(attributes)
    }
  }

  private static let ungroup = ViewMutation(
    MutationKind(
      "ungroup", "falls apart into single stops",
      origin: "accessibilityElement(children: .combine) forgotten around the texts of a card",
      remedy: "steps that expect the group, or a golden")
  ) { tree, index in
    switch tree[index].kind {
    // One text by itself is read as it is in a group.
    case .element(.combine) where tree.count(of: index) > 1: { _ in .transparent }
    case .element(.ignore): { _ in .transparent }
    default: nil
    }
  }

  private static let dropModal = ViewMutation(.dropModal) { tree, index in
    guard case .attributes(let attributes) = tree[index].kind,
      attributes.addedTraits.contains(.isModal)
    else { return nil }
    return { kind in
      guard case .attributes(var attributes) = kind else { return nil }
      attributes.addedTraits.remove(.isModal)
      return .attributes(attributes)
    }
  }
}

extension RenderKind {
  /// A modifier that does nothing.
  fileprivate static var transparent: RenderKind { .attributes(SemanticAttributes()) }
}

extension RenderTree {
  /// Whether anything inside could be read.
  fileprivate func holdsContent(_ index: Int) -> Bool {
    nodes[index..<end(of: index)].contains { $0.isText || $0.isPicture }
  }

  /// The number of texts and controls inside.
  fileprivate func count(of index: Int) -> Int {
    nodes[index..<end(of: index)].count(where: \.isText)
  }
}

extension RenderNode {
  /// Whether it is a text, or a control, which mostly shows one.
  fileprivate var isText: Bool {
    switch kind {
    case .text, .control: true
    default: false
    }
  }

  fileprivate var isPicture: Bool {
    if case .image = kind { true } else { false }
  }
}
