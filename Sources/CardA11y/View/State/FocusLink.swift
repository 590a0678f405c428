/// Which view has the focus, as the copies of a property share it.
final class FocusLink<Value: Hashable> {
  private let initial: Value
  private var cell: FocusCell<Value>?

  init(_ initial: Value) {
    self.initial = initial
  }

  /// The view that has the focus; to set it moves the cursor once the action has run.
  var value: Value {
    get { cell?.value ?? initial }
    set {
      cell?.value = newValue
      cell?.isRequested = true
    }
  }

  /// Returns whether an action that has just run moves the cursor to a view.
  func requests(_ value: Value) -> Bool {
    cell.map { $0.isRequested && $0.value == value } ?? false
  }

  /// Returns the cell that was kept, or one that begins, and what lets the copies use it.
  @MainActor
  func connection(to kept: AnyObject?) -> (cell: AnyObject, connect: StateStore.Connection) {
    let cell = kept as? FocusCell<Value> ?? FocusCell(initial)
    return (cell, { self.cell = cell })
  }
}

/// Whether an action that has just run moves the cursor.
class FocusRequest {
  final var isRequested = false
}

private final class FocusCell<Value: Hashable>: FocusRequest {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
