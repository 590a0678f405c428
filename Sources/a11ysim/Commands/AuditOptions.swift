import A11yTree
import CardA11y

extension OptionGroup {
  /// How rules judge, instead of what scenarios and configurations say.
  static let audit = OptionGroup(title: "Audit", options: [.thresholds, .largeText, .failOn])
}

extension OptionSpec {
  /// On which day what expires is judged.
  static let today = OptionSpec(
    name: "today", value: .word("YYYY-MM-DD"),
    summary: "the day on which what expires is judged, instead of today")
  /// The limits by which rules judge.
  static let thresholds = OptionSpec(
    name: "thresholds", value: .choice(Thresholds.all.map(\.name)),
    summary: "the limits, instead of the scenario's own")
  /// Which text is large.
  static let largeText = OptionSpec(
    name: "large-text", value: .choice(LargeText.allCases.map(\.rawValue)),
    summary: "which text is large, instead of the scenario's own choice")
  fileprivate static let failOn = OptionSpec(
    name: "fail-on", value: .choice(["failed", "cantTell", "advice"]),
    summary: "the least grave outcome that gives exit status 1; failed if none is named")
}

extension Invocation {
  /// What the command line says about how rules judge.
  var auditLayer: AuditLayer {
    var layer = AuditLayer()
    layer.thresholds = setting(.thresholds) { Thresholds.named($0) }
    layer.largeText = setting(.largeText, LargeText.init)
    layer.failOn = setting(.failOn, Outcome.init)
    return layer
  }

  /// Returns the day on which what expires is judged; nothing else looks at it.
  func today() throws(UsageError) -> Day {
    guard let text = self[.today] else { return Day(secondsSince1970: console.now()) }
    guard let day = Day(text) else {
      throw usageError("--today: expected a day such as 2026-12-31, found '\(text)'")
    }
    return day
  }

  private func setting<Value: Sendable>(
    _ option: OptionSpec, _ value: (String) -> Value?
  ) -> Setting<Value>? {
    self[option].flatMap(value).map { Setting($0, from: .option(option.name)) }
  }
}
