/// A value that a view shows and changes, and that somebody else keeps; SwiftUI's name.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from what reads the value and what keeps a new one.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding from itself, for closures whose parameter begins with `$`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The binding of a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  /// Creates a binding to the same value as one that may be absent.
  public init<Base>(_ base: Binding<Base>) where Value == Base? {
    self.init(
      get: { base.wrappedValue },
      set: { newValue in
        if let newValue { base.wrappedValue = newValue }
      })
  }

  /// Creates a binding to a value that may be absent; nil where it is absent now.
  ///
  /// Once the value has gone the binding keeps what it was, and changes no longer reach anything.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? value },
      set: { newValue in
        if base.wrappedValue != nil { base.wrappedValue = newValue }
      })
  }

  /// Creates a binding to a value whose type is hidden.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { base.wrappedValue },
      set: { newValue in
        if let value = newValue.base as? Base { base.wrappedValue = value }
      })
  }
}

// SwiftUI's has it too: who sends a binding of a sendable value minds where its closures run.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
