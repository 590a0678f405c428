package import A11yTree

/// Views on a screen, with what they keep and what their actions do.
@MainActor
package struct LiveScreen {
  package let environment: ScreenEnvironment
  private let values: EnvironmentValues
  private let states = StateStore()
  private var compiled: CompiledViews

  /// Shows a view in an environment, whose values a theme may have changed.
  package init(_ content: some View, in environment: ScreenEnvironment, values: EnvironmentValues) {
    self.environment = environment
    self.values = values
    compiled = ViewCompiler.compiled(content, in: environment, values: values, states: states)
  }

  /// The Screen as it is now.
  package var screen: Screen { compiled.screen }

  /// Shows a view in the place of the one before, anew or changed.
  ///
  /// - Returns: What is told readers as something that was presented has gone.
  package mutating func show(_ content: some View) -> [PostedNotification] {
    compile(content)
    let dismissed = states.dismissed
    guard !dismissed.isEmpty else { return [] }
    let posted = PostedNotification.collecting {
      for act in dismissed { act() }
    }
    compile(content)
    return posted
  }

  /// Runs the closure of an action and shows a view anew.
  ///
  /// - Returns: What the closure told readers, nil where the action has none.
  package mutating func perform(
    _ action: ActionID, showing content: some View
  ) -> [ScreenEvent]? {
    guard let closure = compiled.closures[action] else { return nil }
    let outer = EnvironmentValues.current
    defer { EnvironmentValues.current = outer }
    let posted = PostedNotification.collecting(closure) + show(content)
    states.endFocusRequests()
    let moves = compiled.focus.map { [ScreenEvent.layoutChanged(focus: $0)] } ?? []
    return posted.map { $0.event(on: screen) } + moves
  }

  private mutating func compile(_ content: some View) {
    compiled = ViewCompiler.compiled(content, in: environment, values: values, states: states)
  }
}
