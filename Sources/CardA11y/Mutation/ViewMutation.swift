import A11yTree

/// A kind of mutation that is made of views before they are laid out, so that what it does to
/// lines, sizes and groups is true.
struct ViewMutation: Sendable {
  /// What it does.
  let kind: MutationKind
  /// Returns what a node can be instead, nil where the mutation cannot be made of it.
  let change: @Sendable (RenderTree, Int) -> Change?

  /// Returns the node in its place, of a tree in any environment; nil where it cannot be made there.
  typealias Change = @Sendable (RenderKind) -> RenderKind?

  /// Creates a kind from what it does to a node.
  init(_ kind: MutationKind, _ change: @escaping @Sendable (RenderTree, Int) -> Change?) {
    self.kind = kind
    self.change = change
  }

  /// Every kind that is made of views, in the order of reports.
  static let all: [ViewMutation] = hiding + text

  /// Returns each place of a render tree at which it can be made, in the order of the tree.
  @MainActor
  func mutants(in tree: RenderTree, _ addresses: [RenderAddress]) -> [Mutant] {
    tree.nodes.indices.compactMap { index in
      guard let change = change(tree, index) else { return nil }
      let address = addresses[index]
      let element = Finding.Element(id: NodeID(address.path), label: tree.name(of: index))
      return Mutant(kind, element, at: tree.source(of: index), number: address.number) { scenario in
        scenario.alteration.render = { tree in
          guard let index = tree.addresses.firstIndex(of: address),
            let kind = change(tree.nodes[index].kind)
          else { return }
          tree[index].kind = kind
        }
      }
    }
  }
}

extension RenderTree {
  /// Returns the first text inside, else the name of the first picture.
  fileprivate func name(of index: Int) -> String? {
    var picture: String?
    for node in nodes[index..<end(of: index)] {
      switch node.kind {
      case .text(let spec): return spec.text
      case .image(let spec): picture = picture ?? spec.item.name
      default: break
      }
    }
    return picture
  }

  /// Returns where a node was written, or the first inside of it that knows.
  fileprivate func source(of index: Int) -> SourceLocation? {
    nodes[index..<end(of: index)].lazy.compactMap(\.source).first
  }
}
