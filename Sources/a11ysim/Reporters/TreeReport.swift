import A11yTree
import CardA11y

/// The screen of one scenario.
struct TreeReport {
  /// The file of the scenario.
  let path: String
  /// The name of the scenario, nil where it has none.
  let name: String?
  /// The screen.
  let screen: Screen

  /// The members for machines; the nodes have the form of a scenario's `tree`.
  var members: [JSONValue.Member] {
    [
      .init("path", .string(path)), .init("name", JSONValue(name)),
      .init("environment", screen.environment.value),
      .init("children", TreeWriter.children(of: screen.tree)),
    ]
  }

  /// Adds the outline to a page, with what lies under each text.
  func add(to page: inout Page) {
    var options = Outline.Options()
    options.showsLocations = false
    var screen = screen
    screen.scene = screen.scene.resolvingBackdrops(environment: screen.environment)
    page.lines(of: Outline.print(screen, options: options))
  }
}
