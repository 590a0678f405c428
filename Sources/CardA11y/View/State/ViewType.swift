/// What is known of a type of views, worked out at the first view of the type.
@MainActor
struct ViewType {
  /// The name without generic arguments.
  let name: String
  /// The places of the properties that keep values, among the stored ones.
  private let stateful: [Int]
  /// Whether views of the type read the environment.
  let readsEnvironment: Bool

  /// Whether views of the type keep values.
  var isStateful: Bool { !stateful.isEmpty }

  /// Returns the properties of a view of the type that keep values.
  func states(of view: Any) -> [any StateProperty] {
    let children = Array(Mirror(reflecting: view).children)
    return stateful.compactMap { children[$0].value as? any StateProperty }
  }

  /// Returns what is known of the type of a view.
  static func of<Value>(_ view: Value) -> ViewType {
    let key = ObjectIdentifier(Value.self)
    if let type = known[key] { return type }
    let properties = Mirror(reflecting: view).children.map(\.value)
    let type = ViewType(
      name: String(String(describing: Value.self).prefix { $0 != "<" }),
      stateful: properties.indices.filter { properties[$0] is any StateProperty },
      readsEnvironment: properties.contains { $0 is any EnvironmentProperty })
    known[key] = type
    return type
  }

  private static var known: [ObjectIdentifier: ViewType] = [:]
}
