import A11yTree

extension CommandSpec {
  /// `a11ysim rules [ID]`.
  static let rules = CommandSpec(
    name: "rules", summary: "lists the rules of the audit, or explains one with its examples",
    operands: Operands(synopsis: "[ID]", minimum: 0, maximum: 1),
    options: [.output]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation)
    let report: RulesReport
    if let id = invocation.operands.first {
      guard let entry = Catalogue.entry(id: id) else {
        throw invocation.usageError(
          "unknown rule '\(id)'" + id.suggestion(among: Catalogue.all.map(\.id)))
      }
      report = RulesReport(entries: [entry], isDetailed: true)
    } else {
      report = RulesReport(entries: Catalogue.all, isDetailed: false)
    }
    var result = CommandResult()
    plan.deliver(
      into: &result, console: invocation.console, page: report.page, value: report.value)
    return result
  }
}
