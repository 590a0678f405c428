/// A text that the app announced, and what became of it.
public struct Announced: Hashable, Sendable {
  /// The text.
  public var text: String
  /// What the app asked for.
  public var priority: AnnouncementPriority
  /// What became of it.
  public var outcome: Outcome

  /// What became of an announcement.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It was spoken to its end.
    case heard
    /// Other speech cut it off.
    case interrupted
  }

  /// Creates an announcement that was heard, unless said.
  public init(
    _ text: String, priority: AnnouncementPriority = .default, outcome: Outcome = .heard
  ) {
    self.text = text
    self.priority = priority
    self.outcome = outcome
  }
}
