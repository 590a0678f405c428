package import A11yTree

/// A scenario file: what stands on the screen, in which environments, and what must be heard.
public struct Scenario {
  /// The path of the file, as it was given.
  public var path: String
  /// The name that it gives itself, nil for none.
  public var name: String?
  package var environment: ScreenEnvironment
  /// The environments of the audit; the base alone without a matrix.
  package var matrix: [ScreenEnvironment]
  /// Nil for the defaults.
  package var theme: ScenarioTheme?
  /// Nil where no asset catalogue is given; then pictures are placeholders.
  package var assets: AssetCatalogue?
  /// Nil where no font is given; then fonts of the app are measured as the system's.
  package var fonts: FontCatalogue?
  package var content: Content
  /// What the actions change: the content as the file describes it.
  var description: ScenarioDescription
  /// The views that it may name.
  var views: ViewReader
  /// What the actions do that the elements call.
  package var actions: [ScenarioAction]
  /// Who listens: the version of the reader, with its settings.
  package var reader: ReaderProfile
  package var scripts: [Script]
  package var audit: AuditSettings
  /// The lines of the file, for those who show them.
  package var lines = LineIndex([])
  /// What is changed of its screens.
  package var alteration = ScenarioAlteration()

  package enum Content {
    case views(ViewList)
    case tree(AccessibilityTree)
  }
}

/// Gestures in an environment, with what must come of them.
package struct Script: Sendable {
  /// What the screen is operated with.
  package var technology = AssistiveTechnology.voiceOver
  package var environment: ScreenEnvironment
  package var steps: [Step]

  package struct Step: Sendable {
    package var input: GestureInput
    /// Nil where anything may come of the gesture.
    package var expectation: Expectation?
    package var location: SourceLocation
  }
}

/// How a scenario is judged.
package struct AuditSettings: Sendable {
  package var layer = AuditLayer()
  package var expected: [ExpectedFinding] = []
  package var suppressions: [Suppression] = []

  package init() {}
}
