package import A11yTree

/// Findings that a scenario is there to show: as many as it says must occur.
package struct ExpectedFinding: Hashable, Sendable {
  package var selector: FindingSelector
  /// Why they are there, for the reader of the scenario.
  package var reason: String?
  package var location: SourceLocation
}

/// Findings that a scenario lives with, for a reason, and perhaps for a time.
package struct Suppression: Hashable, Sendable {
  package var selector: FindingSelector
  package var reason: String
  /// The last day on which it holds, nil for as long as it stands there.
  package var expires: Day?
  package var location: SourceLocation

  /// Returns whether its time is over.
  package func isExpired(on today: Day) -> Bool { expires.map { $0 < today } ?? false }
}
