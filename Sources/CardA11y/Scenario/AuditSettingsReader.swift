import A11yTree

/// Reads how a scenario is judged.
enum AuditSettingsReader {
  static func read(_ reader: ValueReader?) throws(InputError) -> AuditSettings {
    var settings = AuditSettings()
    guard let reader else { return settings }
    let object = try reader.object(keys: AuditLayerReader.keys + ["expect"])
    settings.layer = try AuditLayerReader.read(object) { .scenario($0) }
    for element in try object["expect"]?.elements() ?? [] {
      settings.expected.append(try expected(element))
    }
    return settings
  }

  private static func expected(_ reader: ValueReader) throws(InputError) -> ExpectedFinding {
    let object = try reader.object(keys: ["rule", "element", "outcome", "reason"])
    let rule = try object.required("rule")
    let id = try rule.string()
    try AuditLayerReader.checkRule(id, rule)
    return ExpectedFinding(
      rule: id, element: try object["element"]?.string(),
      outcome: try object["outcome"]?.named(AuditLayerReader.outcomes),
      reason: try object["reason"]?.string(),
      location: reader.location)
  }
}
