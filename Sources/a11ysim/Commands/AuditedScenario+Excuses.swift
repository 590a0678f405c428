import A11yTree
import CardA11y

extension AuditedScenario {
  /// Tells the findings that the scenario is there to show from the others.
  mutating func expect(_ entries: [ExpectedFinding]) {
    let assignment = assign(entries.map(\.selector)) { .expected(entries[$0].reason) }
    for (place, entry) in entries.enumerated() where !assignment.isMet[place] {
      var description = entry.selector.description
      if case .count(let count) = entry.selector.extent, count > 1 {
        description += ", \(assignment.counts[place]) of \(count) times"
      }
      missingFindings.append(MissingFinding(description: description, location: entry.location))
    }
  }

  /// Leaves out the findings that the scenario lives with; what has expired covers none.
  mutating func suppress(_ entries: [Suppression], today: Day) {
    let valid = entries.filter { !$0.isExpired(on: today) }
    let assignment = assign(valid.map(\.selector)) { .suppressed(valid[$0].reason) }
    var place = 0
    for entry in entries {
      var result = SuppressionResult(suppression: entry, isExpired: entry.isExpired(on: today))
      if !result.isExpired {
        result.count = assignment.counts[place]
        result.isMet = assignment.isMet[place]
        place += 1
      }
      suppressions.append(result)
    }
  }

  private mutating func assign(
    _ selectors: [FindingSelector], _ excuse: (Int) -> Excuse
  ) -> FindingAssignment {
    let taken = excuses
    let assignment = FindingAssignment(selectors, to: report.findings) { taken[$0] != nil }
    for (finding, owner) in assignment.owners.enumerated() {
      if let owner { excuses[finding] = excuse(owner) }
    }
    return assignment
  }
}
