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
  /// The values that the views keep.
  private let states: StateStore
  /// What lets the properties of the views around use what is kept of them.
  private var connections: [StateStore.Connection] = []
  /// For each alternative around, whether it is the second one.
  private var branches: [Bool] = []
  /// What is shown over the page, the backmost first.
  private var presentations: [Presentation] = []

  private typealias Presentation = @MainActor (inout _LoweringContext) -> Void

  package init(environment: EnvironmentValues, states: StateStore) {
    self.environment = environment
    self.states = states
  }

  /// Opens a node that takes part in the structural path.
  package mutating func open(_ kind: RenderKind, name: String) {
    let identity = RenderIdentity(name: name, position: position, key: key)
    tree.open(RenderNode(connected(kind), identity: identity, source: source))
    position = 0
    key = nil
  }

  /// Opens the node of a modifier, which has no part in the path.
  package mutating func openModifier(_ kind: RenderKind) {
    tree.open(RenderNode(connected(kind), source: source))
  }

  /// Lets what acts find the values of the views around it where they are kept.
  private func connected(_ kind: RenderKind) -> RenderKind {
    connections.isEmpty ? kind : kind.connecting(connections)
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

  /// Writes the content of a view below a node that carries its type's name.
  @MainActor
  mutating func lowerBody(of view: some View) {
    let type = ViewType.of(view)
    withStates(of: view, type) { context in
      context.open(.unary, name: type.name)
      context.withCurrentEnvironment {
        view.body._lower(into: &$0)
      }
      context.close()
    }
  }

  /// Writes a view that stands on a line of Swift; lines of this package's own views don't count.
  @MainActor
  mutating func at(_ mark: _SourceMark?, _ lower: (inout _LoweringContext) -> Void) {
    guard !isSourcePinned, let location = mark?.location else { return lower(&self) }
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

  /// Writes what a view makes, in which its `@State` properties use what is kept of them.
  ///
  /// What acts inside finds them, and the environment that the view reads.
  @MainActor
  mutating func withStates(
    of view: some Any, _ type: ViewType, _ lower: (inout _LoweringContext) -> Void
  ) {
    let readsEnvironment = type.readsEnvironment && states.runsActions
    guard type.isStateful || readsEnvironment || type.isUpdated else { return lower(&self) }
    let outer = connections
    if type.isStateful {
      let own = states.connect(type.states(of: view), at: place(of: type.name))
      if states.runsActions { connections += own }
    }
    if type.isUpdated { type.update(view) }
    if readsEnvironment {
      let environment = environment
      connections.append { EnvironmentValues.current = environment }
    }
    lower(&self)
    connections = outer
  }

  /// Returns the place of a view that comes next.
  private func place(of name: String) -> StateStore.Place {
    let identity = RenderIdentity(name: name, position: position, key: key)
    return StateStore.Place(path: tree.openPath(appending: identity), branches: branches)
  }

  /// Writes one of two alternatives.
  @MainActor
  mutating func withBranch(isSecond: Bool, _ lower: (inout _LoweringContext) -> Void) {
    branches.append(isSecond)
    lower(&self)
    branches.removeLast()
  }

  /// Tells of the view that is written what has happened to it since it was last.
  @MainActor
  mutating func observe(
    _ name: String,
    _ happen: (ViewEvents.Cell?) -> (cell: ViewEvents.Cell, due: (@MainActor () -> Void)?)
  ) {
    guard states.runsActions else { return states.missEvents() }
    states.events.observe(at: place(of: name), happen)
  }

  /// What runs in the background for the view that is written, nil where nobody waits for it.
  @MainActor var tasks: ViewTasks? { states.tasks }

  /// Returns an action that finds the values of the views around it where they are kept.
  @MainActor
  func connecting(_ action: @escaping () -> Void) -> @MainActor () -> Void {
    let connections = connections
    return {
      for connect in connections { connect() }
      action()
    }
  }

  /// Shows a view over the page, once that is written; it is a part of what presents it here.
  @MainActor
  mutating func present(_ view: some View, onDismiss: (() -> Void)?) {
    if states.runsActions {
      let end = onDismiss.map(connecting)
      observe("Presentation") { _ in (ViewEvents.Cell(end: end), nil) }
    }
    let around = (environment, connections, branches, source, isSourcePinned)
    presentations.append { context in
      (context.environment, context.connections, context.branches, context.source, _) = around
      context.isSourcePinned = around.4
      context.environment.stackAxis = nil
      view._lower(into: &context)
    }
  }

  /// Writes what is shown over the page, and over that.
  @MainActor
  mutating func lowerPresentations() {
    var next = 0
    while next < presentations.count {
      position = next
      key = nil
      presentations[next](&self)
      next += 1
    }
  }
}

extension RenderKind {
  /// Returns the kind with actions that connect properties before they act.
  fileprivate func connecting(_ connections: [StateStore.Connection]) -> RenderKind {
    switch self {
    case .control(var control):
      control.action = control.action?.connecting(connections)
      control.gestures = control.gestures.map { $0.connecting(connections) }
      return .control(control)
    case .tap(let action): return .tap(action.connecting(connections))
    case .attributes(var attributes):
      attributes.defaultAction = attributes.defaultAction?.connecting(connections)
      attributes.gestures = attributes.gestures.map { $0.connecting(connections) }
      attributes.customActions = attributes.customActions.map {
        ($0.name, $0.action.connecting(connections))
      }
      return .attributes(attributes)
    default: return self
    }
  }
}

extension ActionReference {
  fileprivate func connecting(_ connections: [StateStore.Connection]) -> ActionReference {
    guard case .closure(let closure) = self else { return self }
    return .closure {
      for connect in connections { connect() }
      closure()
    }
  }
}
