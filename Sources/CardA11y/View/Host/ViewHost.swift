public import A11yTree

/// A Swift view on a screen, whose controls run their closures and whose `@State` is kept.
@MainActor
public final class ViewHost<Content: View>: @MainActor ScreenSource {
  private let content: Content
  private var live: LiveScreen

  /// Shows a view in an environment.
  public init(_ content: Content, in environment: ScreenEnvironment = ScreenEnvironment()) {
    self.content = content
    live = LiveScreen(content, in: environment, values: EnvironmentValues(environment))
  }

  /// The Screen as it is now.
  public var screen: Screen { live.screen }

  /// Runs the closure of an action and compiles the view anew; an unknown action does nothing.
  ///
  /// - Returns: What the closure posted, in order.
  @discardableResult
  public func perform(_ action: ActionID) -> [ScreenEvent] {
    live.perform(action, showing: content) ?? []
  }
}
