import CardA11y

extension CommandSpec {
  /// `a11ysim schema [report [DOCUMENT]]`.
  static let schema = CommandSpec(
    name: "schema", summary: "prints the JSON Schema of scenario files, for editors, or of reports",
    operands: Operands(
      synopsis: "[report [DOCUMENT]]", minimum: 0, maximum: 2,
      completions: [.words(["report"]), .words(ReportSchema.names)]),
    details: [
      "Without a word, the schema is the one of scenario files. The schema of a report is for those "
        + "who read what is written with --format json; DOCUMENT is one of "
        + ReportSchema.names.joined(separator: ", ") + ", all of them where it is left out."
    ],
    options: [OptionGroup(title: "What to print", options: [.config])],
    examples: [
      Example("a11ysim schema > scenario.schema.json", "writes the schema for an editor"),
      Example(
        "a11ysim schema --config > a11ysim.schema.json", "writes the schema of configurations"),
      Example("a11ysim schema report audit", "prints the schema of what audit writes as JSON"),
    ]
  ) { invocation throws(UsageError) in
    let isConfig = invocation.has(.config)
    guard let word = invocation.operands.first else {
      let schema = isConfig ? ConfigurationSchema.schema() : ScenarioSchema.schema()
      return CommandResult(output: schema.report)
    }
    guard word == "report" else {
      throw invocation.usageError(
        "schema: unknown schema '\(word)'" + word.suggestion(among: ["report"], listing: true))
    }
    if isConfig { throw invocation.usageError("--config and report exclude each other") }
    let name = invocation.operands.dropFirst().first
    guard let schema = ReportSchema.schema(of: name) else {
      let name = name ?? ""
      throw invocation.usageError(
        "schema: unknown document '\(name)'"
          + name.suggestion(among: ReportSchema.names, listing: true))
    }
    return CommandResult(output: schema.report)
  }
}

extension OptionSpec {
  fileprivate static let config = OptionSpec(
    name: "config", value: .flag, summary: "the schema of \(AuditConfiguration.fileName) instead")
}
