import A11yTree

extension CommandSpec {
  /// `a11ysim rules [ID]`.
  static let rules = CommandSpec(
    name: "rules", summary: "lists the rules of the audit, or explains one with its examples",
    operands: Operands(
      synopsis: "[ID]", minimum: 0, maximum: 1,
      completions: [.words(Catalogue.all.map(\.id))]),
    details: [
      "With --verify each example is run as it is written, inside of a group, beside a decoration "
        + "and in another language; the exit status is 1 where a rule says something else of it."
    ],
    options: [OptionGroup(title: "What to do", options: [.verify, .markdown]), .output],
    examples: [
      Example("a11ysim rules dt-truncates", "tells why a rule is there, and how to pass it"),
      Example("a11ysim rules --verify contrast-text-aa", "runs a rule over its own examples"),
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation)
    let entries = try entries(invocation)
    guard !invocation.has(.markdown) else { return try markdown(invocation) }
    var result = CommandResult()
    if invocation.has(.verify) {
      let report = VerificationReport(rules: entries.compactMap { Rule.withID($0.id) })
      result.status = report.status
      plan.deliver(
        into: &result, console: invocation.console, page: report.page, value: report.value)
      return result
    }
    let report = RulesReport(entries: entries, isDetailed: !invocation.operands.isEmpty)
    plan.deliver(
      into: &result, console: invocation.console, page: report.page, value: report.value)
    return result
  }

  private static func entries(_ invocation: Invocation) throws(UsageError) -> [Catalogue.Entry] {
    guard let id = invocation.operands.first else { return Catalogue.all }
    guard let entry = Catalogue.entry(id: id) else {
      throw invocation.usageError(
        "unknown rule '\(id)'" + id.suggestion(among: Catalogue.all.map(\.id)))
    }
    guard entry.isBuilt || !invocation.has(.verify) else {
      throw invocation.usageError("the rule '\(id)' is not built, so that it has no examples")
    }
    return [entry]
  }

  private static func markdown(_ invocation: Invocation) throws(UsageError) -> CommandResult {
    for other in [OptionSpec.verify, .format] where invocation.has(other) {
      throw invocation.usageError("--markdown does not go with --\(other.name)")
    }
    guard invocation.operands.isEmpty else {
      throw invocation.usageError("--markdown is the whole catalogue, and takes no ID")
    }
    return CommandResult(output: RuleCatalogueText.markdown)
  }
}

extension OptionSpec {
  fileprivate static let verify = OptionSpec(
    name: "verify", value: .flag, summary: "run the rules over their own examples")
  fileprivate static let markdown = OptionSpec(
    name: "markdown", value: .flag, summary: "print the whole catalogue as Markdown")
}
