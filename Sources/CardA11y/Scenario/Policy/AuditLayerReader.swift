import A11yTree

/// Reads how an audit judges, from scenarios and configurations alike.
enum AuditLayerReader {
  static let keys = ["thresholds", "largeText", "failOn", "rules", "budgets"]

  /// Returns what an object says; its other keys are the caller's.
  ///
  /// - Parameters:
  ///   - object: What is read.
  ///   - knowsActions: Whether it belongs to a screen whose actions it may name.
  ///   - source: Where a setting comes from, by its place.
  /// - Returns: What it says.
  /// - Throws: The first thing that is wrong.
  static func read(
    _ object: ObjectReader, knowsActions: Bool = false,
    from source: (SourceLocation) -> SettingSource
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
      let object = try budgets.object()
      layer.budgets = try self.budgets(object, knowsActions: knowsActions, from: source)
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

  /// The key below which budgets of single actions stand.
  static let actions = "actions"

  private static func budgets(
    _ object: ObjectReader, knowsActions: Bool, from source: (SourceLocation) -> SettingSource
  ) throws(InputError) -> [AuditLayer.BudgetSetting] {
    var settings: [AuditLayer.BudgetSetting] = []
    for (key, reader) in object.all {
      if key == actions, knowsActions {
        for (name, reader) in try reader.object().all {
          settings += try budgets(
            try reader.object(), of: ActionID(name), among: Budget.all.filter(\.isOfActions),
            from: source)
        }
      } else if key == actions {
        throw reader.error("only a scenario knows its actions; put the budget into its audit")
      }
    }
    return try budgets(object, of: nil, among: Budget.all, from: source) + settings
  }

  private static func budgets(
    _ object: ObjectReader, of action: ActionID?, among budgets: [Budget],
    from source: (SourceLocation) -> SettingSource
  ) throws(InputError) -> [AuditLayer.BudgetSetting] {
    var settings: [AuditLayer.BudgetSetting] = []
    for (key, reader) in object.all where action != nil || key != actions {
      guard let budget = budgets.first(where: { $0.key == key }) else {
        throw object.unknownKey(key, "budget", among: budgets.map(\.key))
      }
      let value = try reader.integer(in: budget.range)
      settings.append(
        .init(
          budget: budget, action: action, value: Setting(value, from: source(reader.location))))
    }
    return settings
  }
}
