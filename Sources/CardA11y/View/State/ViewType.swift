/// What is known of a type of views, worked out at the first view of the type.
@MainActor
struct ViewType {
  /// The name without generic arguments.
  let name: String
  /// The places of the properties that keep values, inside of others from the outermost on.
  private var stateful: [[Int]] = []
  /// The places of the properties of a type of the app's own that is to be brought up to date.
  private var updating: [[Int]] = []
  /// Whether views of the type read the environment.
  private(set) var readsEnvironment = false

  /// Whether views of the type keep values.
  var isStateful: Bool { !stateful.isEmpty }

  /// Whether views of the type have properties of the app's own that are brought up to date.
  var isUpdated: Bool { !updating.isEmpty }

  /// Returns the properties of a view of the type that keep values.
  func states(of view: Any) -> [any StateProperty] {
    properties(at: stateful, of: view).compactMap { $0 as? any StateProperty }
  }

  /// Brings the properties of a view that are of the app's own types up to date.
  func update(_ view: Any) {
    for case var property as any DynamicProperty in properties(at: updating, of: view) {
      property.update()
    }
  }

  /// Returns what is known of the type of a view.
  static func of<Value>(_ view: Value) -> ViewType {
    let key = ObjectIdentifier(Value.self)
    if let type = known[key] { return type }
    var type = ViewType(name: String(String(describing: Value.self).prefix { $0 != "<" }))
    type.find(in: view, at: [])
    known[key] = type
    return type
  }

  private static var known: [ObjectIdentifier: ViewType] = [:]

  private mutating func find(in value: Any, at path: [Int]) {
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      // The type says so, not the value: an optional one is there in some views of the type only.
      switch type(of: child.value) {
      case is any StateProperty.Type: stateful.append(path + [index])
      case is any EnvironmentProperty.Type: readsEnvironment = true
      case is any PlainProperty.Type: break
      case is any DynamicProperty.Type:
        updating.append(path + [index])
        find(in: child.value, at: path + [index])
      default: break
      }
    }
  }

  private func properties(at places: [[Int]], of view: Any) -> [Any] {
    let children = Array(Mirror(reflecting: view).children)
    return places.compactMap { place in
      place.dropFirst().reduce(child(place.first, of: children)) { value, index in
        value.flatMap { child(index, of: Array(Mirror(reflecting: $0).children)) }
      }
    }
  }

  private func child(_ index: Int?, of children: [Mirror.Child]) -> Any? {
    index.flatMap { children.indices.contains($0) ? children[$0].value : nil }
  }
}
