/// What an audit found, and how much of the screens it measured.
public struct AuditReport: Hashable, Sendable {
  /// The name of the thresholds.
  public var thresholds: String
  /// Which text counted as large.
  public var largeText: LargeText
  /// How many screens were judged.
  public var screenCount: Int
  /// The defects, the gravest first, then in the order of the elements.
  public var findings: [Finding] = []
  /// The outcomes of each rule that was run, in the order of their ids.
  public var coverage: [Coverage] = []
  /// The ids of the catalogue's rules that are not built yet, in order.
  public var untested: [String] = []
  /// The ids of the rules that were switched off, in order.
  public var disabled: [String] = []

  /// How often a rule came to each outcome, over all screens.
  public struct Coverage: Hashable, Sendable {
    /// The id of the rule.
    public var rule: String
    /// Elements or texts that meet the expectation.
    public var passed = 0
    /// Elements or texts that do not.
    public var failed = 0
    /// Elements or texts that a person has to judge.
    public var cantTell = 0
    /// Elements or texts that a best practice is advised for.
    public var advice = 0
    /// Elements or texts that the rule is not about.
    public var inapplicable = 0
    /// Screens that do not hold what the rule measures.
    public var untested = 0

    /// Elements or texts that the rule is about.
    public var applicable: Int { passed + failed + cantTell + advice }
    /// Elements or texts on which it came to a result without a person.
    public var measured: Int { passed + failed + advice }

    mutating func count(_ outcome: Outcome) {
      switch outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .cantTell: cantTell += 1
      case .advice: advice += 1
      case .inapplicable: inapplicable += 1
      case .untested: untested += 1
      }
    }
  }

  /// Returns how many findings have an outcome.
  public func count(of outcome: Outcome) -> Int {
    findings.count { $0.outcome == outcome }
  }
}
