/// A value that a view shows and changes, and that somebody else keeps; SwiftUI's name.
@propertyWrapper
@dynamicMemberLookup
@MainActor @preconcurrency
public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  /// Creates a binding from what reads the value and what keeps a new one.
  nonisolated public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }

  /// Creates a binding from itself, for closures whose parameter begins with `$`.
  nonisolated public init(projectedValue: Binding<Value>) {
    self = projectedValue
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
    let whole = self
    return Binding<Subject>(
      get: { whole.wrappedValue[keyPath: keyPath] },
      set: { whole.wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding where Value: Sendable {
  /// Returns a binding whose value never changes.
  nonisolated public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
}
