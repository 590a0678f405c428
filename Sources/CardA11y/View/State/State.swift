/// A value that a view keeps while it is on the screen, under SwiftUI's name.
///
/// A `ViewHost` keeps the value by the view's structural path; a view that comes to the screen
/// anew begins with the initial value. Outside of a screen nothing is kept.
@propertyWrapper
public struct State<Value> {
  private let link: StateLink<Value>

  /// Creates a value that begins with another one.
  public init(wrappedValue: Value) {
    link = StateLink { wrappedValue }
  }

  /// Creates a value that begins with another one.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { link.value }
    nonmutating set { link.cell?.value = newValue }
  }

  /// The value for a view that shows and changes it.
  public var projectedValue: Binding<Value> { link.binding }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a value that begins with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

// SwiftUI's has it too; a view that keeps it is of the main actor.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: StateProperty {
  func connection(
    to kept: AnyObject?, in store: StateStore
  ) -> (cell: AnyObject, connect: StateStore.Connection) {
    link.connection(to: kept)
  }
}

/// What the copies of a view share: where its value is kept at the place where it is lowered.
final class StateLink<Value> {
  private let makeInitial: () -> Value
  private lazy var initial = makeInitial()
  var cell: StateCell<Value>?

  init(initial: @escaping () -> Value) {
    makeInitial = initial
  }

  /// The value that is kept, or the one that it begins with.
  var value: Value { cell?.value ?? initial }

  /// The value for a view that shows and changes it, at the place where it is lowered now.
  var binding: Binding<Value> {
    let cell = cell
    return Binding(
      get: { cell?.value ?? self.value },
      set: { newValue in cell?.value = newValue })
  }

  /// Returns the cell that was kept, or one that begins, and what lets the copies use it.
  @MainActor
  func connection(to kept: AnyObject?) -> (cell: AnyObject, connect: StateStore.Connection) {
    let cell = kept as? StateCell<Value> ?? StateCell(initial)
    return (cell, { self.cell = cell })
  }
}

/// A kept value.
final class StateCell<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
