/// What the views of a screen do as they come, change and go.
///
/// An event is known again by the place of its view. What is due runs once the views are written;
/// then they are written anew, so that what it changes is seen before anybody reads the screen.
@MainActor
final class ViewEvents {
  /// What is kept of an event from one lowering to the next.
  struct Cell {
    /// What the next lowering compares with.
    var value: Any?
    /// What is to be done once the view has gone.
    var end: (@MainActor () -> Void)?
  }

  private var kept: [(place: StateStore.Place, cell: Cell)] = []
  private var known: [StateStore.Place: Cell] = [:]
  private var next: [(place: StateStore.Place, cell: Cell)] = []
  private var numbers: [StateStore.Place: Int] = [:]
  private var due: [@MainActor () -> Void] = []

  /// Remembers the event of a view.
  ///
  /// - Parameters:
  ///   - place: The place of the view.
  ///   - happen: Is given what was kept, nil where the view has just come; returns what is to be
  ///     kept, and what is due.
  func observe(
    at place: StateStore.Place, _ happen: (Cell?) -> (cell: Cell, due: (@MainActor () -> Void)?)
  ) {
    let number = numbers[place, default: 0]
    numbers[place] = number + 1
    var place = place
    place.number = number
    let (cell, action) = happen(known[place])
    next.append((place, cell))
    if let action { due.append(action) }
  }

  /// Ends a lowering: what has gone is due before what has come.
  func endLowering() {
    let stayed = Set(next.map(\.place))
    due = kept.filter { !stayed.contains($0.place) }.compactMap(\.cell.end) + due
    kept = next
    known = Dictionary(kept.map { ($0.place, $0.cell) }) { _, last in last }
    next = []
    numbers = [:]
  }

  /// Runs what is due.
  ///
  /// - Returns: Whether anything was.
  func run() -> Bool {
    let actions = due
    due = []
    let outer = EnvironmentValues.current
    defer { EnvironmentValues.current = outer }
    for action in actions { action() }
    return !actions.isEmpty
  }
}
