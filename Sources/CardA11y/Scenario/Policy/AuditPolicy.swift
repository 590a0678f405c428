package import A11yTree

/// How an audit judges, once everything that may have a say is heard.
///
/// The command line goes before a scenario, that before the configuration, and that before what
/// holds where nobody says anything.
package struct AuditPolicy: Sendable {
  /// How the rules are run; its limits include what fails an audit.
  package private(set) var options = Audit.Options()
  /// Every setting with where it comes from, in the order of a report.
  package private(set) var settings: [Entry] = []

  /// A setting that is in force.
  package struct Entry: Sendable {
    package var key: String
    package var value: Thresholds.Limit.Value
    package var source: SettingSource
  }

  /// The least grave outcome that fails the audit.
  package var failOn: Outcome { options.thresholds.failOn }

  /// Draws layers together, of which the first goes before the others.
  package init(_ layers: [AuditLayer]) {
    let thresholds = layers.lazy.compactMap(\.thresholds).first
    let set = thresholds?.value ?? options.thresholds
    options.thresholds = set
    add("thresholds", .word(set.name), thresholds?.source ?? .standard)

    let own = thresholds.map { _ in SettingSource.thresholds(set.name) } ?? .standard
    let largeText = Self.largeText(layers) ?? Setting(set.largeText, from: own)
    options.thresholds.largeText = largeText.value
    add("largeText", .word(largeText.value.rawValue), largeText.source)

    let failOn = layers.lazy.compactMap(\.failOn).first ?? Setting(set.failOn, from: own)
    options.thresholds.failOn = failOn.value
    add("failOn", .word(failOn.value.rawValue), failOn.source)

    addBudgets(layers, own)
    addRules(layers)
  }

  /// A set of limits brings its own reading of large text, which only the same layer or a stronger
  /// one replaces.
  private static func largeText(_ layers: [AuditLayer]) -> Setting<LargeText>? {
    for layer in layers {
      if let largeText = layer.largeText { return largeText }
      if layer.thresholds != nil { return nil }
    }
    return nil
  }

  private mutating func addBudgets(_ layers: [AuditLayer], _ own: SettingSource) {
    for budget in Budget.all {
      let setting = layers.lazy.flatMap(\.budgets)
        .first { $0.budget.key == budget.key && $0.action == nil }?.value
      guard let value = setting?.value ?? options.thresholds.budgets[budget] else { continue }
      options.thresholds.budgets[budget] = value
      add("budgets.\(budget.key)", .number(Double(value)), setting?.source ?? own)
    }
    for setting in layers.flatMap(\.budgets) {
      guard let action = setting.action else { continue }
      let key = "budgets.actions.\(action.name).\(setting.budget.key)"
      guard !settings.contains(where: { $0.key == key }) else { continue }
      options.thresholds.budgets.limit(action, setting.budget, to: setting.value.value)
      add(key, .number(Double(setting.value.value)), setting.value.source)
    }
  }

  private mutating func addRules(_ layers: [AuditLayer]) {
    var seen: Set<String> = []
    let switches = layers.flatMap(\.rules).filter { seen.insert($0.id).inserted }
    for rule in switches.sorted(by: { $0.id < $1.id }) {
      if !rule.isOn.value { options.disabledRules.insert(rule.id) }
      add("rules.\(rule.id)", .word(rule.isOn.value ? "on" : "off"), rule.isOn.source)
    }
  }

  private mutating func add(
    _ key: String, _ value: Thresholds.Limit.Value, _ source: SettingSource
  ) {
    settings.append(Entry(key: key, value: value, source: source))
  }
}
