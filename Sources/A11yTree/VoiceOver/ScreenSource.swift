/// What the reader looks at: a screen whose state changes when something is activated.
public protocol ScreenSource {
  /// The screen as it is now.
  var screen: Screen { get }
  /// Does what an action stands for.
  ///
  /// - Returns: What the app posts, in order.
  mutating func perform(_ action: ActionID) -> [ScreenEvent]
}

/// A screen on which nothing changes.
public struct StaticScreen: ScreenSource, Hashable, Sendable {
  /// The screen.
  public let screen: Screen

  /// Creates a source from a screen.
  public init(_ screen: Screen) {
    self.screen = screen
  }

  /// Does nothing.
  public mutating func perform(_ action: ActionID) -> [ScreenEvent] { [] }
}
