/// A value that a view keeps while it is on the screen, under SwiftUI's name.
///
/// A `ViewHost` keeps the value by the view's structural path; a view that comes to the screen
/// anew begins with the initial value. Outside of a screen nothing is kept.
@propertyWrapper
public struct State<Value> {
  private let link: StateLink<Value>

  /// Creates a value that begins with another one.
  public init(wrappedValue: Value) {
    link = StateLink(initial: wrappedValue)
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
  public var projectedValue: Binding<Value> {
    let (link, cell) = (link, link.cell)
    return Binding(
      get: { cell?.value ?? link.value },
      set: { newValue in cell?.value = newValue })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a value that begins with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: StateProperty {
  func connection(to kept: AnyObject?) -> (cell: AnyObject, connect: StateStore.Connection) {
    let link = link
    let cell = kept as? StateCell<Value> ?? StateCell(link.initial)
    return (cell, { link.cell = cell })
  }
}

/// What the copies of a view share: where its value is kept at the place where it is lowered.
private final class StateLink<Value> {
  let initial: Value
  var cell: StateCell<Value>?

  init(initial: Value) {
    self.initial = initial
  }

  var value: Value { cell?.value ?? initial }
}

/// A kept value.
private final class StateCell<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
