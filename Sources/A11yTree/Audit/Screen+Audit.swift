extension Screen {
  /// Returns what the rules find on the screen.
  ///
  ///     #expect(screen.audit().difference() == nil)
  ///
  /// - Parameters:
  ///   - thresholds: The limits.
  ///   - disabledRules: The ids of rules that are not run.
  /// - Returns: The findings, and how much was measured.
  public func audit(
    thresholds: Thresholds = .wcag22AA, without disabledRules: Set<String> = []
  ) -> AuditReport {
    [self].audit(thresholds: thresholds, without: disabledRules)
  }
}

extension [Screen] {
  /// Returns what the rules find on screens that show the same content in several environments.
  ///
  /// - Parameters:
  ///   - thresholds: The limits.
  ///   - disabledRules: The ids of rules that are not run.
  /// - Returns: The findings, each with the environments in which it occurs.
  public func audit(
    thresholds: Thresholds = .wcag22AA, without disabledRules: Set<String> = []
  ) -> AuditReport {
    var options = Audit.Options()
    options.thresholds = thresholds
    options.disabledRules = disabledRules
    return Audit.run(self, options: options)
  }
}

extension AuditReport {
  /// Returns the findings of an outcome, and of graver ones, a line each.
  ///
  ///     failed contrast-text-aa "Cook"
  public func text(atLeast limit: Outcome = .failed) -> String {
    findings.filter { $0.outcome.rank <= limit.rank }.map { $0.line + "\n" }.joined()
  }

  /// Returns what differs from the findings that a test expects; nil where nothing does.
  ///
  /// What came up stands with its message and the place in the source.
  ///
  ///     #expect(screen.audit().difference() == nil)
  ///     #expect(screen.audit().difference(from: "failed contrast-text-aa \"Cook\"") == nil)
  ///
  /// - Parameters:
  ///   - expected: The lines of `text`, in its order; empty where nothing may be found.
  ///   - limit: The least grave outcome that is looked at.
  /// - Returns: The difference, whose description can be read.
  public func difference(
    from expected: String = "", atLeast limit: Outcome = .failed
  ) -> TextDifference? {
    TextDifference(from: expected, to: text(atLeast: limit)) { line in
      findings.first { $0.line == line }.map { ": " + $0.explanation } ?? ""
    }
  }
}

extension Finding {
  fileprivate var line: String {
    "\(outcome.rawValue) \(rule) \(element.label.map(\.quoted) ?? element.id.path)"
  }

  fileprivate var explanation: String {
    guard let location else { return message }
    return "\(message) (\(location.path):\(location.line))"
  }
}
