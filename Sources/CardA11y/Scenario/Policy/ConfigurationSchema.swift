import A11yTree

/// The JSON Schema of configurations.
package enum ConfigurationSchema {
  /// Returns the schema, as editors take it.
  package static func schema() -> JSONValue {
    let assets: JSONValue = [
      "type": "array", "items": ["type": "string"],
      "description": "folders of asset catalogues, beside the configuration",
    ]
    return .object([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A configuration of a11ysim", "type": "object",
      "properties": JSONValue(
        .object(
          [.init(key: "$schema", value: ["type": "string"])] + AuditSchema.properties()
            + [.init(key: "assets", value: assets)])),
      "additionalProperties": false,
    ])
  }
}

/// The JSON Schema of how an audit judges, the same in scenarios and configurations.
enum AuditSchema {
  /// Returns the properties; those of a scenario may name its actions.
  static func properties(knowingActions: Bool = false) -> [JSONValue.Member] {
    [
      .init(key: "thresholds", value: ["enum": .strings(Thresholds.all.map(\.name))]),
      .init(key: "largeText", value: ["enum": .strings(LargeText.allCases.map(\.rawValue))]),
      .init(
        key: "failOn",
        value: ["enum": outcomes, "description": "the least grave outcome that fails an audit"]),
      .init(key: "rules", value: closed(rules)),
      .init(
        key: "budgets",
        value: closed(budgets(Budget.all) + (knowingActions ? [actionBudgets] : []))),
    ]
  }

  /// The outcomes that are findings.
  static var outcomes: JSONValue {
    .strings(AuditLayerReader.outcomes.map(\.key))
  }

  private static var rules: [JSONValue.Member] {
    Catalogue.all.map { entry in
      .init(key: entry.id, value: ["enum": ["on", "off"], "description": .string(entry.title)])
    }
  }

  private static var actionBudgets: JSONValue.Member {
    let own = closed(budgets(Budget.all.filter(\.isOfActions)))
    return .init(
      key: AuditLayerReader.actions,
      value: [
        "type": "object", "additionalProperties": own,
        "description": "budgets of single actions, by their names",
      ])
  }

  private static func budgets(_ budgets: [Budget]) -> [JSONValue.Member] {
    budgets.map { budget in
      .init(
        key: budget.key,
        value: [
          "type": "integer", "minimum": .number(budget.range.lowerBound),
          "maximum": .number(budget.range.upperBound), "description": .string(budget.title),
        ])
    }
  }

  private static func closed(_ properties: [JSONValue.Member]) -> JSONValue {
    [
      "type": "object", "properties": JSONValue(.object(properties)),
      "additionalProperties": false,
    ]
  }
}
