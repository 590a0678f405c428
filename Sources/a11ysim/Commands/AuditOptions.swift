import A11yTree
import CardA11y

extension Scenario {
  /// Returns how the scenario is judged, with what the command line says instead.
  func auditOptions(_ invocation: Invocation) -> Audit.Options {
    let thresholds = invocation[.thresholds].flatMap { Thresholds.named($0) }
    let largeText = invocation[.largeText].flatMap(LargeText.init)
    var options = Audit.Options()
    options.thresholds = thresholds ?? audit.thresholds ?? options.thresholds
    options.thresholds.largeText =
      largeText ?? (thresholds == nil ? audit.largeText : nil) ?? options.thresholds.largeText
    options.disabledRules = audit.disabledRules
    return options
  }
}
