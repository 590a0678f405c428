package import A11yTree

/// Views on a screen, with what they keep and what their actions do.
@MainActor
package struct LiveScreen {
  package let environment: ScreenEnvironment
  /// The Screen as it is now.
  package private(set) var screen: Screen
  private let values: EnvironmentValues
  private let states = StateStore()
  private var closures: [ActionID: @MainActor () -> Void]

  /// Shows a view in an environment, whose values a theme may have changed.
  package init(_ content: some View, in environment: ScreenEnvironment, values: EnvironmentValues) {
    self.environment = environment
    self.values = values
    (screen, closures) = ViewCompiler.compiled(
      content, in: environment, values: values, states: states)
  }

  /// Shows a view in the place of the one before, anew or changed.
  package mutating func show(_ content: some View) {
    (screen, closures) = ViewCompiler.compiled(
      content, in: environment, values: values, states: states)
  }

  /// Runs the closure of an action, after which the view is to be shown anew.
  ///
  /// - Returns: What it told readers, nil where the action has no closure.
  package func run(_ action: ActionID) -> [PostedNotification]? {
    closures[action].map { PostedNotification.collecting($0) }
  }
}
