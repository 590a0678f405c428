/// How a change moves, under SwiftUI's name; a screen shows the end of it at once.
public struct Animation: Hashable, Sendable {
  /// The system's usual movement.
  public static let `default` = Animation()
  /// A movement at one speed.
  public static let linear = Animation()
  /// A movement that begins slowly.
  public static let easeIn = Animation()
  /// A movement that ends slowly.
  public static let easeOut = Animation()
  /// A movement that begins and ends slowly.
  public static let easeInOut = Animation()
  /// A movement that swings.
  public static let spring = Animation()
  /// A movement that swings clearly.
  public static let bouncy = Animation()
  /// A movement that does not swing.
  public static let smooth = Animation()
  /// A movement that hardly swings.
  public static let snappy = Animation()

  /// Returns a movement at one speed.
  public static func linear(duration: Double) -> Animation { .linear }

  /// Returns a movement that begins slowly.
  public static func easeIn(duration: Double) -> Animation { .easeIn }

  /// Returns a movement that ends slowly.
  public static func easeOut(duration: Double) -> Animation { .easeOut }

  /// Returns a movement that begins and ends slowly.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }

  /// Returns a movement that swings.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .spring }

  /// Returns a movement that swings.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { .spring }

  /// Returns the movement, begun later.
  public func delay(_ delay: Double) -> Animation { self }

  /// Returns the movement, faster or slower.
  public func speed(_ speed: Double) -> Animation { self }

  /// Returns the movement, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// Returns the movement without an end; a screen shows what it moves to.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Changes what views keep; they are not seen to move.
///
/// - Returns: What the change returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Moves the view when a value changes; a screen shows the end of it at once.
  nonisolated public func animation(
    _ animation: Animation?, value: some Equatable
  ) -> some View { self }
}

extension Binding {
  /// Returns the binding; views that it changes are not seen to move.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
