import A11yTree

/// What a view is written into: the render tree so far, and the environment at its place.
public struct _LoweringContext {
  package var environment: EnvironmentValues
  package var tree = RenderTree()
  /// The place in the builder that the next view takes into its path.
  private var position = 0
  private var key: String?
  private var source: SourceLocation?
  private var isSourcePinned = false

  package init(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Opens a node that takes part in the structural path.
  package mutating func open(_ kind: RenderKind, name: String) {
    let identity = RenderIdentity(name: name, position: position, key: key)
    tree.open(RenderNode(kind, identity: identity, source: source))
    position = 0
    key = nil
  }

  /// Opens the node of a modifier, which has no part in the path.
  package mutating func openModifier(_ kind: RenderKind) {
    tree.open(RenderNode(kind, source: source))
  }

  package mutating func close() {
    tree.close()
  }

  /// Adds a node without content.
  package mutating func leaf(_ kind: RenderKind, name: String) {
    open(kind, name: name)
    close()
  }

  /// Writes the views of a builder, each with its place.
  @MainActor
  package mutating func lowerSiblings(_ views: [any View]) {
    let outer = position
    let outerKey = key
    let isNested = outer > 0 || outerKey != nil
    for (index, view) in views.enumerated() {
      position = isNested ? BuilderPosition.nested(in: outer, at: index) : index
      key = outerKey
      view._lower(into: &self)
    }
    position = outer
    key = outerKey
  }

  /// Writes a view under a key of a loop.
  @MainActor
  package mutating func withKey(_ key: String, _ lower: (inout _LoweringContext) -> Void) {
    let outer = (position, self.key)
    self.key = outer.1.map { "\($0).\(key)" } ?? key
    lower(&self)
    (position, self.key) = outer
  }

  /// Writes a view with a changed environment.
  @MainActor
  package mutating func withEnvironment(
    _ change: (inout EnvironmentValues) -> Void, _ lower: (inout _LoweringContext) -> Void
  ) {
    let outer = environment
    change(&environment)
    lower(&self)
    environment = outer
  }

  /// Writes a view that stands on a line of Swift; lines of this package's own views don't count.
  @MainActor
  mutating func withSource(
    _ location: SourceLocation, _ lower: (inout _LoweringContext) -> Void
  ) {
    guard !isSourcePinned, !location.path.hasPrefix("CardA11y/") else { return lower(&self) }
    let outer = source
    source = location
    lower(&self)
    source = outer
  }

  /// Writes a view that a scenario file describes; lines of Swift inside don't count.
  @MainActor
  mutating func withPinnedSource(
    _ location: SourceLocation, _ lower: (inout _LoweringContext) -> Void
  ) {
    let outer = (source, isSourcePinned)
    (source, isSourcePinned) = (location, true)
    lower(&self)
    (source, isSourcePinned) = outer
  }

  /// Lets `@Environment` properties read the environment of this place.
  @MainActor
  mutating func withCurrentEnvironment(_ lower: (inout _LoweringContext) -> Void) {
    let outer = EnvironmentValues.current
    EnvironmentValues.current = environment
    lower(&self)
    EnvironmentValues.current = outer
  }

  /// Returns the name of a view type without its generic arguments.
  @MainActor
  func name(of type: any View.Type) -> String {
    let key = ObjectIdentifier(type)
    if let known = Self.names[key] { return known }
    let full = String(describing: type)
    let name = String(full.prefix { $0 != "<" })
    Self.names[key] = name
    return name
  }

  @MainActor private static var names: [ObjectIdentifier: String] = [:]
}
