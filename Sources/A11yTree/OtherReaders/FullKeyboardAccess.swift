/// Full Keyboard Access: a focus that keys move over what can be operated.
///
/// Tab goes to the next stop and Shift-Tab to the one before, around the ends (ours); texts are
/// passed over, as is what does not respond to interaction or is dimmed. Space activates. Return
/// activates a card, as its page promises and iOS does not (DESIGN §4).
/// Source: facts: voiceover.md §11.4.
public struct FullKeyboardAccess<Source: ScreenSource> {
  /// What is operated, with its state.
  public private(set) var source: Source
  /// The nodes where the focus stops, in order.
  public private(set) var stops: [Int]
  /// The place of the focus among the stops, nil before the first key.
  public private(set) var focus: Int?

  /// Creates a reader whose focus is nowhere.
  public init(_ source: Source) {
    self.source = source
    stops = source.screen.keyboardStops
  }

  /// What a key does.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// Goes to the next stop.
    case tab
    /// Goes to the stop before.
    case shiftTab
    /// Activates.
    case space
    /// Activates a card.
    case `return`
  }

  /// What came of a key.
  public struct Step: Hashable, Sendable {
    /// The key.
    public let key: Key
    /// The identifier at the focus, else the node's id; nil where it is nowhere.
    public let focus: String?
    /// What was activated, nil for nothing.
    public let action: ActionID?
  }

  /// Presses a key.
  public mutating func press(_ key: Key) -> Step {
    var action: ActionID?
    switch key {
    case .tab: move { $0.map { $0 + 1 } ?? 0 }
    case .shiftTab: move { ($0 ?? 0) - 1 }
    case .space: action = activate { _ in true }
    case .return: action = activate { $0.traits.contains(.isCard) }
    }
    return Step(key: key, focus: focusedNode.map { $0.identifier ?? $0.id.path }, action: action)
  }

  private var focusedNode: AccessibilityNode? {
    guard let focus, stops.indices.contains(focus) else { return nil }
    return source.screen.tree[stops[focus]]
  }

  private mutating func move(_ next: (Int?) -> Int) {
    guard !stops.isEmpty else { return }
    let place = next(focus) % stops.count
    focus = place < 0 ? place + stops.count : place
  }

  /// Performs the action at the focus; the focus stays on its element where that remains.
  private mutating func activate(
    where answers: (AccessibilityNode) -> Bool
  ) -> ActionID? {
    guard let node = focusedNode, answers(node), let action = node.defaultAction else { return nil }
    _ = source.perform(action)
    let tree = source.screen.tree
    stops = source.screen.keyboardStops
    focus = stops.firstIndex { tree[$0].id == node.id } ?? (stops.isEmpty ? nil : 0)
    return action
  }
}

extension FullKeyboardAccess: Sendable where Source: Sendable {}

extension Screen {
  /// The nodes at which Tab stops: those stops of the reader that can be operated.
  fileprivate var keyboardStops: [Int] {
    Reading(self).stops.map(\.node).filter { index in
      let node = tree[index]
      return node.respondsToUserInteraction ?? node.traits.isInteractive
        && !node.traits.contains(.notEnabled)
    }
  }
}
