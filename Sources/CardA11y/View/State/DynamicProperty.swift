/// A property of a view that reads or keeps something outside of it, under SwiftUI's name.
///
/// A type of one's own that has such properties is one too; a view may have it as a property.
public protocol DynamicProperty {
  /// Brings the property up to date before `body` is read.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property of a view that reads the environment.
protocol EnvironmentProperty: DynamicProperty {}

/// A property of a view whose value outlives the view's description.
@MainActor
protocol StateProperty: DynamicProperty {
  /// Returns a kept cell, or a new one where it is none of this property, and the connection.
  func connection(
    to kept: AnyObject?, in store: StateStore
  ) -> (cell: AnyObject, connect: StateStore.Connection)
}

/// A property that neither keeps anything nor is to be brought up to date.
package protocol PlainProperty: DynamicProperty {}

extension Binding: PlainProperty {}
