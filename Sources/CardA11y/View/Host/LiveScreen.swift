package import A11yTree

/// Views on a screen, with what they keep and what their actions do.
@MainActor
package struct LiveScreen {
  package let environment: ScreenEnvironment
  private let values: EnvironmentValues
  private let tasks = ViewTasks()
  private let states: StateStore
  private let posted = PostedNotification.Box()
  private var compiled: CompiledViews

  /// Shows a view in an environment, whose values a theme may have changed.
  package init(_ content: some View, in environment: ScreenEnvironment, values: EnvironmentValues) {
    self.environment = environment
    self.values = values
    let states = StateStore(tasks: tasks)
    self.states = states
    compiled = posted.collecting {
      ViewCompiler.compiled(content, in: environment, values: values, states: states)
    }
    states.endFocusRequests()
  }

  /// The Screen as it is now.
  package var screen: Screen { compiled.screen }

  /// Whether views do something in the background.
  package var isBusy: Bool { tasks.running > 0 }

  /// Shows a view in the place of the one before, anew or changed.
  ///
  /// - Returns: What is told readers, and where their cursor goes.
  package mutating func show(_ content: some View) -> [ScreenEvent] {
    compiled = posted.collecting {
      ViewCompiler.compiled(content, in: environment, values: values, states: states)
    }
    states.endFocusRequests()
    let moves = compiled.focus.map { [ScreenEvent.layoutChanged(focus: $0)] } ?? []
    return posted.take().map { $0.event(on: screen) } + moves
  }

  /// Runs the closure of an action and shows a view anew.
  ///
  /// - Returns: What the closure told readers, nil where the action has none.
  package mutating func perform(
    _ action: ActionID, showing content: some View
  ) -> [ScreenEvent]? {
    guard let closure = compiled.closures[action] else { return nil }
    let outer = EnvironmentValues.current
    posted.collecting(closure)
    EnvironmentValues.current = outer
    return show(content)
  }
}
