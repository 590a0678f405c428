import CardA11y

extension CommandSpec {
  /// `a11ysim schema`.
  static let schema = CommandSpec(
    name: "schema", summary: "prints the JSON Schema of scenario files, for editors",
    options: [OptionGroup(title: "What to print", options: [.config, .diff])],
    examples: [
      Example("a11ysim schema > scenario.schema.json", "writes the schema for an editor"),
      Example(
        "a11ysim schema --config > a11ysim.schema.json", "writes the schema of configurations"),
    ]
  ) { invocation throws(UsageError) in
    if invocation.has(.diff) {
      guard !invocation.has(.config) else {
        throw invocation.usageError("--config and --diff exclude each other")
      }
      return CommandResult(output: DiffSchema.value.report)
    }
    let isConfig = invocation.has(.config)
    let schema = isConfig ? ConfigurationSchema.schema() : ScenarioSchema.schema()
    return CommandResult(output: schema.report)
  }
}

extension OptionSpec {
  fileprivate static let config = OptionSpec(
    name: "config", value: .flag, summary: "the schema of \(AuditConfiguration.fileName) instead")
  fileprivate static let diff = OptionSpec(
    name: "diff", value: .flag, summary: "the schema of what diff --format json writes instead")
}
