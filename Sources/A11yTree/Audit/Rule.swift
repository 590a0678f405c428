/// An expectation that a screen meets or not, with what people need to know about it.
///
/// A rule is a value: its file holds its words, its examples and its check, and one word in
/// `Rule.all` registers it. Rules never name each other.
public struct Rule: Sendable {
  /// The name: a defect, in kebab case.
  public let id: String
  /// The expectation, in a few words.
  public let title: String
  /// The numbers of the success criteria, as `4.1.2`; empty for a best practice.
  public let criterionNumbers: [String]
  /// The gravest outcome that it reports.
  public let gravest: Outcome
  /// What the defect means to a person.
  public let rationale: String
  /// How the defect is put right.
  public let fix: String
  /// The keys of the limits that it compares with, of the thresholds or the budgets.
  public let limits: [String]
  /// Whether it looks for words of a language.
  public let readsWords: Bool
  /// What of a screen can change what it says.
  package let sees: RuleSight
  /// Screens that meet the expectation.
  public let passing: [RuleExample]
  /// Screens that do not, each node that must be reported marked by `↓`.
  public let failing: [RuleExample]
  /// Screens that the rule is not about.
  public let inapplicable: [RuleExample]
  /// How screens are judged.
  package let check: Check

  /// How screens are judged.
  package enum Check: Sendable {
    /// One screen at a time; `needsScene` where the rule measures what is painted.
    case screen(needsScene: Bool, @Sendable (RuleContext) -> [Verdict])
    /// The same screen in several environments.
    case matrix(@Sendable ([RuleContext]) -> [MatrixVerdict])
    /// A session of the reader; its examples are sessions in outline notation.
    case session(@Sendable (SessionRecord) -> [SessionVerdict])
  }

  init(
    id: String, title: String, criteria: [String], gravest: Outcome, rationale: String,
    fix: String, limits: [String] = [], readsWords: Bool = false, sees: RuleSight = .layout,
    passing: [RuleExample],
    failing: [RuleExample], inapplicable: [RuleExample], check: Check
  ) {
    self.id = id
    self.title = title
    self.criterionNumbers = criteria
    self.gravest = gravest
    self.rationale = rationale
    self.fix = fix
    self.limits = limits
    self.readsWords = readsWords
    self.sees = sees
    self.passing = passing
    self.failing = failing
    self.inapplicable = inapplicable
    self.check = check
  }

  /// The success criteria, in WCAG's order; empty for a best practice.
  public var criteria: [SuccessCriterion] {
    criterionNumbers.compactMap { SuccessCriterion.numbered($0) }
  }

  /// Whether it measures what is painted.
  public var needsScene: Bool {
    if case .screen(needsScene: true, _) = check { true } else { false }
  }

  /// Whether it compares several environments.
  package var judgesMatrix: Bool {
    if case .matrix = check { true } else { false }
  }

  /// Returns the built rule of an id, nil where there is none.
  public static func withID(_ id: some StringProtocol) -> Rule? {
    all.first { $0.id == id }
  }
}

extension Rule {
  /// Returns what the rule says about screens; nothing about those that lack what it measures.
  package func judge(_ contexts: [RuleContext]) -> [MatrixVerdict] {
    judge(contexts) { $0 }
  }

  /// Returns what the rule says about screens, asking it once of those that are alike.
  func judge(_ contexts: [RuleContext], _ twins: ScreenTwins) -> [MatrixVerdict] {
    judge(contexts) { twins.first(of: $0, to: sees) }
  }

  private func judge(
    _ contexts: [RuleContext], _ first: (Int) -> Int
  ) -> [MatrixVerdict] {
    switch check {
    case .session: return []
    case .matrix(let check): return check(contexts)
    case .screen(let needsScene, let check):
      var verdicts: [MatrixVerdict] = []
      var ranges: [Range<Int>] = []
      for (index, context) in contexts.enumerated() {
        let (start, twin) = (verdicts.count, first(index))
        if twin < index {
          for place in ranges[twin] {
            verdicts.append(MatrixVerdict(screen: index, verdict: verdicts[place].verdict))
          }
        } else if context.screen.hasScene || !needsScene {
          for verdict in check(context) {
            verdicts.append(MatrixVerdict(screen: index, verdict: verdict))
          }
        }
        ranges.append(start..<verdicts.count)
      }
      return verdicts
    }
  }

  /// Returns what the rule says about a session; nothing where it judges screens.
  package func judge(_ session: SessionRecord) -> [SessionVerdict] {
    if case .session(let check) = check { check(session) } else { [] }
  }

  /// Whether it judges sessions rather than screens.
  package var judgesSessions: Bool {
    if case .session = check { true } else { false }
  }
}

extension Rule.Check {
  /// Judges every stop of the reader.
  static func eachStop(_ judge: @escaping @Sendable (RuleElement) -> Judgement) -> Self {
    .screen(needsScene: false) { context in
      context.stops.map { index in
        Verdict(node: index, judgement: judge(RuleElement(context: context, index: index)))
      }
    }
  }

  /// Judges every node, in the order of the tree.
  static func eachNode(_ judge: @escaping @Sendable (RuleElement) -> Judgement) -> Self {
    .screen(needsScene: false) { context in
      context.screen.tree.nodes.indices.map { index in
        Verdict(node: index, judgement: judge(RuleElement(context: context, index: index)))
      }
    }
  }

  /// Judges every painted text.
  static func eachText(_ judge: @escaping @Sendable (RuleText) -> Judgement) -> Self {
    .screen(needsScene: true) { context in
      context.texts.map { text in
        Verdict(
          node: text.owner.index, evidence: text.evidence, item: text.item, judgement: judge(text))
      }
    }
  }
}
