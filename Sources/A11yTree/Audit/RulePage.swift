/// The page of a rule, as text.
public enum RulePage {
  /// Returns what people need to know about a rule, with its examples.
  public static func text(of rule: Rule) -> String {
    var page = "\(rule.id): \(rule.title)\n\n"
    page += "Success criteria: "
    page +=
      rule.criteria.isEmpty
      ? "none, a best practice" : rule.criteria.map(\.title).joined(separator: ", ")
    page += "\nGravest outcome:  \(rule.gravest.rawValue)\n"
    page += rule.criteria.map { criterion in
      criterion.standards.map { "\(criterion.number) in \($0.name): \($0.places)\n" }.joined()
    }.joined()
    page += rule.comparedLimits.map { "Limit, \($0.title): \($0.summary)\n" }.joined()
    page += "\n\(rule.rationale)\n\nFix: \(rule.fix)\n"
    for kind in RuleVerification.Kind.allCases {
      for example in rule.examples(kind) {
        page += "\n\(kind.title): \(example.title)\n\n"
        page += example.outline.linesOfText.map { "    \($0)\n" }.joined()
      }
    }
    return page
  }
}

extension Rule {
  /// The examples of a kind, in their order.
  func examples(_ kind: RuleVerification.Kind) -> [RuleExample] {
    switch kind {
    case .passing: passing
    case .failing: failing
    case .inapplicable: inapplicable
    }
  }
}

extension RuleVerification.Kind {
  /// The word above an example.
  var title: String {
    switch self {
    case .passing: "Passing"
    case .failing: "Failing"
    case .inapplicable: "Inapplicable"
    }
  }
}

extension SuccessCriterion {
  /// The number, the name and the level.
  var title: String { "\(number) \(name) (\(level.rawValue))" }

  /// Where other standards ask for the same, those that are known here.
  var standards: [(name: String, places: String)] {
    var standards: [(name: String, places: String)] = []
    let clauses = [clause].compactMap(\.self) + (mapping?.relatedClauses ?? [])
    if !clauses.isEmpty { standards.append(("EN 301 549", clauses.joined(separator: ", "))) }
    if let rgaa = mapping?.rgaa, !rgaa.isEmpty {
      standards.append(("RGAA 4.1", rgaa.joined(separator: ", ")))
    }
    if let raam = mapping?.raam, !raam.isEmpty {
      standards.append(("RAAM 1.1", raam.joined(separator: ", ")))
    }
    return standards
  }
}

extension RuleLimit {
  /// The values with the thresholds that have them, or the only value.
  var summary: String {
    let values = values
    guard values.count > 1 else { return values.first?.value ?? "" }
    return values.map { "\($0.value) (\($0.thresholds.joined(separator: ", ")))" }.joined(
      separator: " · ")
  }
}

extension String {
  /// The lines, without the breaks.
  var linesOfText: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
