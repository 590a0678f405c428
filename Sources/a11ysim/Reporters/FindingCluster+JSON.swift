import A11yTree
import CardA11y

extension FindingCluster {
  /// Returns the findings for machines, as one with its occurrences.
  ///
  /// - Parameter standing: How they stand to a baseline, nil for not at all.
  /// - Returns: A finding of the documented shape.
  func value(_ standing: String?) -> JSONValue {
    .object([
      .init("rule", .string(first.rule)), .init("outcome", .string(first.outcome.rawValue)),
      .init("expected", .bool(excuse?.isExpected ?? false)),
      .init("suppressed", .bool(excuse?.isSuppressed ?? false)),
      .init("excuse", JSONValue(excuse?.reason)), .init("baseline", JSONValue(standing)),
      .init("reason", JSONValue(first.reason)),
      .init("wcag", .strings(first.criteria.map(\.number))),
      .init("message", .string(first.message)),
      .init("element", first.element.value), .init("evidence", .string(first.evidence)),
      .init("location", first.location?.value ?? .null),
      .init("place", JSONValue(defect?.place)), .init("count", .number(count)),
      .init("environments", environments.value),
      .init("occurrences", .array(findings.flatMap(occurrences))),
      .init("measured", first.measured?.value ?? .null),
      .init("required", first.required?.value ?? .null),
      .init("fix", .string(first.fix)),
      .init("suggestions", .array(first.suggestions.map(\.value))),
    ])
  }

  /// The environments in which it occurs, each once.
  private var environments: [[EnvironmentEntry]] {
    var seen: Set<[EnvironmentEntry]> = []
    return findings.flatMap(\.environments).filter { seen.insert($0).inserted }
  }

  private func occurrences(of finding: Finding) -> [JSONValue] {
    finding.occurrences.map { occurrence in
      .object([
        .init("element", finding.element.value),
        .init("location", finding.location?.value ?? .null),
        .init("outcome", .string(occurrence.outcome.rawValue)),
        .init("message", .string(occurrence.message)),
        .init("reason", JSONValue(occurrence.reason)),
        .init("measured", occurrence.measured?.value ?? .null),
        .init("required", occurrence.required?.value ?? .null),
        .init("fix", JSONValue(occurrence.fix)),
        .init("suggestions", .array(occurrence.suggestions.map(\.value))),
        .init("environments", occurrence.environments.value),
      ])
    }
  }
}

extension Finding.Element {
  /// The element for machines.
  var value: JSONValue {
    .object([.init("id", .string(id.path)), .init("label", JSONValue(label))])
  }
}

extension [[EnvironmentEntry]] {
  /// The environments for machines.
  var value: JSONValue { .array(map { .object($0.map(\.member)) }) }
}
