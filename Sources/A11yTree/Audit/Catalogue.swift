/// The rules that are worth having, built or not (facts: rules-and-peers.md §5).
public enum Catalogue {
  /// A rule of the catalogue.
  public struct Entry: Hashable, Sendable {
    /// The name: a defect, in kebab case.
    public let id: String
    /// The expectation, or the defect where the rule is not built yet.
    public let title: String
    /// The success criteria, in WCAG's order; empty for a best practice.
    public let criteria: [SuccessCriterion]
    /// The gravest outcome that it reports.
    public let gravest: Outcome
    /// Whether the rule is built.
    public let isBuilt: Bool
    /// Why it is not built, empty where it is.
    public let obstacle: String
  }

  /// Every rule, by id.
  public static let all: [Entry] =
    (Rule.all.map { rule in
      Entry(
        id: rule.id, title: rule.title, criteria: rule.criteria, gravest: rule.gravest,
        isBuilt: true, obstacle: "")
    } + untested).sorted { $0.id < $1.id }

  /// The rules that are not built yet, by id.
  public static let untested: [Entry] = plan.utf8.split(separator: UInt8(ascii: "\n"))
    .compactMap { entry(String(decoding: $0, as: UTF8.self)) }
    .sorted { $0.id < $1.id }

  /// Returns the entry of an id, nil where there is none.
  public static func entry(id: some StringProtocol) -> Entry? {
    all.first { $0.id == id }
  }

  /// Returns the known id that a mistyped one most likely means, nil where none is near.
  public static func nearestID(to id: String) -> String? {
    nearestWord(to: id, among: all.map(\.id))
  }

  private static func entry(_ line: String) -> Entry? {
    let parts = line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 4 else { return nil }
    let gravest: Outcome = parts[1] == "F" ? .failed : parts[1] == "R" ? .cantTell : .advice
    let criteria = parts[2].utf8.split(separator: UInt8(ascii: " "))
      .compactMap { SuccessCriterion.numbered(String(decoding: $0, as: UTF8.self)) }
    return Entry(
      id: parts[0], title: parts[3], criteria: criteria, gravest: gravest, isBuilt: false,
      obstacle: obstacle(to: parts[0]) ?? "not built yet")
  }

  private static func obstacle(to id: String) -> String? {
    obstacles.utf8.split(separator: UInt8(ascii: "\n"))
      .first { $0.starts(with: (id + "|").utf8) }
      .map { String(decoding: $0.dropFirst(id.utf8.count + 1), as: UTF8.self) }
  }

  /// What a screen does not hold, by the id of the rule that would need it.
  private static let obstacles = """
    context-change|a screen does not know what focus or input sets off
    input-purpose|the content type of a field is no part of a screen
    motion-alternative|a screen is one moment, in which nothing moves
    orientation-lock|a lock belongs to the app, a screen has the orientation it was compiled for
    reduce-motion|a screen is one moment, in which nothing moves
    target-android|target-enhanced asks for 48 points by the thresholds android-parity and strict
    timing-autodismiss|a screen has no clock
    """

  /// Id, class (F failed, R cantTell, B advice), criteria, and the defect.
  package static let plan = """
    color-hardcoded|B|1.4.3|A literal colour that does not adapt to dark mode
    context-change|R|3.2.1 3.2.2|Focus or input triggers navigation
    contrast-unmeasured|R|1.4.3|Text on a background that cannot be proven
    input-purpose|R|1.3.5|A field without a content type
    motion-alternative|R|2.2.2 2.3.3|Motion without an alternative
    orientation-lock|R|1.3.4|A locked orientation
    reduce-motion|R|2.2.2 2.3.3|Animation that ignores the setting to reduce motion
    target-android|B||A target below 48 points
    timing-autodismiss|R|2.2.1|A message that disappears before it can be read
    """
}
