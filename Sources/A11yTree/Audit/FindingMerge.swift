/// Gathers what rules say about the same element in several environments.
struct FindingMerge {
  private var screens: [Screen]
  /// For each screen, the settings in which the screens differ.
  private var environments: [[EnvironmentEntry]]
  /// The places of these settings.
  private let varying: [Int]
  private var places: [Key: Int] = [:]
  private var groups: [Group] = []

  private struct Key: Hashable {
    var rule: String
    var id: NodeID
    var evidence: String
    /// Why nothing is required, nil for findings.
    var exemption: String?
  }

  private struct Group {
    var rule: Rule
    var entries: [MatrixVerdict]
  }

  init(screens: [Screen]) {
    self.screens = screens
    let entries = screens.map(\.environment.entries)
    let first = entries.first ?? []
    let varying = first.indices.filter { place in entries.contains { $0[place] != first[place] } }
    self.varying = varying
    environments = entries.map { own in varying.map { own[$0] } }
  }

  /// Adds what a rule says, if it is to be reported or listed.
  mutating func add(_ entry: MatrixVerdict, of rule: Rule) {
    let judgement = entry.verdict.judgement
    guard judgement.outcome.isFinding || judgement.isExemption else { return }
    let id = screens[entry.screen].tree[entry.verdict.node].id
    let key = Key(
      rule: rule.id, id: id, evidence: entry.verdict.evidence,
      exemption: judgement.isExemption ? judgement.reason : nil)
    if let place = places[key] {
      groups[place].entries.append(entry)
    } else {
      places[key] = groups.count
      groups.append(Group(rule: rule, entries: [entry]))
    }
  }

  /// Adds what a rule says of a session, if it is to be reported.
  mutating func add(_ entry: SessionVerdict, in session: SessionRecord, of rule: Rule) {
    guard entry.judgement.outcome.isFinding,
      let place = session.moments[entry.moment].place(of: entry.node)
    else { return }
    let verdict = Verdict(node: place.node, evidence: entry.evidence, judgement: entry.judgement)
    add(MatrixVerdict(screen: screens.count, verdict: verdict), on: place.screen, of: rule)
  }

  private mutating func add(_ entry: MatrixVerdict, on screen: Screen, of rule: Rule) {
    let entries = screen.environment.entries
    screens.append(screen)
    environments.append(varying.map { entries[$0] })
    add(entry, of: rule)
  }

  /// Returns what nothing is required of, by rule, then in the order of the elements.
  func exemptions() -> [Exemption] {
    groups.compactMap { group in
      guard let entry = group.entries.first, entry.verdict.judgement.isExemption else { return nil }
      return Exemption(
        rule: group.rule.id, reason: entry.verdict.judgement.reason ?? "",
        element: screens[entry.screen].findingElement(
          node: entry.verdict.node, item: entry.verdict.item), evidence: entry.verdict.evidence,
        location: location(of: entry), environments: environments(of: group.entries))
    }
  }

  /// Returns the findings, the gravest first, then in the order of the elements.
  func findings() -> [Finding] {
    let sorted = groups.filter { $0.entries.first?.verdict.judgement.isExemption == false }
      .map { (finding: finding(of: $0), first: $0.entries[0]) }
      .sorted { left, right in
        let ranks = (left.finding.outcome.rank, right.finding.outcome.rank)
        if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
        if left.first.screen != right.first.screen { return left.first.screen < right.first.screen }
        let nodes = (left.first.verdict.node, right.first.verdict.node)
        if nodes.0 != nodes.1 { return nodes.0 < nodes.1 }
        if left.finding.rule != right.finding.rule { return left.finding.rule < right.finding.rule }
        return left.finding.evidence < right.finding.evidence
      }
    return sorted.map(\.finding)
  }

  private func finding(of group: Group) -> Finding {
    let entry = gravest(of: group.entries)
    let judgement = entry.verdict.judgement
    return Finding(
      rule: group.rule.id, outcome: judgement.outcome, criteria: group.rule.criteria,
      message: judgement.message,
      element: element(of: entry), evidence: entry.verdict.evidence, location: location(of: entry),
      environments: environments(of: group.entries), occurrences: occurrences(of: group.entries),
      measured: judgement.measured, required: judgement.required,
      fix: fix(of: group, judgement) ?? group.rule.fix, suggestions: judgement.suggestions,
      reason: judgement.reason)
  }

  /// What to do; of colours that differ between appearances, those of each.
  private func fix(of group: Group, _ judgement: Judgement) -> String? {
    guard !judgement.suggestions.isEmpty else { return judgement.fix }
    var fixes = [judgement.fix].compactMap { $0 }
    for entry in group.entries where entry.verdict.judgement.outcome == judgement.outcome {
      if let fix = entry.verdict.judgement.fix, !fixes.contains(fix) { fixes.append(fix) }
    }
    return fixes.joined(separator: " ")
  }

  /// The entry that speaks for all: of the gravest ones that of the smallest text size.
  private func gravest(of entries: [MatrixVerdict]) -> MatrixVerdict {
    var best = entries[0]
    for entry in entries.dropFirst() {
      let ranks = [entry, best].map(\.verdict.judgement.outcome.rank)
      let sizes = [entry, best].map { screens[$0.screen].environment.dynamicType }
      if ranks[0] < ranks[1] || (ranks[0] == ranks[1] && sizes[0] < sizes[1]) { best = entry }
    }
    return best
  }

  private func element(of entry: MatrixVerdict) -> Finding.Element {
    screens[entry.screen].findingElement(node: entry.verdict.node, item: entry.verdict.item)
  }

  private func location(of entry: MatrixVerdict) -> SourceLocation? {
    screens[entry.screen].source(ofNode: entry.verdict.node, item: entry.verdict.item)
  }

  private func environments(of entries: [MatrixVerdict]) -> [[EnvironmentEntry]] {
    var seen: Set<[EnvironmentEntry]> = []
    return Set(entries.map(\.screen)).sorted().map { environments[$0] }
      .filter { seen.insert($0).inserted }
  }

  private func occurrences(of entries: [MatrixVerdict]) -> [Finding.Occurrence] {
    var groups: [(judgement: Judgement, entries: [MatrixVerdict])] = []
    for entry in entries {
      let place = groups.firstIndex { $0.judgement == entry.verdict.judgement }
      if let place {
        groups[place].entries.append(entry)
      } else {
        groups.append((entry.verdict.judgement, [entry]))
      }
    }
    return groups.map { judgement, entries in
      Finding.Occurrence(
        outcome: judgement.outcome, message: judgement.message, measured: judgement.measured,
        required: judgement.required, fix: judgement.fix, suggestions: judgement.suggestions,
        reason: judgement.reason, environments: environments(of: entries))
    }
  }
}
