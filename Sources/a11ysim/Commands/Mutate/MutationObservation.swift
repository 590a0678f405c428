import A11yTree
import CardA11y

/// What can be heard, found, seen and done in a scenario, to tell what a mutation changes.
@MainActor
struct MutationObservation {
  private let scenario: Scenario
  private let screens: [Screen]
  private let transcripts: [Transcript]

  /// Looks at a scenario in its environments, and in its own one at the largest text size and in
  /// the other colour scheme, where most of what does not adapt shows.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - transcripts: What its scripts came to.
  init(_ scenario: Scenario, transcripts: [Transcript]) {
    var largest = scenario.environment
    largest.dynamicType = .accessibility5
    var other = scenario.environment
    other.colorScheme = other.colorScheme == .light ? .dark : .light
    var environments = [scenario.environment]
    for environment in scenario.matrix + [largest, other] where !environments.contains(environment)
    {
      environments.append(environment)
    }
    self.scenario = scenario
    self.transcripts = transcripts
    screens = environments.map { ScenarioRunner.screen(of: scenario, in: $0) }
  }

  /// Returns where another state of the scenario differs, each place once, with the first
  /// environment in which it does.
  func traces(of other: MutationObservation) -> [MutationTrace] {
    var traces: [MutationTrace] = []
    if transcripts.map({ $0.text() }) != other.transcripts.map({ $0.text() }) {
      traces.append(MutationTrace(.session))
    }
    for (number, screen) in screens.enumerated() {
      let changed = other.screens[number]
      guard changed != screen else { continue }
      let settings = EnvironmentWords.varying([scenario.environment, screen.environment])[1]
      for place in places(from: screen, to: changed, except: traces.map(\.place)) {
        var trace = MutationTrace(place, settings)
        if case .reader(let technology) = place {
          trace.isScripted = scenario.scripts.contains { $0.technology == technology }
        }
        traces.append(trace)
      }
    }
    return traces
  }

  private func places(
    from screen: Screen, to changed: Screen, except known: [MutationTrace.Place]
  ) -> [MutationTrace.Place] {
    var places: [MutationTrace.Place] = []
    for technology in AssistiveTechnology.allCases {
      let place = MutationTrace.Place.reader(technology)
      if !known.contains(place), text(of: screen, technology) != text(of: changed, technology) {
        places.append(place)
      }
    }
    if !known.contains(.doing), Self.doings(on: screen) != Self.doings(on: changed) {
      places.append(.doing)
    }
    let isSeen =
      screen.scene.painted != changed.scene.painted
      || Self.frames(on: screen) != Self.frames(on: changed)
    if !known.contains(.picture), isSeen { places.append(.picture) }
    return places
  }

  /// What a reader says or finds who goes once to everything; nil where its language is missing.
  private func text(of screen: Screen, _ technology: AssistiveTechnology) -> String? {
    try? Transcript(walking: screen, with: technology, profile: scenario.reader).text()
  }

  private static func frames(on screen: Screen) -> [Rect] {
    Reading(screen).stops.map { screen.tree[$0.node].frame }
  }

  /// What can be done at a node.
  private struct Doing: Hashable {
    var actions: [ActionID?]
    var custom: [AccessibilityNode.CustomAction]
    var links: [AccessibilityNode.TextLink]
    var rotors: [AccessibilityNode.CustomRotor]

    var isNothing: Bool {
      actions.allSatisfy { $0 == nil } && custom.isEmpty && links.isEmpty && rotors.isEmpty
    }
  }

  private static func doings(on screen: Screen) -> [Doing] {
    screen.tree.nodes.map { node in
      Doing(
        actions: [
          node.defaultAction, node.adjustment?.increment, node.adjustment?.decrement,
          node.escapeAction, node.magicTapAction, node.longPressAction,
        ], custom: node.customActions, links: node.textLinks, rotors: node.customRotors)
    }.filter { !$0.isNothing }
  }
}

extension PaintedScene {
  /// The items as they are seen, without what is only declared of them.
  fileprivate var painted: [SceneItem] {
    items.map { item in
      var item = item
      item.source = nil
      guard case .text(var run) = item.content else { return item }
      run.font = ResolvedFont(size: run.font.size, weight: run.font.weight)
      run.lineLimit = nil
      run.minimumScaleFactor = 1
      item.content = .text(run)
      return item
    }
  }
}
