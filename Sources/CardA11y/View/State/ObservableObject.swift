/// A model that says when it changes, under Combine's name, which Linux lacks.
///
/// A screen is compiled anew after each action, so that nobody needs to listen to it here.
public protocol ObservableObject: AnyObject {
  /// The type of what says so.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// What says that the model is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What says that the model is about to change.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// What says that a model is about to change, under Combine's name.
public final class ObservableObjectPublisher: Sendable {
  /// Creates a publisher.
  public init() {}

  /// Says so; a screen does not need to be told.
  public func send() {}
}

/// A property of a model whose changes are told, under Combine's name; it has no publisher here.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a property that begins with a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property that begins with a value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }
}

extension Published: Sendable where Value: Sendable {}
