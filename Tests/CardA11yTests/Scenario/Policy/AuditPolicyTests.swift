import CardA11y
import Testing

/// Who goes before whom: the command line, the scenario, the configuration, the default.
struct AuditPolicyTests {
  /// What each layer says, and what comes of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let commandLine: String
    let scenario: String
    let config: String
    let inForce: [String]
    var testDescription: String { [commandLine, scenario, config].joined(separator: " | ") }

    init(_ commandLine: String, _ scenario: String, _ config: String, _ inForce: [String]) {
      self.commandLine = commandLine
      self.scenario = scenario
      self.config = config
      self.inForce = inForce
    }
  }

  @Test(arguments: [
    Row(
      "{}", "{}", "{}",
      [
        "thresholds wcag22-aa standard", "largeText ios-points standard",
        "failOn failed standard", "budgets.stopsPerCard 5 standard",
      ]),
    Row(
      "{}", "{}", #"{"thresholds": "strict", "budgets": {"stopsPerCard": 3}}"#,
      [
        "thresholds strict 1:16", "largeText wcag strict", "failOn advice strict",
        "budgets.stopsPerCard 3 1:54",
      ]),
    // A set of limits brings its own reading of large text, which a weaker layer cannot replace.
    Row(
      "{}", #"{"thresholds": "apple"}"#, #"{"largeText": "wcag"}"#,
      [
        "thresholds apple 1:16", "largeText apple apple", "failOn failed apple",
        "budgets.stopsPerCard 5 apple",
      ]),
    Row(
      "{}", #"{"largeText": "wcag"}"#, #"{"thresholds": "apple"}"#,
      [
        "thresholds apple 1:16", "largeText wcag 1:15", "failOn failed apple",
        "budgets.stopsPerCard 5 apple",
      ]),
    // What fails an audit is a decision of its own, which a stronger layer's set leaves alone.
    Row(
      #"{"thresholds": "strict"}"#, #"{"thresholds": "apple"}"#, #"{"failOn": "cantTell"}"#,
      [
        "thresholds strict 1:16", "largeText wcag strict", "failOn cantTell 1:12",
        "budgets.stopsPerCard 5 strict",
      ]),
    Row(
      "{}", #"{"rules": {"dt-truncates": "on", "card-nested": "off"}}"#,
      #"{"rules": {"dt-truncates": "off", "name-has-role": "off"}}"#,
      [
        "thresholds wcag22-aa standard", "largeText ios-points standard",
        "failOn failed standard", "budgets.stopsPerCard 5 standard", "rules.card-nested off 1:49",
        "rules.dt-truncates on 1:28", "rules.name-has-role off 1:52",
      ]),
  ])
  func theStrongestLayerHasItsWay(row: Row) throws {
    let layers = try [row.commandLine, row.scenario, row.config].map(layer)
    let policy = AuditPolicy(layers)
    // Of the budgets that always limit one stands for all.
    let others = Budget.all.filter { !$0.isOfActions }.map { "budgets.\($0.key)" }
      .filter { $0 != "budgets.stopsPerCard" }
    let settings = policy.settings.filter { !others.contains($0.key) }
    let words = settings.map { "\($0.key) \($0.value) \(source($0.source))" }
    #expect(words == row.inForce && settings.count + others.count == policy.settings.count)
  }

  @Test func rulesThatAreOffAreNotRun() throws {
    let policy = AuditPolicy([
      try layer(#"{"rules": {"dt-truncates": "on"}}"#),
      try layer(#"{"rules": {"dt-truncates": "off", "card-nested": "off"}}"#),
    ])
    #expect(policy.options.disabledRules == ["card-nested"])
  }

  private func layer(_ text: String) throws -> AuditLayer {
    try AuditConfiguration(Array(text.utf8), path: "c").layer
  }

  private func source(_ source: SettingSource) -> String {
    switch source {
    case .configuration(let location): "\(location.line):\(location.column)"
    case .thresholds(let name): name
    default: "\(source)"
    }
  }
}
