public import A11yTree

/// A Swift view on a screen, whose buttons run their closures and whose `@State` is kept.
@MainActor
public final class ViewHost<Content: View>: @MainActor ScreenSource {
  private let content: Content
  private let environment: ScreenEnvironment
  private let states = StateStore()
  private var closures: [ActionID: @MainActor () -> Void] = [:]
  /// The Screen as it is now.
  public private(set) var screen: Screen

  /// Shows a view in an environment.
  public init(_ content: Content, in environment: ScreenEnvironment = ScreenEnvironment()) {
    self.content = content
    self.environment = environment
    (screen, closures) = Self.compile(content, in: environment, states)
  }

  /// Runs the closure of an action and compiles the view anew; an unknown action does nothing.
  ///
  /// - Returns: What the app posts, nothing as yet.
  @discardableResult
  public func perform(_ action: ActionID) -> [ScreenEvent] {
    guard let closure = closures[action] else { return [] }
    closure()
    (screen, closures) = Self.compile(content, in: environment, states)
    return []
  }

  private static func compile(
    _ content: Content, in environment: ScreenEnvironment, _ states: StateStore
  ) -> (screen: Screen, closures: [ActionID: @MainActor () -> Void]) {
    ViewCompiler.compiled(
      content, in: environment, values: EnvironmentValues(environment), states: states)
  }
}
