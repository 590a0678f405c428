import A11yTree
import CardA11y

/// The screens of a scenario, of which one at least has something to measure.
@MainActor
extension Scenario {
  /// Returns the screens of the matrix.
  func measuredScreens() throws(InputError) -> [Screen] {
    try measured(ScenarioRunner.screens(of: self))
  }

  /// Returns the screens of the base environment at every text size.
  func screensOfAllSizes() throws(InputError) -> [Screen] {
    try screens(
      in: DynamicTypeSize.allCases.map { size in
        var environment = environment
        environment.dynamicType = size
        return environment
      })
  }

  /// Returns the screens in some environments.
  func screens(in environments: [ScreenEnvironment]) throws(InputError) -> [Screen] {
    try measured(environments.map { ScenarioRunner.screen(of: self, in: $0) })
  }

  /// Returns the screen of the base environment.
  func measuredScreen() throws(InputError) -> Screen {
    try measured([ScenarioRunner.screen(of: self, in: environment)])[0]
  }

  private func measured(_ screens: [Screen]) throws(InputError) -> [Screen] {
    guard screens.contains(where: \.showsSomething) else {
      throw InputError(path: path, message: "nothing to measure: no stop and nothing painted")
    }
    guard reader.nativeTraitsOnly else { return screens }
    return screens.map { screen in
      var screen = screen
      screen.dropForeignTraits()
      return screen
    }
  }
}

extension Screen {
  /// Whether there is anything that could be judged.
  fileprivate var showsSomething: Bool {
    !Reading(self).stops.isEmpty
      || scene.items.contains { item in
        if case .text(let run) = item.content { run.lineCount > 0 } else { true }
      }
  }

  /// Drops the traits that iOS does not have.
  fileprivate mutating func dropForeignTraits() {
    for index in tree.nodes.indices { tree[index].traits.remove(.isCard) }
  }
}
