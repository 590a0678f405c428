package import A11yTree

/// A scenario with one thing broken.
@MainActor
package struct Mutant {
  /// In which way it is broken.
  package let kind: MutationKind
  /// What is broken: an element, a view, or an action.
  package let element: Finding.Element
  /// What of it is broken, empty for all of it.
  package let detail: String
  /// Where it was written, nil where that is not known.
  package let location: SourceLocation?
  /// Whether it is broken what an action does, rather than what a screen shows.
  package let isOfAction: Bool
  private let change: (inout Scenario) -> Void

  init(
    _ kind: MutationKind, _ element: Finding.Element, _ detail: String = "",
    at location: SourceLocation?, isOfAction: Bool = false,
    change: @escaping (inout Scenario) -> Void
  ) {
    self.isOfAction = isOfAction
    self.kind = kind
    self.element = element
    self.detail = detail
    self.location = location
    self.change = change
  }

  /// Returns the scenario, in any environment, with that one thing broken.
  package func applied(to scenario: Scenario) -> Scenario {
    var scenario = scenario
    change(&scenario)
    return scenario
  }

  /// What tells it from the others of a scenario.
  struct Key: Hashable {
    let kind: String
    let id: NodeID
    let detail: String
    let label: String?
    let location: SourceLocation?
  }

  var key: Key {
    Key(
      kind: kind.name, id: element.id, detail: detail, label: element.label, location: location)
  }
}
