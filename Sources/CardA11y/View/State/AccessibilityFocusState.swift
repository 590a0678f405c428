import A11yTree

/// Which view has the cursor of readers, under SwiftUI's name; to set it moves the cursor.
///
/// The cursor moves once the action that sets it has run, as by a change of the layout. Where a
/// person moves it afterwards is not told back (ours).
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  private let initial: Value
  private let link = Link()

  /// Creates a state for one view, which does not have the cursor.
  public init() where Value == Bool {
    initial = false
  }

  /// Creates a state for one of several views, none of which has the cursor.
  public init<Choice: Hashable>() where Value == Choice? {
    initial = nil
  }

  /// The view that gets the cursor.
  public var wrappedValue: Value {
    get { link.cell?.value ?? initial }
    nonmutating set {
      link.cell?.value = newValue
      link.cell?.isRequested = true
    }
  }

  /// The state for the modifier of a view.
  public var projectedValue: Binding { Binding(cell: link.cell) }

  /// A state that a view is connected with.
  public struct Binding {
    fileprivate let cell: Cell?

    fileprivate func requests(_ value: Value) -> Bool {
      cell.map { $0.isRequested && $0.value == value } ?? false
    }
  }

  fileprivate final class Link {
    var cell: Cell?
  }

  fileprivate final class Cell: FocusRequest {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }
}

extension AccessibilityFocusState: StateProperty {
  func connection(to kept: AnyObject?) -> (cell: AnyObject, connect: StateStore.Connection) {
    let link = link
    let cell = kept as? Cell ?? Cell(initial)
    return (cell, { link.cell = cell })
  }
}

/// Whether an action that has just run moves the cursor.
class FocusRequest {
  final var isRequested = false
}

extension View {
  /// Moves the cursor of readers to the view when the state becomes true.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused { condition.requests(true) }
  }

  /// Moves the cursor of readers to the view when the state becomes a value.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    focused { binding.requests(value) }
  }

  nonisolated private func focused(_ isRequested: @escaping () -> Bool) -> some View {
    ModifiedView(content: self) { _ in
      var attributes = SemanticAttributes()
      attributes.requestsFocus = isRequested()
      return .attributes(attributes)
    }
  }
}
