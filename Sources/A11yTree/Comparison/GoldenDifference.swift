/// How what is heard differs from a golden, where both can be understood.
package struct GoldenDifference: Hashable, Sendable {
  /// Who listened in which environment, where that is not the same; nil for a session too many.
  package private(set) var headings: [Heading] = []
  /// The steps that are not the same.
  package private(set) var changes: [StopChange] = []

  /// The first line of a session on either side.
  package struct Heading: Hashable, Sendable {
    package var old: String?
    package var new: String?
  }

  /// Compares a golden with what is heard; nil where only its lines can tell what differs.
  package init?(from golden: String, to text: String) {
    guard let old = GoldenText.sessions(golden), let new = GoldenText.sessions(text) else {
      return nil
    }
    for place in 0..<max(old.count, new.count) {
      let before = place < old.count ? old[place] : nil
      let after = place < new.count ? new[place] : nil
      if before?.heading != after?.heading {
        headings.append(Heading(old: before?.heading, new: after?.heading))
      }
      changes += HeardDifference(from: before?.steps ?? [], to: after?.steps ?? []).changes
    }
    if headings.isEmpty, changes.isEmpty { return nil }
  }
}
