package import A11yTree

/// The findings that are known and lived with until they are put right.
package struct Baseline: Sendable {
  package var entries: [BaselineEntry]

  package init(_ entries: [BaselineEntry] = []) {
    self.entries = entries
  }
}

/// Findings of one identity in one scenario, as many as it says.
package struct BaselineEntry: Hashable, Sendable {
  /// The path of the scenario, from the folder of the baseline.
  package var scenario: String
  package var identity: FindingIdentity
  package var count: Int
  package var note: Note
  /// Where the entry stands, nil for one that is new.
  package var location: SourceLocation?

  /// What people write about an entry.
  package struct Note: Hashable, Sendable {
    /// Who puts it right.
    package var owner: String?
    /// Why it is lived with.
    package var reason: String?
    /// The last day on which it is.
    package var expires: Day?

    package init(owner: String? = nil, reason: String? = nil, expires: Day? = nil) {
      self.owner = owner
      self.reason = reason
      self.expires = expires
    }

    /// Returns whether its time is over.
    package func isExpired(on today: Day) -> Bool { expires.map { $0 < today } ?? false }
  }

  package init(
    scenario: String, identity: FindingIdentity, count: Int = 1, note: Note = Note(),
    location: SourceLocation? = nil
  ) {
    self.scenario = scenario
    self.identity = identity
    self.count = count
    self.note = note
    self.location = location
  }
}
