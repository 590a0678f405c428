public import Foundation
public import Observation

extension Environment {
  /// Reads the model of a type that a view further out has given.
  ///
  /// A view that nobody gave one cannot be shown, as on the iPhone.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init { environment in
      guard let model = environment.object(objectType) else {
        preconditionFailure(
          """
          No Observable object of type \(objectType) is in the environment; \
          give one to a view around this one by environment(_:).
          """)
      }
      return model
    }
  }

  /// Reads the model of a type that a view further out has given, nil where none has.
  public init<Model: AnyObject & Observable>(_ objectType: Model.Type) where Value == Model? {
    self.init { $0.object(objectType) }
  }
}

extension View {
  /// Gives a model to the views inside, by its type.
  nonisolated public func environment<Model: AnyObject & Observable>(
    _ object: Model?
  ) -> some View {
    inEnvironment { $0.setObject(object) }
  }
}

extension EnvironmentValues {
  /// The language and the place by which texts are written.
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier(.bcp47) }
  }

  /// The calendar of the language.
  public var calendar: Calendar { locale.calendar }
}
