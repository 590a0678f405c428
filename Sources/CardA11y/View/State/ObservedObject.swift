/// A model that somebody else keeps, under SwiftUI's name.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: PlainProperty {
  private var object: ObjectType

  /// Creates a property of a model.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Creates a property of a model.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// The model.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// The bindings of the model's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Gives bindings of a model's properties.
  @dynamicMemberLookup
  @MainActor @preconcurrency
  public struct Wrapper {
    let object: ObjectType

    /// The binding of a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// A model that a view keeps while it is on the screen, under SwiftUI's name.
///
/// It is made once for each place of the view, when that is first lowered.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let link: StateLink<ObjectType>

  /// Creates a property of a model that is made once.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    link = StateLink(initial: thunk)
  }

  /// The model.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { link.value }

  /// The bindings of the model's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: link.value)
  }
}

extension StateObject: StateProperty {
  func connection(
    to kept: AnyObject?, in store: StateStore
  ) -> (cell: AnyObject, connect: StateStore.Connection) {
    link.connection(to: kept)
  }
}

/// A model that a view further out has given, under SwiftUI's name.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: EnvironmentProperty {
  /// Creates a property of the model of its type.
  public init() {}

  /// The model; a view that nobody gave one cannot be shown, as on the iPhone.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues.current.object(ObjectType.self) else {
      preconditionFailure(
        """
        No ObservableObject of type \(ObjectType.self) is in the environment; \
        give one to a view around this one by environmentObject(_:).
        """)
    }
    return object
  }

  /// The bindings of the model's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension View {
  /// Gives a model to the views inside.
  nonisolated public func environmentObject(_ object: some ObservableObject) -> some View {
    EnvironmentModifier(content: self) { $0.setObject(object) }
  }
}
