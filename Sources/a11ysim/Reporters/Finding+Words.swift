import A11yTree

extension Finding {
  /// The element as people know it: its label, else its place in the tree.
  var name: String { element.label.map { "\"\($0)\"" } ?? element.id.path }

  /// Where it was written, ready to stand before a message; empty where that is not known.
  var placePrefix: String { location.map { "\($0.text): " } ?? "" }

  /// The rule and the success criteria.
  var ruleWords: String { Self.ruleWords(rule, criteria) }

  /// Returns the words of a rule with its success criteria.
  static func ruleWords(_ rule: String, _ criteria: [SuccessCriterion]) -> String {
    let criteria = criteria.map { "WCAG \($0.number) \($0.name), \($0.level.rawValue)" }
    return ([rule] + criteria).joined(separator: " · ")
  }

  /// What was measured and what is required; empty where nothing is.
  var numberWords: String {
    let words = [measured.map { "measured \($0)" }, required.map { "required \($0)" }]
    return words.compactMap { $0 }.joined(separator: ", ")
  }
}

extension FindingCluster {
  /// How many more there are than the one that is named; empty where there is none.
  var moreWords: String { count > 1 ? " and \(count - 1) more" : "" }

  /// Returns where it occurs, each outcome for itself where there are several.
  func place(_ words: EnvironmentWords) -> String {
    let occurrences = findings.flatMap(\.occurrences)
    var outcomes: [Outcome] = []
    for occurrence in occurrences where !outcomes.contains(occurrence.outcome) {
      outcomes.append(occurrence.outcome)
    }
    let parts = outcomes.map { outcome -> String in
      var seen: Set<[EnvironmentEntry]> = []
      let places = occurrences.filter { $0.outcome == outcome }.flatMap(\.environments)
        .filter { seen.insert($0).inserted }
      let place = words.words(for: places)
      return outcomes.count > 1 ? "\(outcome.rawValue) \(place)" : place
    }
    return parts.joined(separator: "; ")
  }
}

extension SourceLocation {
  /// The place as compilers write it, which editors open.
  var text: String { "\(path):\(line):\(column)" }
}

extension Int {
  /// Returns the number with a noun, which takes an s for more than one.
  func words(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}

extension [String] {
  /// Returns the texts that are not empty, joined.
  func joined(ifAny separator: String) -> String {
    filter { !$0.isEmpty }.joined(separator: separator)
  }
}
