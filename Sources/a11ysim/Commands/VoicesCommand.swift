import A11yTree

extension CommandSpec {
  /// `a11ysim voices [LANGUAGE]`.
  static let voices = CommandSpec(
    name: "voices",
    summary: "lists the languages of the reader, or the words of one with what they rest on",
    operands: Operands(
      synopsis: "[LANGUAGE]", minimum: 0, maximum: 1,
      completions: [.words(Phrases.all.map(\.language))]),
    details: [
      "A wording is verified by a published artefact or a recording, reported by one practitioner "
        + "or project, or unverified: belief only. For a missing one English stands in."
    ],
    options: [.output],
    examples: [
      Example("a11ysim voices", "lists the languages"),
      Example("a11ysim voices fr", "lists the French words with what they rest on"),
    ]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation)
    let report: VoicesReport
    if let language = invocation.operands.first {
      do throws(MissingLanguage) {
        report = VoicesReport(voices: [try Phrases.speaking(language)], isDetailed: true)
      } catch {
        throw invocation.usageError(error.description)
      }
    } else {
      report = VoicesReport(voices: Phrases.all, isDetailed: false)
    }
    var result = CommandResult()
    plan.deliver(
      into: &result, console: invocation.console, page: report.page, value: report.value)
    return result
  }
}
