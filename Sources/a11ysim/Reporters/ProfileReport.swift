import A11yTree
import CardA11y

/// The versions of VoiceOver that are modelled.
struct ProfileReport {
  /// The versions.
  let profiles: [ReaderProfile]
  /// Whether everything that sets one apart is told.
  let isDetailed: Bool

  /// The report for machines.
  var value: JSONValue {
    .object([.schemaVersion, .init("profiles", .array(profiles.map(value)))])
  }

  /// The report for a person.
  var page: Page {
    var page = Page()
    page.table(
      profiles.map { profile in
        [
          Span(profile.name, .strong),
          Span(profile == .newest ? "the newest, used unless another is named" : ""),
        ]
      }, indent: 0)
    guard isDetailed else { return page }
    for profile in profiles {
      page.table(behaviour(of: profile).map { [Span($0.does ? "yes" : "no"), Span($0.words)] })
    }
    return page
  }

  /// What sets a version apart from the others.
  private func behaviour(of profile: ReaderProfile) -> [(key: String, words: String, does: Bool)] {
    [
      ("badgesAreValues", "the badge of a tab is its value", profile.badgesAreValues),
      (
        "knowsExpandedStatus", "expanded and collapsed are said, with a hint",
        profile.knowsExpandedStatus
      ),
    ]
  }

  /// The shape of one of them.
  static var shape: JSONValue {
    let behaviour = ProfileReport(profiles: [], isDetailed: true).behaviour(of: .newest)
    return Shape.object(
      [("name", Shape.text), ("newest", Shape.flag)] + behaviour.map { ($0.key, Shape.flag) })
  }

  private func value(_ profile: ReaderProfile) -> JSONValue {
    .object(
      [.init("name", .string(profile.name)), .init("newest", .bool(profile == .newest))]
        + behaviour(of: profile).map { .init($0.key, .bool($0.does)) })
  }
}
