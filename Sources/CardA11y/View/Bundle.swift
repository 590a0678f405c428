/// A place of assets; only its name is known here.
///
/// Foundation's `Bundle` is not used, so that views compile without it (facts: style.md §4.15).
public struct Bundle: Hashable, Sendable {
  /// The name of the bundle.
  public let name: String

  /// Creates a bundle from its name.
  public init(name: String) {
    self.name = name
  }

  /// The app's own bundle.
  public static let main = Bundle(name: "main")
}
