/// The values that the views of a screen keep from one lowering to the next.
@MainActor
package final class StateStore {
  /// Where values are kept: the structural path, and the branches taken on the way.
  ///
  /// A branch has no part in the path of a node, yet the other one begins anew, as in SwiftUI.
  struct Place: Hashable {
    var path: String
    var branches: [Bool]
    /// Tells views of the same path apart, from 0.
    var number = 0
  }

  /// Lets a property, and every copy of it, use the cell in which its value is kept.
  typealias Connection = @MainActor () -> Void

  private var kept: [Place: [AnyObject]] = [:]
  private var next: [Place: [AnyObject]] = [:]

  package init() {}

  /// Connects the properties of the view at a place with what is kept of it.
  func connect(_ properties: [any StateProperty], at place: Place) -> [Connection] {
    var place = place
    while next[place] != nil { place.number += 1 }
    let cells = kept[place] ?? []
    let connected = properties.enumerated().map { index, property in
      property.connection(to: index < cells.count ? cells[index] : nil)
    }
    next[place] = connected.map(\.cell)
    for (_, connect) in connected { connect() }
    return connected.map(\.connect)
  }

  /// Ends a lowering: what no view was connected with is forgotten.
  func endLowering() {
    kept = next
    next = [:]
  }
}

/// A property of a view whose value outlives the view's description.
@MainActor
protocol StateProperty {
  /// Returns a kept cell, or a new one where it is none of this property, and the connection.
  func connection(to kept: AnyObject?) -> (cell: AnyObject, connect: StateStore.Connection)
}
