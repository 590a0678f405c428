import A11yTree

/// Reads how a scenario is judged.
enum AuditSettingsReader {
  static func read(_ reader: ValueReader?) throws(InputError) -> AuditSettings {
    var settings = AuditSettings()
    guard let reader else { return settings }
    let object = try reader.object(keys: ["thresholds", "largeText", "rules", "expect"])
    if let thresholds = object["thresholds"] {
      let name = try thresholds.string()
      guard let known = Thresholds.named(name) else {
        throw thresholds.unknown(name, "thresholds", among: Thresholds.all.map(\.name))
      }
      settings.thresholds = known
    }
    settings.largeText = try object["largeText"]?.word()
    for (id, value) in try object["rules"]?.object().all ?? [] {
      try checkRule(id, value)
      if try value.named(["on": false, "off": true]) { settings.disabledRules.insert(id) }
    }
    for element in try object["expect"]?.elements() ?? [] {
      settings.expected.append(try expected(element))
    }
    return settings
  }

  private static func expected(_ reader: ValueReader) throws(InputError) -> ExpectedFinding {
    let object = try reader.object(keys: ["rule", "element", "outcome", "reason"])
    let rule = try object.required("rule")
    let id = try rule.string()
    try checkRule(id, rule)
    return ExpectedFinding(
      rule: id, element: try object["element"]?.string(),
      outcome: try object["outcome"]?.named(outcomes), reason: try object["reason"]?.string(),
      location: reader.location)
  }

  private static let outcomes: KeyValuePairs<String, Outcome> = [
    "failed": .failed, "cantTell": .cantTell, "advice": .advice,
  ]

  private static func checkRule(_ id: String, _ reader: ValueReader) throws(InputError) {
    guard Catalogue.entry(id: id) == nil else { return }
    throw reader.unknown(id, "rule", among: Catalogue.all.map(\.id))
  }
}
