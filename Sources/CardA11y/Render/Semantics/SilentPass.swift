import A11yTree

/// Parts that are seen and not heard: hidden, transparent, ignored, or behind a modal view.
extension SemanticsPass {
  /// A hidden view leaves a hidden group where it says or does something, so that audits can tell.
  mutating func hidden(_ index: Int, _ context: Context) {
    if context.mode == .merging, !attributes(context).removedTraits.contains(.isImage) {
      merges[merges.count - 1].add(hiddenPictures: pictures(inside: index))
    }
    guard context.mode != .silent, isTelling(index) else {
      return remember(unheard: visitSilently(index, context))
    }
    var node = makeNode(index, context)
    node.elementsHidden = true
    let group = open(node)
    node.background.innerControls = visitSilently(index, context)
    tree[group] = node
    close()
  }

  /// Paints the content of a node.
  ///
  /// - Returns: The names of the enabled controls inside.
  mutating func visitSilently(_ index: Int, _ context: Context) -> [String] {
    var context = context
    context.mode = .silent
    unheard.append([])
    visitChildren(index, context)
    return unheard.removeLast()
  }

  /// Keeps the name of a control that is not heard, where somebody asks for it.
  mutating func remember(unheard name: String) {
    remember(unheard: [name])
  }

  private mutating func remember(unheard names: [String]) {
    guard !unheard.isEmpty else { return }
    unheard[unheard.count - 1] += names
  }

  /// Returns the names of a subtree's pictures whose trait is not removed.
  ///
  /// A symbol is drawn by the system, so that nothing in it can be recognised (ours).
  private func pictures(inside index: Int) -> [String] {
    var names: [String] = []
    var current = index
    while current < render.end(of: index) {
      switch render[current].kind {
      case .attributes(let attributes) where attributes.removedTraits.contains(.isImage):
        current = render.end(of: current)
        continue
      case .image(let spec) where !spec.item.isDecorative && spec.item.source != .symbol:
        names.append(spec.item.name)
      default: break
      }
      current += 1
    }
    return names
  }

  /// Returns whether a subtree holds a text or a control.
  private func isTelling(_ index: Int) -> Bool {
    (index..<render.end(of: index)).contains { inner in
      switch render[inner].kind {
      case .text, .control: true
      default: false
      }
    }
  }
}

/// Modal views, which silence what stands beside them.
///
/// Stacks make no node, so that all views below one node are siblings; of several modal views the
/// last one counts (facts: voiceover.md §5; that stacks do not bound it is ours).
extension SemanticsPass {
  /// Visits the content of a node that holds elements of its own.
  mutating func visitInScope(_ index: Int, _ context: Context) {
    modals.append(hasModals ? lastModal(inside: index) : nil)
    visitChildren(index, context)
    modals.removeLast()
  }

  /// Returns whether a modal view elsewhere silences a view.
  func isBesideModal(_ index: Int) -> Bool {
    guard let modal = modals.last ?? nil else { return false }
    let isAround = (index..<render.end(of: index)).contains(modal)
    let isInside = (modal..<render.end(of: modal)).contains(index)
    return !isAround && !isInside
  }

  private func lastModal(inside index: Int) -> Int? {
    var found: Int?
    var current = index + 1
    while current < render.end(of: index) {
      if isConcealed(current) || isBoundary(current) {
        current = render.end(of: current)
      } else if isModal(current) {
        if !leadsToConcealment(current) { found = current }
        current = render.end(of: current)
      } else {
        current += 1
      }
    }
    return found
  }

  private func isModal(_ index: Int) -> Bool {
    guard case .attributes(let attributes) = render[index].kind else { return false }
    return attributes.addedTraits.contains(.isModal)
  }

  /// Returns whether what stands inside belongs to a node of its own.
  private func isBoundary(_ index: Int) -> Bool {
    switch render[index].kind {
    case .element, .control: true
    case .tap: !leadsToElement(index)
    default: false
    }
  }

  private func isConcealed(_ index: Int) -> Bool {
    if layout.dropped.contains(index) { return true }
    return switch render[index].kind {
    case .hidden: true
    case .opacity(let opacity): opacity <= 0
    default: false
    }
  }

  private func leadsToConcealment(_ index: Int) -> Bool {
    var current = index
    while let child = render.onlyChild(of: current) {
      if isConcealed(child) { return true }
      current = child
    }
    return false
  }
}
