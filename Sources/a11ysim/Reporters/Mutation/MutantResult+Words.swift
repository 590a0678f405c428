import A11yTree

extension MutantResult {
  /// What was broken, as people know it.
  var name: String {
    (element.label.map { "\"\($0)\"" } ?? element.id.path) + (detail.isEmpty ? "" : ", \(detail)")
  }

  /// What was broken and how, as a clause.
  var summary: String { "\(name) \(kind.summary)" }

  /// Where it differs, in words; empty where that was not looked for.
  var traceWords: String { traces.map(\.words).joined(separator: ", ") }

  /// What of the scenario would notice it.
  ///
  /// - Parameter path: The file of the scenario.
  /// - Returns: What to do, in words.
  func remedy(in path: String) -> String {
    guard let remark = remarks.first else { return remedyByHearing(path) ?? otherRemedy }
    let option = "--fail-on \(remark.outcome.rawValue), which fails on \(remark.rule)"
    return remedyByHearing(path).map { "\($0), or \(option)" } ?? option
  }

  /// What would notice what a reader says or finds, nil where that is the same.
  private func remedyByHearing(_ path: String) -> String? {
    let heard = traces.filter(\.isHeard)
    guard !isDone, let trace = heard.first(where: \.settings.isEmpty) ?? heard.first else {
      return nil
    }
    if !trace.settings.isEmpty { return "a script whose environment has \(trace.settingWords)" }
    return trace.remedy(in: path)
  }

  private var otherRemedy: String {
    covered.isEmpty
      ? kind.remedy
      : "a scenario of its own for what is expected, as entries cover every environment"
  }

  /// Whether it differs in what is done, which only a step that does it shows.
  private var isDone: Bool {
    traces.contains { [.doing, .effect, .session].contains($0.place) }
  }
}

extension MutantResult.Remark {
  /// The outcome with the rule.
  var words: String { "\(outcome.rawValue) \(rule)" }
}

extension MutantResult.Killer.Means {
  /// What kills, for a table.
  var words: String {
    switch self {
    case .expectation: "expectations of scripts"
    case .golden: "goldens"
    case .rule: "rules"
    case .expectedFinding: "expected findings that are gone"
    case .baseline: "known findings that are gone"
    case .error: "scripts that cannot be played"
    }
  }
}

extension MutationTrace {
  fileprivate var isHeard: Bool {
    if case .reader = place { true } else { false }
  }

  /// What would notice what a reader says or finds.
  fileprivate func remedy(in path: String) -> String {
    guard case .reader(let technology) = place else { return "" }
    if isScripted {
      return technology == .voiceOver
        ? "a step that comes by it, in a script of VoiceOver"
        : "a step that comes by it, in a script of the reader \(technology.rawValue)"
    }
    let option = technology == .voiceOver ? "" : " --reader \(technology.rawValue)"
    return "a golden: a11ysim transcript --update\(option) \(path)"
  }

  /// The settings of its environment.
  fileprivate var settingWords: String { settings.map(\.words).joined(separator: " ") }

  /// Where a difference shows, with the environment where that is not the scenario's own.
  var words: String { place.words + (settings.isEmpty ? "" : " at \(settingWords)") }
}

extension MutationTrace.Place {
  /// Where a difference shows.
  fileprivate var words: String {
    switch self {
    case .session: "the sessions of its scripts"
    case .reader(let technology):
      "what \(technology.title) \(technology == .voiceOver ? "says" : "finds")"
    case .doing: "what controls do"
    case .picture: "the picture"
    case .effect: "what the action does"
    }
  }

  /// The name for machines.
  var name: String {
    switch self {
    case .session: "session"
    case .reader(let technology): technology.rawValue
    case .doing: "actions"
    case .picture: "picture"
    case .effect: "effect"
    }
  }
}
