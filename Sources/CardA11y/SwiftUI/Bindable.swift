public import Observation

/// A model that can be observed, of whose properties a view makes bindings; SwiftUI's name.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The model.
  public var wrappedValue: Value

  /// The model's bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Only a model that can be observed has bindings; with this a view is made from the model itself.
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable.")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates bindings from those that another view has made.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// The binding of a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates the bindings of a model.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates the bindings of a model.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Bindable: PlainProperty {}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the model.
  public var id: Value.ID { wrappedValue.id }
}
