package import A11yTree

/// The screen of a scenario, which its actions and its controls change.
@MainActor
package struct ScenarioScreen: @MainActor ScreenSource {
  /// The Screen as it is now.
  package private(set) var screen: Screen
  /// What was wrong with the description once an action had changed it; the screen then stays.
  package private(set) var error: InputError?
  private let scenario: Scenario
  private let environment: ScreenEnvironment
  private var description: ScenarioDescription
  private var views: ScenarioViews
  /// Nil where the scenario holds raw nodes.
  private var live: LiveScreen?

  /// The action that takes the sheet on top away where the scenario gives it no other meaning.
  nonisolated static let dismissal = ActionID("dismiss")

  /// Shows a scenario in an environment.
  package init(_ scenario: Scenario, in environment: ScreenEnvironment) {
    self.scenario = scenario
    self.environment = environment
    description = scenario.description
    switch scenario.content {
    case .tree(let tree):
      screen = Screen(environment: environment, tree: tree)
      views = ScenarioViews(page: ViewList([]))
    case .views(let list):
      views = ScenarioViews(page: list)
      let live = LiveScreen(views, in: environment, values: scenario.values(in: environment))
      self.live = live
      screen = live.screen
    }
    scenario.alteration.screen?(&screen)
  }

  /// Does what the scenario says of an action, or what a control does by itself.
  ///
  /// - Returns: What is told the reader, in order.
  package mutating func perform(_ action: ActionID) -> [ScreenEvent] {
    if let events = live?.perform(action, showing: views) {
      if let live { show(live.screen) }
      return events
    }
    if let effects = scenario.actions.first(where: { $0.name == action.name })?.effects {
      return perform(effects)
    }
    return action == Self.dismissal && !description.sheets.isEmpty ? perform([.dismiss]) : []
  }

  private mutating func perform(_ effects: [ScenarioAction.Effect]) -> [ScreenEvent] {
    for effect in effects { description.apply(effect) }
    do throws(InputError) {
      try show()
    } catch {
      self.error = error
      return []
    }
    return posted(by: effects).map { $0.event(on: screen) }
  }

  private mutating func show() throws(InputError) {
    guard live != nil else {
      show(Screen(environment: environment, tree: try description.tree()))
      return
    }
    views = try description.views(scenario.views)
    _ = live?.show(views)
    if let live { show(live.screen) }
  }

  private mutating func show(_ screen: Screen) {
    self.screen = screen
    scenario.alteration.screen?(&self.screen)
  }

  /// Another screen changes it; where it says which element gets the cursor, that is a part of it.
  private func posted(by effects: [ScenarioAction.Effect]) -> [PostedNotification] {
    let isNew = effects.contains { if case .screen = $0 { true } else { false } }
    let focus = effects.lazy.compactMap { if case .focus(let name) = $0 { name.text } else { nil } }
      .first
    return effects.flatMap { effect -> [PostedNotification] in
      switch effect {
      case .announce(let texts): texts.map { .announcement($0.text, $0.priority) }
      case .screen: [.screenChanged(focus)]
      case .focus(let name): isNew ? [] : [.layoutChanged(name.text)]
      case .set, .toggle, .remove, .present, .dismiss: []
      }
    }
  }
}

/// The views of a scenario: its screen, and the sheets over it.
@MainActor
struct ScenarioViews: PrimitiveView {
  var page: ViewList
  var sheets: [ViewList] = []

  @MainActor func _lower(into context: inout _LoweringContext) {
    for sheet in sheets {
      context.present(
        Sheet(dismissal: .named(ScenarioScreen.dismissal.name), content: sheet), onDismiss: nil)
    }
    page._lower(into: &context)
  }
}
