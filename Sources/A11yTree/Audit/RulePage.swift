/// The page of a rule, as text.
public enum RulePage {
  /// Returns what people need to know about a rule, with its examples.
  public static func text(of rule: Rule) -> String {
    var page = "\(rule.id): \(rule.title)\n\n"
    let criteria = rule.criteria.map { "\($0.number) \($0.name) (\($0.level.rawValue))" }
    page += "Success criteria: "
    page += criteria.isEmpty ? "none, a best practice" : criteria.joined(separator: ", ")
    page += "\nGravest outcome:  \(rule.gravest.rawValue)\n\n"
    page += "\(rule.rationale)\n\nFix: \(rule.fix)\n"
    page += section("Passing", rule.passing)
    page += section("Failing", rule.failing)
    page += section("Inapplicable", rule.inapplicable)
    return page
  }

  private static func section(_ title: String, _ examples: [RuleExample]) -> String {
    examples.map { example in
      let lines = example.outline.utf8.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let code = lines.map { "    " + String(decoding: $0, as: UTF8.self) + "\n" }.joined()
      return "\n\(title): \(example.title)\n\n" + code
    }.joined()
  }
}
