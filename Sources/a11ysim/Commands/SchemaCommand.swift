import CardA11y

extension CommandSpec {
  /// `a11ysim schema`.
  static let schema = CommandSpec(
    name: "schema", summary: "prints the JSON Schema of scenario files, for editors"
  ) { _ throws(UsageError) in
    CommandResult(output: ScenarioSchema.schema().report)
  }
}
