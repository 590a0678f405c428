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
  /// What rules require nothing of, by rule, then in the order of the elements.
  public var exemptions: [Exemption] = []
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
    /// Those among them of which it requires nothing though it is about their like.
    public var exempt = 0
    /// Screens that do not hold what the rule measures.
    public var untested = 0

    /// Elements or texts that the rule is about.
    public var applicable: Int { passed + failed + cantTell + advice }
    /// Elements or texts on which it came to a result without a person.
    public var measured: Int { passed + failed + advice }

    mutating func count(_ judgement: Judgement) {
      if judgement.isExemption { exempt += 1 }
      switch judgement.outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .cantTell: cantTell += 1
      case .advice: advice += 1
      case .inapplicable: inapplicable += 1
      case .untested: untested += 1
      }
    }
  }

  /// How much of the texts' contrast was measured, over all screens.
  public var texts: TextCoverage {
    let rows = coverage.filter { TextCoverage.rules.contains($0.rule) }
    return TextCoverage(
      measured: rows.map(\.measured).reduce(0, +),
      notDecidable: rows.map(\.cantTell).reduce(0, +), exempt: rows.map(\.exempt).reduce(0, +))
  }

  /// How much of the texts' contrast was measured.
  public struct TextCoverage: Hashable, Sendable {
    /// Texts whose contrast is known well enough for a verdict.
    public var measured: Int
    /// Texts that a person has to judge.
    public var notDecidable: Int
    /// Texts of which no contrast is required.
    public var exempt: Int

    /// The rules that judge each text once between them.
    static let rules = ["contrast-placeholder", "contrast-text-aa"]

    /// Creates the numbers.
    public init(measured: Int, notDecidable: Int, exempt: Int) {
      self.measured = measured
      self.notDecidable = notDecidable
      self.exempt = exempt
    }
  }

  /// Returns how many findings have an outcome.
  public func count(of outcome: Outcome) -> Int {
    findings.count { $0.outcome == outcome }
  }
}
