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

  /// Compiles the view anew, as is due once a model was changed from outside of it.
  ///
  /// - Returns: What was posted since the last action, in order.
  @discardableResult
  public func update() -> [ScreenEvent] {
    live.show(content)
  }

  /// Waits until the tasks of the views have ended and what was put off has run, then compiles anew.
  ///
  /// - Parameter limit: How long to wait for tasks that do not end.
  /// - Returns: What was posted meanwhile, in order.
  @discardableResult
  public func settle(within limit: Duration = .seconds(5)) async -> [ScreenEvent] {
    let end = ContinuousClock.now + limit
    var events: [ScreenEvent] = []
    var turns = 0
    repeat {
      var quiet = 0
      while quiet < Self.quietTurns, turns < Self.leastTurns || ContinuousClock.now < end {
        await Task.yield()
        turns += 1
        quiet = live.isBusy ? 0 : quiet + 1
      }
      events += update()
    } while live.isBusy && (turns < Self.leastTurns || ContinuousClock.now < end)
    return events
  }

  /// How often what was put off may put something off again (ours).
  private static var quietTurns: Int { 16 }
  /// How often a task gets its turn however long others take theirs, so that no clock decides (ours).
  private static var leastTurns: Int { 1000 }

  /// Does what a double tap on an element does.
  ///
  /// - Parameter name: The accessibility identifier of the element, else its label.
  /// - Returns: What the closure posted, in order; nil where no such element does anything, be it
  ///   because it is disabled.
  @discardableResult
  public func activate(_ name: String) -> [ScreenEvent]? {
    let active = screen.tree.nodes.filter {
      $0.defaultAction != nil && !$0.traits.contains(.notEnabled)
    }
    let element = active.first { $0.identifier == name } ?? active.first { $0.label == name }
    return (element?.defaultAction).flatMap { live.perform($0, showing: content) }
  }
}
