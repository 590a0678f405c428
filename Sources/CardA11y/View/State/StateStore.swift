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
  /// What is kept under a name, whichever view uses it.
  var stored: [String: AnyObject] = [:]
  /// What views do as they come, change and go.
  let events = ViewEvents()
  /// What views do in the background, nil where nobody waits for it.
  let tasks: ViewTasks?
  /// Whether a view has events though no actions can run here.
  private(set) var lacksEvents = false

  /// Creates a store in which nothing is kept.
  ///
  /// - Parameters:
  ///   - runsActions: Whether actions can run.
  ///   - tasks: Runs what views do in the background.
  package init(runsActions: Bool = true, tasks: ViewTasks? = nil) {
    self.runsActions = runsActions
    self.tasks = tasks
  }

  /// Connects the properties of the view at a place with what is kept of it.
  func connect(_ properties: [any StateProperty], at place: Place) -> [Connection] {
    var place = place
    while next[place] != nil { place.number += 1 }
    let cells = kept[place] ?? []
    let connected = properties.enumerated().map { index, property in
      property.connection(to: index < cells.count ? cells[index] : nil, in: self)
    }
    next[place] = connected.map(\.cell)
    for (_, connect) in connected { connect() }
    return connected.map(\.connect)
  }

  /// Remembers that a view has events, which only a screen has whose actions can run.
  func missEvents() {
    lacksEvents = true
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
    events.endLowering()
  }
}
