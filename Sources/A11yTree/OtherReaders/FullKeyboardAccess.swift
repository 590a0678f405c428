/// Full Keyboard Access: a focus that keys move over what can be operated.
///
/// Tab goes to the next stop and Shift-Tab to the one before, around the ends (ours); texts are
/// passed over, as is what does not respond to interaction or is dimmed. Arrows go to the nearest
/// stop in their direction, or change the value of what is adjustable (ours). Space activates.
/// Return activates a card, as its page promises and iOS does not (DESIGN §4). Tab with Z opens
/// the menu of custom actions, in which arrows or Tab move, Space chooses and Escape goes back;
/// outside of it Escape does what the focus or something around it offers (ours).
/// Source: facts: voiceover.md §11.4.
public struct FullKeyboardAccess<Source: ScreenSource> {
  private var screen: OperatedScreen<Source>
  /// The number of the stop that has the focus, nil before the first key.
  private var stop: Int?
  private var menu: Menu?

  /// The open menu of custom actions.
  private struct Menu {
    var actions: [AccessibilityNode.CustomAction]
    var place = 0
  }

  /// Creates a reader whose focus is nowhere.
  ///
  /// - Throws: `MissingLanguage` where no phrases exist for the screen's language.
  public init(
    _ source: Source, profile: ReaderProfile = .newest
  ) throws(MissingLanguage) {
    screen = try OperatedScreen(source, profile: profile)
  }

  /// What is operated, with its state.
  public var source: Source { screen.source }

  /// The accessibility identifier at the focus, else its node's id; nil before the first key.
  public var focus: String? { screen.focus(stop) }

  /// Presses a key.
  ///
  /// - Returns: What happened, as one step.
  /// - Throws: `GestureError` for a gesture that is no key.
  public mutating func perform(
    _ input: GestureInput
  ) throws(GestureError) -> [TranscriptStep] {
    let key = input.gesture
    guard AssistiveTechnology.keyboard.gestures.contains(key) else {
      throw GestureError.foreign(key, to: .keyboard)
    }
    if let menu { return [press(key, in: menu)] }
    return switch key {
    case .tab: [move(by: 1, key)]
    case .shiftTab: [move(by: -1, key)]
    case .space: [activate(key) { _ in true }]
    case .return: [activate(key) { $0.traits.contains(.isCard) }]
    case .escape: [escape(key)]
    case .tabZ: [openMenu(key)]
    default: [arrow(key)]
    }
  }
}

extension FullKeyboardAccess: Sendable where Source: Sendable {}

/// Moving.
extension FullKeyboardAccess {
  private mutating func move(by distance: Int, _ key: Gesture) -> TranscriptStep {
    let count = screen.stops.count
    let end = screen.reading.stops.count
    guard count > 0 else {
      return TranscriptStep(gesture: key, notes: screen.notes(passing: 0..<end))
    }
    let old = stop
    let next = (stop.map { $0 + distance } ?? (distance > 0 ? 0 : -1)) + count
    let new = next % count
    stop = new
    let place = screen.stops[new]
    // Going around an end passes over what lies there.
    let before = old.map { screen.stops[$0] }
    var notes: [String] = []
    if distance > 0 {
      let start = before.map { $0 + 1 } ?? 0
      notes =
        start <= place
        ? screen.notes(passing: start..<place)
        : screen.notes(passing: start..<end) + screen.notes(passing: 0..<place)
    }
    return TranscriptStep(
      gesture: key, announcement: screen.description(of: new), focus: focus, notes: notes)
  }

  private mutating func arrow(_ key: Gesture) -> TranscriptStep {
    guard let stop else { return move(by: key.isForward ? 1 : -1, key) }
    let node = screen.reading.tree[screen.node(of: stop)]
    if node.traits.contains(.adjustable) {
      let action = key.isIncrement ? node.adjustment?.increment : node.adjustment?.decrement
      return perform(action, key)
    }
    guard let next = neighbour(of: stop, key) else {
      return TranscriptStep(gesture: key, focus: focus)
    }
    self.stop = next
    return TranscriptStep(
      gesture: key, announcement: screen.description(of: next), focus: focus)
  }

  /// Returns the stop to which an arrow leads; without frames that is the next or the one before.
  private func neighbour(of stop: Int, _ key: Gesture) -> Int? {
    let frames = screen.stops.indices.map { screen.reading.tree[screen.node(of: $0)].frame }
    guard frames.contains(where: { !$0.isEmpty }) else {
      let next = stop + (key.isForward ? 1 : -1)
      return screen.stops.indices.contains(next) ? next : nil
    }
    return ArrowKeys.next(key.direction, from: frames[stop], among: frames)
  }
}

/// Doing.
extension FullKeyboardAccess {
  private mutating func activate(
    _ key: Gesture, where answers: (AccessibilityNode) -> Bool
  ) -> TranscriptStep {
    guard let stop, answers(screen.reading.tree[screen.node(of: stop)]) else {
      return TranscriptStep(gesture: key, focus: focus)
    }
    return perform(screen.activation(of: stop), key)
  }

  private mutating func escape(_ key: Gesture) -> TranscriptStep {
    guard let stop = stop ?? screen.stops.indices.first else {
      return TranscriptStep(gesture: key)
    }
    return perform(screen.escape(from: stop), key)
  }

  /// Does something at the focus, or at the first stop where there is none yet.
  private mutating func perform(_ action: ActionID?, _ key: Gesture) -> TranscriptStep {
    guard let action, let start = stop ?? screen.stops.indices.first else {
      return TranscriptStep(gesture: key, focus: focus)
    }
    let result = screen.perform(action, at: start)
    stop = result.stop
    return TranscriptStep(
      gesture: key, announcement: result.found, focus: focus, action: action,
      announcements: result.announcements)
  }
}

/// The menu of custom actions.
extension FullKeyboardAccess {
  private mutating func openMenu(_ key: Gesture) -> TranscriptStep {
    let actions = stop.map { screen.customActions(of: $0) } ?? []
    guard !actions.isEmpty else { return TranscriptStep(gesture: key, focus: focus) }
    return show(Menu(actions: actions), key)
  }

  private mutating func press(_ key: Gesture, in menu: Menu) -> TranscriptStep {
    var menu = menu
    let count = menu.actions.count
    switch key {
    case .tab, .arrowDown, .arrowRight:
      menu.place = (menu.place + 1) % count
      return show(menu, key)
    case .shiftTab, .arrowUp, .arrowLeft:
      menu.place = (menu.place + count - 1) % count
      return show(menu, key)
    case .space, .return:
      self.menu = nil
      return perform(menu.actions[menu.place].called, key)
    default:
      self.menu = nil
      return TranscriptStep(
        gesture: key, announcement: stop.map(screen.description), focus: focus)
    }
  }

  private mutating func show(_ menu: Menu, _ key: Gesture) -> TranscriptStep {
    self.menu = menu
    let name = menu.actions[menu.place].name
    return TranscriptStep(
      gesture: key,
      announcement: stop.map {
        Announcement(.action, name, rule: "custom-action", node: screen.node(of: $0))
      }, focus: focus)
  }
}

extension Gesture {
  fileprivate var direction: ArrowKeys.Direction {
    switch self {
    case .arrowUp: .up
    case .arrowLeft: .left
    case .arrowRight: .right
    default: .down
    }
  }

  fileprivate var isForward: Bool { self == .arrowDown || self == .arrowRight }

  fileprivate var isIncrement: Bool { self == .arrowUp || self == .arrowRight }
}
