/// Tells identities that views share from those of others, under SwiftUI's name.
@propertyWrapper
public struct Namespace: PlainProperty {
  private let identity = Identity()

  /// Creates a namespace.
  public init() {}

  /// What stands for the namespace.
  public var wrappedValue: ID { ID(object: ObjectIdentifier(identity)) }

  /// What stands for a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier
  }

  private final class Identity {}
}
