package import A11yTree

/// Which findings of a scenario an entry of its file means.
package struct FindingSelector: Hashable, Sendable {
  package var rule: String
  /// The label, the id, or the place in its component of the element; nil for any.
  package var element: String?
  /// Nil for any that is a finding.
  package var outcome: Outcome?
  package var extent: Extent

  package init(
    rule: String, element: String? = nil, outcome: Outcome? = nil, extent: Extent = .count(1)
  ) {
    self.rule = rule
    self.element = element
    self.outcome = outcome
    self.extent = extent
  }

  /// How many of the findings an entry covers.
  ///
  /// One unless said, so that a second finding of the same kind is not taken for the first.
  package enum Extent: Hashable, Sendable {
    case count(Int)
    case all
  }

  package func matches(_ finding: Finding) -> Bool {
    guard finding.rule == rule else { return false }
    if let outcome, finding.outcome != outcome { return false }
    guard let element else { return true }
    return finding.element.label == element || finding.element.id.path == element
      || FindingPlace(finding.element.id).path == element
  }

  /// The findings in words, such as `contrast-text-aa (failed) at “Cook”`.
  package var description: String {
    var text = rule
    if let outcome { text += " (\(outcome.rawValue))" }
    if let element { text += " at “\(element)”" }
    return text
  }
}

/// Reading.
extension FindingSelector {
  static let keys = ["rule", "element", "outcome", "count", "all"]

  static func read(_ object: ObjectReader) throws(InputError) -> FindingSelector {
    let rule = try object.required("rule")
    let id = try rule.string()
    try AuditLayerReader.checkRule(id, rule)
    var selector = FindingSelector(
      rule: id, element: try object["element"]?.string(),
      outcome: try object["outcome"]?.named(AuditLayerReader.outcomes))
    if let count = object["count"] { selector.extent = .count(try count.integer(in: 1...10_000)) }
    if let all = object["all"], try all.bool() {
      guard object["count"] == nil else {
        throw all.error("“count” and “all” exclude each other; keep one")
      }
      selector.extent = .all
    }
    return selector
  }

  /// The schema of the keys.
  static var properties: [JSONValue.Member] {
    [
      .init(key: "rule", value: ["enum": .strings(Catalogue.all.map(\.id))]),
      .init(
        key: "element",
        value: [
          "type": "string",
          "description": "the label, the id, or the place in its component of the element",
        ]),
      .init(key: "outcome", value: ["enum": AuditSchema.outcomes]),
      .init(
        key: "count",
        value: [
          "type": "integer", "minimum": 1, "maximum": 10_000,
          "description": "how many findings are meant, one unless said",
        ]),
      .init(
        key: "all",
        value: ["type": "boolean", "description": "whether every such finding is meant"]),
    ]
  }
}
