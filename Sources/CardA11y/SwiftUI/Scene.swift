/// A part of an app's interface, under SwiftUI's name; it compiles and is never shown.
///
/// The name hides that of what is painted, which the audit's own module declares.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Collects the scenes of a closure, as SwiftUI's builder does.
@resultBuilder
public enum SceneBuilder {
  /// Builds one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds several scenes, of which none is shown.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    WindowGroup { EmptyView() }
  }
}

/// A window of an app, under SwiftUI's name; it compiles and is never shown.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// Creates a window.
  public init(@ViewBuilder content: () -> Content) {}

  /// Never called: nothing shows a scene.
  public var body: Never {
    // The return statement keeps the builder away, which would wrap the expression.
    let reason: StaticString = "A window has no body."
    return preconditionFailure("\(reason)")
  }
}

/// An app, under SwiftUI's name; it compiles and never runs.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's content.
  associatedtype Body: Scene

  /// The content of the app.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Ends at once: there is no screen here to show an app on.
  public static func main() {}
}
