import A11yTree
import CardA11y

/// What rules say of their own examples, as text and as JSON.
struct VerificationReport {
  private let rules: [Rule]
  private let examples: Int
  private let mismatches: [RuleVerification.Mismatch]

  /// Runs rules over their examples.
  init(rules: [Rule]) {
    self.rules = rules
    examples = RuleVerification.cases(of: rules).count
    mismatches = RuleVerification.mismatches(of: rules)
  }

  /// What the run comes to; nothing to run is no success.
  var status: ExitCode {
    examples == 0 ? .notMeasured : mismatches.isEmpty ? .passed : .found
  }

  /// The report for a person.
  var page: Page {
    var page = Page()
    for mismatch in mismatches {
      page.line(
        Span("\(mismatch.file):\(mismatch.line): \(mismatch.rule)", .strong),
        ", \(mismatch.kind.rawValue): \(mismatch.example)")
      page.line("  \(mismatch.variant.rawValue): \(mismatch.message)")
    }
    page.gap()
    let word = mismatches.isEmpty ? "passed" : "\(mismatches.count) differ"
    let ink: Ink = mismatches.isEmpty ? .good : .bad
    page.line(
      Span(word, ink),
      Span(
        ": \(rules.count) rules, \(examples) examples, each in "
          + "\(RuleVerification.Variant.allCases.count) variants"))
    return page
  }

  /// The report for machines.
  var value: JSONValue {
    .object([
      .schemaVersion, .init("rules", .number(rules.count)), .init("examples", .number(examples)),
      .init(
        "variants", .strings(RuleVerification.Variant.allCases.map(\.rawValue))),
      .init("mismatches", .array(mismatches.map(value))),
    ])
  }

  private func value(_ mismatch: RuleVerification.Mismatch) -> JSONValue {
    .object([
      .init("rule", .string(mismatch.rule)), .init("kind", .string(mismatch.kind.rawValue)),
      .init("example", .string(mismatch.example)),
      .init("variant", .string(mismatch.variant.rawValue)),
      .init("file", .string(mismatch.file)), .init("line", .number(mismatch.line)),
      .init("message", .string(mismatch.message)),
    ])
  }
}
