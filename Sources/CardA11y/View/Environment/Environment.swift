/// Reads a setting of the environment inside of a view's body.
@propertyWrapper
public struct Environment<Value>: EnvironmentProperty {
  private let source: Source

  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case function((EnvironmentValues) -> Value)
  }

  /// Reads the setting at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads a setting by a function.
  package init(reading read: @escaping (EnvironmentValues) -> Value) {
    source = .function(read)
  }

  /// The setting at the place of the view; meaningful inside of `body` and of its actions only.
  public var wrappedValue: Value {
    switch source {
    case .keyPath(let keyPath): EnvironmentValues.current[keyPath: keyPath]
    case .function(let read): read(EnvironmentValues.current)
    }
  }
}

extension View {
  /// Changes a setting of the environment inside.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModifier(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a setting of the environment inside by what it is further out.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentModifier(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}
