/// A compiled screen: the only thing that readers, audits and pictures know.
///
/// Views compile to one, an outline parses to one, a scenario's `tree` becomes one with an
/// empty scene (DESIGN §2).
public struct Screen: Hashable, Sendable {
  /// The settings under which it was compiled.
  public var environment: ScreenEnvironment
  /// What readers see.
  public var tree: AccessibilityTree
  /// What is painted.
  public var scene: PaintedScene
  /// Whether the scene was computed, so that rules about painting can judge.
  public var hasScene: Bool

  /// Creates a screen from its parts.
  ///
  /// - Parameters:
  ///   - environment: The settings under which it was compiled.
  ///   - tree: What readers see.
  ///   - scene: What is painted, nil where only the tree is known.
  public init(
    environment: ScreenEnvironment = ScreenEnvironment(), tree: AccessibilityTree,
    scene: PaintedScene? = nil
  ) {
    self.environment = environment
    self.tree = tree
    self.scene = scene ?? PaintedScene()
    self.hasScene = scene != nil
  }
}
