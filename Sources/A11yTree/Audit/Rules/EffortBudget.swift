extension Rule {
  /// An action that takes more gestures, or more listening, than somebody set as a budget.
  ///
  /// Ours: a team decides how far away an action may be; without a budget nothing is judged. The
  /// better of two ways counts, swiping or by one setting of the rotor.
  static let effortBudget = Rule(
    id: "effort-budget",
    title: "Actions are reached within the budget",
    criteria: [],
    gravest: .failed,
    rationale: """
      Who cannot see a button swipes past everything before it, and listens. A budget keeps a \
      change from moving what people come for out of reach.
      """,
    fix: """
      Move the action further up, combine texts before it, or give the page headings: \
      accessibilityAddTraits(.isHeader).
      """,
    limits: ["gestures", "seconds"],
    passing: [
      RuleExample(
        "A budget of 4 gestures",
        """
        header "Plans"
        staticText "Solo"
        button "Buy" action=buy
        """, budgets: .gestures(4)),
      RuleExample(
        "The rotor leads there in 4 gestures",
        """
        staticText "One"
        staticText "Two"
        staticText "Three"
        staticText "Four"
        staticText "Five"
        link "Terms" action=terms
        """, budgets: .gestures(4)),
    ],
    failing: [
      RuleExample(
        "A budget of 3 gestures",
        """
        header "Plans"
        staticText "Solo"
        staticText "Four dollars a month"
        ↓button "Buy" action=buy
        """, budgets: .gestures(3)),
      RuleExample(
        "A budget of 4 seconds",
        """
        staticText "Forty letters are what a person listens to"
        staticText "Then forty letters more, before the button"
        ↓button "Buy" action=buy
        """, budgets: .seconds(4)),
      RuleExample(
        "A custom action that flicks never come to",
        """
        ↓adjustable "Volume" adjustment=up,down customAction="Mute":mute
        """, budgets: .gestures(9)),
      RuleExample(
        "An action that is not there",
        """
        group
          ↓button "Buy" action=buy
        """, budgets: .gestures(3, for: "sell")),
    ],
    inapplicable: [
      RuleExample("Without a budget", #"button "Buy" action=buy"#),
      RuleExample(
        "Nothing can be done", #"staticText "Plans""#, budgets: .gestures(1)),
    ],
    check: .screen(needsScene: false) { context in
      let budgets = context.thresholds.budgets
      guard budgets.limitsEffort,
        let efforts = try? Effort.all(on: context.screen, profile: context.profile)
      else { return [] }
      return efforts.map { effort in
        Verdict(
          node: effort.node, evidence: effort.action.name, judgement: judge(effort, budgets))
      } + missing(efforts, budgets, context)
    })

  private static func judge(_ effort: Effort, _ budgets: Budgets) -> Judgement {
    let own = budgets.actions.first { $0.action == effort.action }
    let gestures = own?.gestures ?? budgets.gestures
    let seconds = own?.seconds ?? budgets.seconds
    guard gestures != nil || seconds != nil else { return .inapplicable }
    guard let way = effort.best else { return .outOfReach(effort) }
    if let gestures, way.gestures > gestures { return .tooManyGestures(effort, way, gestures) }
    if let seconds, way.seconds > Double(seconds) { return .tooLong(effort, way, seconds) }
    return .passed
  }

  /// Returns that a budget names an action which is nowhere, as its name is mistyped or gone;
  /// the first stop stands for the screen.
  private static func missing(
    _ efforts: [Effort], _ budgets: Budgets, _ context: RuleContext
  ) -> [Verdict] {
    guard let first = context.stops.first else { return [] }
    let names = Set(efforts.map(\.action))
    return budgets.actions.map(\.action).filter { !names.contains($0) }.map { action in
      Verdict(node: first, evidence: action.name, judgement: .nowhere(action, efforts))
    }
  }
}

extension Budgets {
  /// Whether anything is said of the effort to reach actions.
  fileprivate var limitsEffort: Bool { gestures != nil || seconds != nil || !actions.isEmpty }

  fileprivate static func gestures(_ count: Int, for action: ActionID? = nil) -> Budgets {
    var budgets = Budgets()
    if let action {
      budgets.actions = [ActionBudget(action)]
      budgets.actions[0].gestures = count
    } else {
      budgets.gestures = count
    }
    return budgets
  }

  fileprivate static func seconds(_ count: Int) -> Budgets {
    var budgets = Budgets()
    budgets.seconds = count
    return budgets
  }
}

extension Judgement {
  fileprivate static func tooManyGestures(
    _ effort: Effort, _ way: Effort.Way, _ most: Int
  ) -> Self {
    let measured = Measure.gestures(way.gestures)
    return .failed(
      "The action \(effort.action.name.quoted) takes \(measured) from the first stop; the budget is "
        + "\(most).", measured: measured, required: .gestures(most))
  }

  fileprivate static func tooLong(_ effort: Effort, _ way: Effort.Way, _ most: Int) -> Self {
    let measured = Measure.seconds(way.seconds)
    return .failed(
      "The action \(effort.action.name.quoted) takes \(measured) of listening from the first stop; "
        + "the budget is \(most).", measured: measured, required: .seconds(Double(most)))
  }

  fileprivate static func outOfReach(_ effort: Effort) -> Self {
    .failed("No gesture of VoiceOver comes to the action \(effort.action.name.quoted).")
  }

  fileprivate static func nowhere(_ action: ActionID, _ efforts: [Effort]) -> Self {
    let nearest = nearestWord(to: action.name, among: efforts.map(\.action.name))
    return .failed(
      "A budget names the action \(action.name.quoted), which this screen does not have"
        + (nearest.map { "; did you mean \($0.quoted)?" } ?? "."))
  }
}
