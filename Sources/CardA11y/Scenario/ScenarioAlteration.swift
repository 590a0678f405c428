package import A11yTree

/// What is changed of a scenario's screens before anybody reads them; nothing unless something is
/// tried out.
package struct ScenarioAlteration {
  /// Changes what the views became, before it is laid out.
  package var render: (@MainActor (inout RenderTree) -> Void)?
  /// Changes a Screen, each time that one is made.
  package var screen: (@MainActor (inout Screen) -> Void)?

  package init() {}
}
