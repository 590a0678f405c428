/// The modals that are open, and where the cursor was before each opened.
struct OpenModals: Hashable, Sendable {
  private(set) var all: [Modal]

  /// A node whose siblings are out of reach.
  struct Modal: Hashable, Sendable {
    let id: NodeID
    /// The element at which the cursor was, nil for none.
    var origin: NodeID?
  }

  /// What has opened and closed.
  struct Change: Hashable, Sendable {
    /// The modal that opened last and has a stop, nil for none.
    var opened: NodeID?
    /// Where the cursor was before the modal that closed last opened, nil for nowhere.
    var origin: NodeID?
  }

  /// Finds the modals that are open on a screen from the start.
  init(in reading: Reading) {
    all = reading.modals.map { Modal(id: $0) }
  }

  /// Finds what has opened and closed since.
  ///
  /// - Parameters:
  ///   - reading: The stops as they are now.
  ///   - origin: The element at which the cursor was, nil for none.
  /// - Returns: The change.
  mutating func update(_ reading: Reading, from origin: NodeID?) -> Change {
    let now = reading.modals
    var change = Change()
    // Of several that close at once, the one that opened first knows the way back.
    change.origin = all.first { !now.contains($0.id) }?.origin
    all.removeAll { !now.contains($0.id) }
    for id in now where !all.contains(where: { $0.id == id }) {
      all.append(Modal(id: id, origin: origin))
      if reading.place(of: id) != nil { change.opened = id }
    }
    return change
  }
}

extension Reading {
  /// The modals that are not hidden, in the order of the tree, those below others too.
  fileprivate var modals: [NodeID] {
    tree.nodes.indices.filter { index in
      tree.nodes[index].traits.contains(.isModal) && !tree.isConcealed(index)
        && !tree.ancestors(of: index).contains { tree.isConcealed($0) }
    }.map { tree.nodes[$0].id }
  }
}
