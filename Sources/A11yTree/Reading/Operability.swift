/// Whether keyboards, switches and spoken commands reach an element.
///
/// All three look for what can be operated, in VoiceOver's order, and pass over the rest
/// (facts: voiceover.md §2, §11.4; Switch Control follows VoiceOver's order too).
public enum Operability: Hashable, Sendable {
  /// It is reached.
  case operable
  /// It is passed over.
  case skipped(Reason)

  /// Why an element is passed over.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// There is nothing to operate.
    case onlyRead = "only read"
    /// It is disabled, which iOS counts as not interactive.
    case dimmed
    /// It says that it does not respond to interaction.
    case refusesInteraction = "does not respond to interaction"
    /// It acts on a tap, which neither its traits nor anything else tells.
    case onlyTapped = "acts on a tap only"
    /// What could be operated are links inside of its text.
    case onlyLinks = "links inside of a text"
  }
}

extension AccessibilityTree {
  /// Returns whether keyboards, switches and spoken commands reach the element at an index.
  public func operability(of index: Int) -> Operability {
    let node = nodes[index]
    if node.respondsToUserInteraction == false { return .skipped(.refusesInteraction) }
    if node.traits.contains(.notEnabled) { return .skipped(.dimmed) }
    if node.respondsToUserInteraction == true || node.traits.isInteractive { return .operable }
    if !node.textLinks.isEmpty { return .skipped(.onlyLinks) }
    let isTapped =
      node.defaultAction != nil || ancestors(of: index).contains { nodes[$0].defaultAction != nil }
    return .skipped(isTapped ? .onlyTapped : .onlyRead)
  }
}

extension Reading {
  /// The places of the stops that keyboards, switches and spoken commands reach, in order.
  public var operableStops: [Int] {
    stops.indices.filter { tree.operability(of: stops[$0].node) == .operable }
  }
}
