package import A11yTree

/// What one file, or the command line, says about how an audit judges.
package struct AuditLayer: Sendable {
  package var thresholds: Setting<Thresholds>?
  package var largeText: Setting<LargeText>?
  package var failOn: Setting<Outcome>?
  package var rules: [RuleSwitch] = []
  package var budgets: [BudgetSetting] = []

  package init() {}

  /// A rule that is switched on or off.
  package struct RuleSwitch: Sendable {
    package var id: String
    package var isOn: Setting<Bool>
  }

  /// A budget with its value.
  package struct BudgetSetting: Sendable {
    package var budget: Budget
    /// The action that it is for, nil for every one.
    package var action: ActionID?
    package var value: Setting<Int>
  }
}

/// A value with where it comes from.
package struct Setting<Value: Sendable>: Sendable {
  package var value: Value
  package var source: SettingSource

  package init(_ value: Value, from source: SettingSource) {
    self.value = value
    self.source = source
  }
}

/// Where a setting comes from, the strongest first.
package enum SettingSource: Hashable, Sendable {
  /// An option of the command line, by its name.
  case option(String)
  /// A place in a scenario.
  case scenario(SourceLocation)
  /// A place in a configuration.
  case configuration(SourceLocation)
  /// The set of limits that is in force, which brings it along.
  case thresholds(String)
  /// Nobody said anything.
  case standard
}
