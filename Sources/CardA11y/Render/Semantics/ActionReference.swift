/// What a control does: a closure in Swift, a name in a scenario file.
public enum ActionReference {
  /// A name that the scenario gives.
  case named(String)
  /// A closure of a Swift view; its element's path becomes its name.
  case closure(@MainActor () -> Void)

  /// Returns an action of a closure that was made outside of the main actor, and runs on it alone.
  package static func running(_ closure: @escaping () -> Void) -> ActionReference {
    let kept = UncheckedClosure(run: closure)
    return .closure { kept.run() }
  }
}

/// A closure that nobody but the main actor runs, though it was made elsewhere.
private struct UncheckedClosure: @unchecked Sendable {
  let run: () -> Void
}

/// What a person can do to a view besides activating it.
package struct GestureActions {
  package var increment: ActionReference?
  package var decrement: ActionReference?
  package var escape: ActionReference?
  package var magicTap: ActionReference?
  package var longPress: ActionReference?

  package init() {}

  package init(increment: ActionReference?, decrement: ActionReference?) {
    self.increment = increment
    self.decrement = decrement
  }

  /// Whether nothing can be done.
  package var isEmpty: Bool {
    increment == nil && decrement == nil && escape == nil && magicTap == nil && longPress == nil
  }

  /// Returns these actions with those of a modifier further in, which yield to these.
  package func applied(over inner: GestureActions) -> GestureActions {
    var result = inner
    result.increment = increment ?? inner.increment
    result.decrement = decrement ?? inner.decrement
    result.escape = escape ?? inner.escape
    result.magicTap = magicTap ?? inner.magicTap
    result.longPress = longPress ?? inner.longPress
    return result
  }

  /// Returns the actions, each changed.
  package func map(_ change: (ActionReference) -> ActionReference) -> GestureActions {
    var result = GestureActions()
    result.increment = increment.map(change)
    result.decrement = decrement.map(change)
    result.escape = escape.map(change)
    result.magicTap = magicTap.map(change)
    result.longPress = longPress.map(change)
    return result
  }
}
