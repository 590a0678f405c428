/// A value that an app keeps under a name from one start to the next, under SwiftUI's name.
///
/// Here it is kept as long as the screen is, for every view that uses the name; it begins with the
/// value that the view declares.
@propertyWrapper
public struct AppStorage<Value> {
  private let stored: StoredValue<Value>

  /// Creates a value under a name, which begins with another one.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredValue(key: "app.\(key)", initial: wrappedValue)
  }

  /// Creates a value under a name, which begins as none.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  /// The value.
  public var wrappedValue: Value {
    get { stored.link.value }
    nonmutating set { stored.link.cell?.value = newValue }
  }

  /// The value for a view that shows and changes it.
  public var projectedValue: Binding<Value> { stored.link.binding }
}

/// A value that a window keeps under a name, under SwiftUI's name; here as long as the screen is.
@propertyWrapper
public struct SceneStorage<Value> {
  private let stored: StoredValue<Value>

  /// Creates a value under a name, which begins with another one.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredValue(key: "scene.\(key)", initial: wrappedValue)
  }

  /// Creates a value under a name, which begins as none.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  /// The value.
  public var wrappedValue: Value {
    get { stored.link.value }
    nonmutating set { stored.link.cell?.value = newValue }
  }

  /// The value for a view that shows and changes it.
  public var projectedValue: Binding<Value> { stored.link.binding }
}

extension AppStorage: StateProperty {
  func connection(
    to kept: AnyObject?, in store: StateStore
  ) -> (cell: AnyObject, connect: StateStore.Connection) {
    stored.connection(in: store)
  }
}

extension SceneStorage: StateProperty {
  func connection(
    to kept: AnyObject?, in store: StateStore
  ) -> (cell: AnyObject, connect: StateStore.Connection) {
    stored.connection(in: store)
  }
}

/// A value that all views of a screen share which use its name.
private struct StoredValue<Value> {
  let key: String
  let link: StateLink<Value>

  init(key: String, initial: Value) {
    self.key = key
    link = StateLink { initial }
  }

  @MainActor
  func connection(in store: StateStore) -> (cell: AnyObject, connect: StateStore.Connection) {
    let connection = link.connection(to: store.stored[key])
    store.stored[key] = connection.cell
    return connection
  }
}
