import A11yTree

/// Reads how a scenario is judged.
enum AuditSettingsReader {
  static func read(_ reader: ValueReader?) throws(InputError) -> AuditSettings {
    var settings = AuditSettings()
    guard let reader else { return settings }
    let object = try reader.object(keys: AuditLayerReader.keys + ["expect", "suppress"])
    settings.layer = try AuditLayerReader.read(object, knowsActions: true) { .scenario($0) }
    for element in try object["expect"]?.elements() ?? [] {
      settings.expected.append(try expected(element))
    }
    for element in try object["suppress"]?.elements() ?? [] {
      settings.suppressions.append(try suppression(element))
    }
    return settings
  }

  private static func expected(_ reader: ValueReader) throws(InputError) -> ExpectedFinding {
    let object = try reader.object(keys: FindingSelector.keys + ["reason"])
    return ExpectedFinding(
      selector: try FindingSelector.read(object), reason: try object["reason"]?.string(),
      location: reader.location)
  }

  private static func suppression(_ reader: ValueReader) throws(InputError) -> Suppression {
    let object = try reader.object(keys: FindingSelector.keys + ["reason", "expires"])
    let reason = try object.required("reason")
    let text = try reason.string()
    guard text.utf8.contains(where: { $0 > 0x20 }) else {
      throw reason.error("a suppression needs a reason; say why the finding is lived with")
    }
    return Suppression(
      selector: try FindingSelector.read(object), reason: text,
      expires: try object["expires"]?.day(), location: reader.location)
  }
}
