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

  /// Whether actions can run, so that they need to find what is kept.
  let runsActions: Bool
  private var kept: [Place: [AnyObject]] = [:]
  private var next: [Place: [AnyObject]] = [:]
  private var presented: [Presentation] = []
  private var nextPresented: [Presentation] = []
  /// What is to be done since the last lowering has dismissed something.
  private(set) var dismissed: [@MainActor () -> Void] = []

  private typealias Presentation = (place: Place, onDismiss: @MainActor () -> Void)

  package init(runsActions: Bool = true) {
    self.runsActions = runsActions
  }

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

  /// Remembers what is to be done once the view that is presented from a place has gone.
  func present(at place: Place, onDismiss: @escaping @MainActor () -> Void) {
    nextPresented.append((place, onDismiss))
  }

  /// Forgets what has moved the cursor.
  func endFocusRequests() {
    for cells in kept.values {
      for case let request as FocusRequest in cells { request.isRequested = false }
    }
  }

  /// Ends a lowering: what no view was connected with is forgotten.
  func endLowering() {
    kept = next
    next = [:]
    let places = Set(nextPresented.map(\.place))
    dismissed = presented.filter { !places.contains($0.place) }.map(\.onDismiss)
    presented = nextPresented
    nextPresented = []
  }
}

/// A property of a view whose value outlives the view's description.
@MainActor
protocol StateProperty {
  /// Returns a kept cell, or a new one where it is none of this property, and the connection.
  func connection(to kept: AnyObject?) -> (cell: AnyObject, connect: StateStore.Connection)
}
