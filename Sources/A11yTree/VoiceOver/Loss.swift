/// Something of a session that a person could not follow.
public struct Loss: Hashable, Sendable {
  /// What was lost.
  public var kind: Kind
  /// The element that it concerns.
  public var node: NodeID
  /// The text that was never heard, or the name of the element that has vanished.
  public var text: String

  /// What can be lost, by the rules that report it (facts: rules-and-peers.md §5).
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A change of status, or an announcement, that was never spoken in full.
    case announcement = "announcement-lost"
    /// The cursor's element has vanished, and nothing said where the cursor goes.
    case focus = "focus-lost"
  }

  /// Creates a loss.
  public init(_ kind: Kind, node: NodeID, text: String) {
    self.kind = kind
    self.node = node
    self.text = text
  }
}
