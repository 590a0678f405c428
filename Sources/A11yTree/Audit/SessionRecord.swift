/// A session of the reader: what came of each gesture, and the screens around it.
public struct SessionRecord: Hashable, Sendable {
  /// The gestures, in order.
  public var moments: [Moment] = []

  /// Creates a session in which nothing happened.
  public init() {}

  /// A gesture, what came of it, and the screen before and after.
  public struct Moment: Hashable, Sendable {
    /// The screen before.
    public var before: Screen
    /// The screen after; the same where nothing changed.
    public var after: Screen
    /// What came of the gesture: one step, or one a stop where several were read.
    public var steps: [TranscriptStep]

    /// Creates a moment from its screens and its steps.
    public init(before: Screen, after: Screen, steps: [TranscriptStep]) {
      self.before = before
      self.after = after
      self.steps = steps
    }
  }
}

extension SessionRecord.Moment {
  /// Returns the place of a node on the screen before, else on the one after; nil on neither.
  func place(of id: NodeID) -> (screen: Screen, node: Int)? {
    if let node = before.tree.index(of: id) { return (before, node) }
    return after.tree.index(of: id).map { (after, $0) }
  }
}
