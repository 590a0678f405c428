/// The first line of an outline: the environment, and whether the scene was computed.
struct OutlineScreen: Hashable, Sendable {
  var environment = ScreenEnvironment()
  /// Whether the scene was computed though nothing is painted.
  var isPainted = false
  /// Whether the scene was not computed though something is painted.
  var isUnpainted = false

  init() {}

  init(_ screen: Screen) {
    environment = screen.environment
    isPainted = screen.hasScene && screen.scene.items.isEmpty
    isUnpainted = !screen.hasScene && !screen.scene.items.isEmpty
  }

  /// Returns the screen of a tree and of what is painted.
  func screen(tree: AccessibilityTree, items: [SceneItem]) -> Screen {
    var scene = PaintedScene()
    scene.items = items
    var screen = Screen(environment: environment, tree: tree, scene: scene)
    screen.hasScene = isPainted || (!items.isEmpty && !isUnpainted)
    return screen
  }
}

extension OutlineField<OutlineScreen> {
  private static var standard: ScreenEnvironment { ScreenEnvironment() }

  /// The properties of the first line, in the order in which they are printed.
  static let screen: [OutlineField] = [
    .number("width", \.environment.width, default: standard.width),
    .number("height", \.environment.height, default: standard.height),
    .number("displayScale", \.environment.displayScale, default: standard.displayScale),
    .word("idiom", \.environment.idiom, default: standard.idiom),
    .word("dynamicType", \.environment.dynamicType, default: standard.dynamicType),
    .word("colorScheme", \.environment.colorScheme, default: standard.colorScheme),
    .word("contrast", \.environment.contrast, default: standard.contrast),
    .word("legibilityWeight", \.environment.legibilityWeight, default: standard.legibilityWeight),
    .word("layoutDirection", \.environment.layoutDirection, default: standard.layoutDirection),
    .plain("locale", \.environment.locale, default: standard.locale) {
      $1.atom($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.atom()
    },
    .flag("painted", \.isPainted),
    .flag("unpainted", \.isUnpainted),
  ]
}
