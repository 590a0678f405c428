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
  /// Which of the nodes with the path of the element is broken, where these are views.
  private let number: Int
  private let change: (inout Scenario) -> Void

  init(
    _ kind: MutationKind, _ element: Finding.Element, _ detail: String = "",
    at location: SourceLocation?, number: Int = 0, isOfAction: Bool = false,
    change: @escaping (inout Scenario) -> Void
  ) {
    self.number = number
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
    fileprivate let kind: String
    fileprivate let element: Finding.Element
    fileprivate let detail: String
    fileprivate let location: SourceLocation?
    fileprivate let number: Int
  }

  var key: Key {
    Key(kind: kind.name, element: element, detail: detail, location: location, number: number)
  }
}
