/// Runs the rules over a screen, or over the same screen in several environments and sessions.
public enum Audit {
  /// What is judged, and how.
  public struct Options: Hashable, Sendable {
    /// The limits.
    public var thresholds = Thresholds.wcag22AA
    /// Who listens, for what is measured by listening.
    public var profile = ReaderProfile.newest
    /// The ids of rules that are not run.
    public var disabledRules: Set<String> = []

    /// Creates the default options.
    public init() {}
  }

  /// Returns what the rules find on screens that show the same content.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - sessions: What was heard of the content, for the rules that judge sessions.
  ///   - options: What is judged, and how.
  /// - Returns: The findings, and how much was measured.
  public static func run(
    _ screens: [Screen], sessions: [SessionRecord] = [], options: Options = Options()
  ) -> AuditReport {
    let thresholds = options.thresholds
    let contexts = screens.map {
      RuleContext(screen: $0, thresholds: thresholds, profile: options.profile)
    }
    let twins = ScreenTwins(contexts)
    var report = AuditReport(
      thresholds: thresholds.name, largeText: thresholds.largeText, screenCount: screens.count)
    var merge = FindingMerge(screens: screens)
    for rule in Rule.all where !options.disabledRules.contains(rule.id) {
      var coverage = AuditReport.Coverage(rule: rule.id)
      if rule.needsScene { coverage.untested = screens.count { !$0.hasScene } }
      for entry in rule.judge(contexts, twins) {
        coverage.count(entry.verdict.judgement)
        merge.add(entry, of: rule)
      }
      if rule.judgesSessions, sessions.isEmpty { coverage.untested = screens.count }
      for session in sessions {
        for entry in rule.judge(session) {
          coverage.count(entry.judgement)
          merge.add(entry, in: session, of: rule)
        }
      }
      report.coverage.append(coverage)
    }
    report.findings = merge.findings()
    report.exemptions = merge.exemptions()
    report.untested = Catalogue.untested.map(\.id)
    report.disabled = Rule.all.map(\.id).filter(options.disabledRules.contains)
    return report
  }
}
