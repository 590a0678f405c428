/// What a theme changes in the environment of a scenario's views.
package struct ScenarioTheme: Hashable, Sendable {
  package var name: String
  /// Nil where the theme leaves Orange's colours as they are.
  package var ods: ODSTheme?
  /// Nil where the theme leaves the DS colours as they are.
  package var ds: DSTheme?

  package init(name: String, ods: ODSTheme? = nil, ds: DSTheme? = nil) {
    self.name = name
    self.ods = ods
    self.ds = ds
  }

  package func apply(_ values: inout EnvironmentValues) {
    if let ods { values.odsTheme = ods }
    if let ds { values.dsTheme = ds }
  }
}
