package import A11yTree

/// The ways in which scenarios are broken to see who notices, and where that can be done.
@MainActor
package enum Mutation {
  /// Every kind, in the order of reports.
  nonisolated package static let kinds: [MutationKind] = {
    let kinds =
      ScreenMutation.all.map(\.kind) + ViewMutation.all.map(\.kind)
      + ActionMutation.all.map(\.kind)
    var seen: Set<String> = []
    return kinds.filter { seen.insert($0.name).inserted }
  }()

  /// Returns every way of breaking a scenario once, by the order of the kinds and then by that of
  /// the elements.
  ///
  /// Looked at are the screen of its environment, and those that its scripts come by.
  ///
  /// - Parameters:
  ///   - scenario: The scenario, whole.
  ///   - names: The names of the kinds that are wanted, nil for all.
  ///   - thresholds: The limits by which a contrast is enough.
  /// - Returns: The mutants, each once.
  /// - Throws: An error at a step of a script that cannot be done.
  package static func mutants(
    of scenario: Scenario, only names: Set<String>? = nil, thresholds: Thresholds
  ) throws(InputError) -> [Mutant] {
    let ground = try MutationGround(scenario, thresholds: thresholds)
    var seen: Set<Mutant.Key> = []
    return kinds.filter { names?.contains($0.name) ?? true }
      .flatMap { ground.mutants(of: $0.name) }
      .filter { seen.insert($0.key).inserted }
  }
}

/// What a scenario shows while nothing is broken.
@MainActor
private struct MutationGround {
  private let scenario: Scenario
  private let screens: [RuleContext]
  /// The render trees with the places of their nodes; none where the scenario holds raw nodes.
  private let trees: [(tree: RenderTree, addresses: [RenderAddress])]

  init(_ scenario: Scenario, thresholds: Thresholds) throws(InputError) {
    let record = Record()
    var observed = scenario
    observed.alteration.render = { record.trees.append($0) }
    observed.alteration.screen = { record.add($0) }
    _ = ScenarioRunner.screen(of: observed, in: scenario.environment)
    for script in observed.scripts { _ = try ScenarioRunner.play(script, of: observed) }
    self.scenario = scenario
    screens = record.screens.map {
      RuleContext(screen: $0, thresholds: thresholds, profile: scenario.reader)
    }
    trees = record.trees.map { ($0, $0.addresses) }
  }

  /// What was seen, in its order.
  private final class Record {
    var trees: [RenderTree] = []
    var screens: [Screen] = []
    private var known: Set<Screen> = []

    func add(_ screen: Screen) {
      if known.insert(screen).inserted { screens.append(screen) }
    }
  }

  /// Returns the mutants of a kind, some of them perhaps more than once.
  func mutants(of kind: String) -> [Mutant] {
    let views = trees.isEmpty ? nil : ViewMutation.all.first { $0.kind.name == kind }
    if let views {
      return trees.flatMap { views.mutants(in: $0.tree, $0.addresses) }
    }
    if let screens = ScreenMutation.all.first(where: { $0.kind.name == kind }) {
      return self.screens.flatMap(screens.mutants).map { Mutant($0, of: screens.kind) }
    }
    return ActionMutation.all.first { $0.kind.name == kind }?.mutants(of: scenario) ?? []
  }
}

extension Mutant {
  fileprivate init(_ mutant: ScreenMutant, of kind: MutationKind) {
    self.init(kind, mutant.element, mutant.detail, at: mutant.location) { scenario in
      scenario.alteration.screen = mutant.change
    }
  }
}
