import A11yTree

/// Reads how an audit judges, from scenarios and configurations alike.
enum AuditLayerReader {
  static let keys = ["thresholds", "largeText", "failOn", "rules", "budgets"]

  /// Returns what an object says; its other keys are the caller's.
  static func read(
    _ object: ObjectReader, from source: (SourceLocation) -> SettingSource
  ) throws(InputError) -> AuditLayer {
    var layer = AuditLayer()
    if let reader = object["thresholds"] {
      let name = try reader.string()
      guard let known = Thresholds.named(name) else {
        throw reader.unknown(name, "thresholds", among: Thresholds.all.map(\.name))
      }
      layer.thresholds = Setting(known, from: source(reader.location))
    }
    if let reader = object["largeText"] {
      layer.largeText = Setting(try reader.word(), from: source(reader.location))
    }
    if let reader = object["failOn"] {
      layer.failOn = Setting(try reader.named(outcomes), from: source(reader.location))
    }
    for (id, reader) in try object["rules"]?.object().all ?? [] {
      try checkRule(id, reader)
      let isOn = try reader.named(["on": true, "off": false])
      layer.rules.append(.init(id: id, isOn: Setting(isOn, from: source(reader.location))))
    }
    if let budgets = object["budgets"] {
      layer.budgets = try self.budgets(try budgets.object(), from: source)
    }
    return layer
  }

  /// The outcomes that are findings, by their names in files.
  static let outcomes: KeyValuePairs<String, Outcome> = [
    "failed": .failed, "cantTell": .cantTell, "advice": .advice,
  ]

  /// Refuses an id that no rule of the catalogue has.
  static func checkRule(_ id: String, _ reader: ValueReader) throws(InputError) {
    guard Catalogue.entry(id: id) == nil else { return }
    throw reader.unknown(id, "rule", among: Catalogue.all.map(\.id))
  }

  private static func budgets(
    _ object: ObjectReader, from source: (SourceLocation) -> SettingSource
  ) throws(InputError) -> [AuditLayer.BudgetSetting] {
    var settings: [AuditLayer.BudgetSetting] = []
    for (key, reader) in object.all {
      guard let budget = Budget.named(key) else {
        throw object.unknownKey(key, "budget", among: Budget.all.map(\.key))
      }
      let value = try reader.integer(in: budget.range)
      settings.append(
        .init(budget: budget, value: Setting(value, from: source(reader.location))))
    }
    return settings
  }
}
