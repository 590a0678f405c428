import A11yTree
import CardA11y

/// How an audit judges the scenarios of a place, and who says so.
struct ConfigReport {
  /// The scenario or the folder.
  let path: String
  /// The configuration that was found, nil for none.
  let configuration: String?
  /// What is in force.
  let policy: AuditPolicy

  /// The report for machines.
  var value: JSONValue {
    .object([
      .schemaVersion, .init("path", .string(path)), .init("config", JSONValue(configuration)),
      .init("settings", .array(policy.settings.map(value))),
      .init("limits", Self.value(policy.options.thresholds.limits)),
      .init(
        "sets",
        .array(
          Thresholds.all.map {
            .object([.init("name", .string($0.name)), .init("limits", Self.value($0.limits))])
          })),
    ])
  }

  /// The report for a person: the settings with their places, then the limits of every set.
  var page: Page {
    var page = Page()
    page.table(
      [
        [Span("for"), Span(path)],
        [
          Span("configuration"),
          configuration.map { Span($0, .place) } ?? Span("none found", .faint),
        ],
      ], indent: 0)
    page.gap()
    page.line(Span("In force", .strong))
    page.table(
      policy.settings.map { setting in
        [Span(setting.key), Span("\(setting.value)"), setting.source.span]
      })
    page.gap()
    page.line(Span("Limits", .strong), " · in force, then by each set")
    page.table(rows)
    return page
  }

  private var rows: [[Span]] {
    let heads = ["", "in force"] + Thresholds.all.map(\.name)
    let columns = Thresholds.all.map(\.limits)
    let rows = policy.options.thresholds.limits.enumerated().map { place, limit in
      [Span(limit.title), Span("\(limit.value)", .strong)]
        + columns.map { Span("\($0[place].value)") }
    }
    return [heads.map { Span($0, .faint) }] + rows
  }

  private func value(_ setting: AuditPolicy.Entry) -> JSONValue {
    .object([
      .init("key", .string(setting.key)), .init("value", setting.value.json),
      .init("source", setting.source.value),
    ])
  }

  private static func value(_ limits: [Thresholds.Limit]) -> JSONValue {
    .object(limits.map { .init($0.key, $0.value.json) })
  }
}

extension Thresholds.Limit.Value {
  /// The value for machines.
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .flag(let isOn): .bool(isOn)
    case .word(let word): .string(word)
    }
  }
}

extension SettingSource {
  /// Where the setting comes from, for a person.
  fileprivate var span: Span {
    switch self {
    case .option(let name): Span("--\(name)", .place)
    case .scenario(let location), .configuration(let location): Span(location.text, .place)
    case .thresholds(let name): Span("by \(name)", .faint)
    case .standard: Span("default", .faint)
    }
  }

  /// Where the setting comes from, for machines.
  fileprivate var value: JSONValue {
    let (from, further): (String, JSONValue.Member?) =
      switch self {
      case .option(let name): ("commandLine", .init("option", .string("--\(name)")))
      case .scenario(let location): ("scenario", .init("location", location.value))
      case .configuration(let location): ("config", .init("location", location.value))
      case .thresholds(let name): ("thresholds", .init("thresholds", .string(name)))
      case .standard: ("default", nil)
      }
    return .object([.init("from", .string(from))] + [further].compactMap(\.self))
  }
}
