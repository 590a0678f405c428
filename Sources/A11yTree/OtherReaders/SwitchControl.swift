/// Switch Control with two switches: one moves the highlight on, the other selects.
///
/// Groups are highlighted as a whole; selecting one enters it. After the last entry inside the
/// group itself is highlighted again, and selecting it then leaves. An item that can do more than
/// one thing opens a menu, which is left in the same way; any other is activated at once (ours,
/// as tap behaviours differ). The menu's own words are English iOS's, whatever the language.
/// Source: Apple's iPhone user guide, Switch Control: groups are entered and backed out of, the
/// menu is dismissed by selecting the item; the order is VoiceOver's (Orange's summary of WWDC
/// 2020, session 10019).
public struct SwitchControl<Source: ScreenSource> {
  private var screen: OperatedScreen<Source>
  private var groups: SwitchGroups
  /// The places of the groups that are entered, the outermost first.
  private var path: [Int] = []
  /// The place of the highlight in its level, the number of entries for the way out; nil before
  /// the first switch.
  private var highlight: Int?
  private var menu: Menu?

  /// The open menu of an item.
  private struct Menu {
    var stop: Int
    var choices: [Choice]
    /// The place of the highlight, the number of choices for the way out.
    var place = 0
  }

  private struct Choice {
    var name: String
    var action: ActionID
  }

  /// Creates a reader that highlights nothing.
  ///
  /// - Throws: `MissingLanguage` where no phrases exist for the screen's language.
  public init(
    _ source: Source, profile: ReaderProfile = .newest
  ) throws(MissingLanguage) {
    screen = try OperatedScreen(source, profile: profile)
    groups = SwitchGroups(screen.reading)
  }

  /// What is operated, with its state.
  public var source: Source { screen.source }

  /// Presses a switch.
  ///
  /// - Returns: What happened, as one step.
  /// - Throws: `GestureError` for a gesture that is no switch.
  public mutating func perform(
    _ input: GestureInput
  ) throws(GestureError) -> [TranscriptStep] {
    let gesture = input.gesture
    switch gesture {
    case .next: return [move(by: 1, gesture)]
    case .previous: return [move(by: -1, gesture)]
    case .select: return [menu.map { select(in: $0) } ?? select()]
    default: throw GestureError.foreign(gesture, to: .switchControl)
    }
  }
}

extension SwitchControl: Sendable where Source: Sendable {}

/// Moving.
extension SwitchControl {
  private mutating func move(by distance: Int, _ gesture: Gesture) -> TranscriptStep {
    if var menu {
      let count = menu.choices.count + 1
      menu.place = (menu.place + distance + count) % count
      self.menu = menu
      return step(gesture)
    }
    // Inside of a group there is one more place, the way out.
    let count = level.count + (path.isEmpty ? 0 : 1)
    guard count > 0 else {
      return TranscriptStep(
        gesture: gesture, notes: screen.notes(passing: 0..<screen.reading.stops.count))
    }
    highlight = ((highlight.map { $0 + distance } ?? (distance > 0 ? 0 : -1)) + count) % count
    return step(gesture)
  }

  /// What is highlighted one after the other at the moment.
  private var level: [SwitchGroups.Entry] {
    path.reduce(groups.entries) { entries, place in
      if case .group(_, let inner) = entries[place] { inner } else { entries }
    }
  }

  /// The group that was entered last, as an entry of the level around it.
  private var enteredGroup: SwitchGroups.Entry? {
    var entries = groups.entries
    var group: SwitchGroups.Entry?
    for place in path {
      group = entries[place]
      if case .group(_, let inner) = entries[place] { entries = inner }
    }
    return group
  }

  /// Returns the step of a gesture that highlighted what is highlighted now.
  private func step(_ gesture: Gesture) -> TranscriptStep {
    if let menu {
      let isChoice = menu.choices.indices.contains(menu.place)
      let found =
        isChoice
        ? Announcement(
          .action, menu.choices[menu.place].name, rule: "switch-menu",
          node: screen.node(of: menu.stop))
        : screen.description(of: menu.stop)
      return TranscriptStep(
        gesture: gesture, announcement: found, focus: screen.focus(menu.stop),
        notes: isChoice ? [] : ["the way out of the menu"])
    }
    guard let highlight else { return TranscriptStep(gesture: gesture) }
    let entries = level
    guard entries.indices.contains(highlight) else {
      var step = self.step(gesture, at: enteredGroup)
      step.notes = ["the way out of the group"]
      return step
    }
    return step(gesture, at: entries[highlight])
  }

  private func step(_ gesture: Gesture, at entry: SwitchGroups.Entry?) -> TranscriptStep {
    switch entry {
    case .item(let place):
      let stop = screen.stops.firstIndex(of: place)
      return TranscriptStep(
        gesture: gesture, announcement: stop.map(screen.description), focus: screen.focus(stop))
    case .group(let node, let entries):
      return TranscriptStep(
        gesture: gesture, announcement: description(of: node, entries),
        focus: screen.reading.tree[node].identifier ?? screen.reading.tree[node].id.path)
    case nil: return TranscriptStep(gesture: gesture)
    }
  }

  /// Returns a group's name, else those of what it holds, and how many entries it has.
  private func description(of node: Int, _ entries: [SwitchGroups.Entry]) -> Announcement {
    let tree = screen.reading.tree
    var names = [tree[node].container?.label ?? tree[node].label].compactMap(\.self)
    if names.isEmpty {
      let places = entries.flatMap(\.places)
      names = places.compactMap { tree[screen.reading.stops[$0].node].label }
    }
    let words = names.map(\.heard).filter { !$0.isEmpty } + ["group of \(entries.count)"]
    return Announcement(
      segments: words.map {
        Announcement.Segment(kind: .group, text: $0, rule: "switch-group", node: node)
      })
  }
}

/// Selecting.
extension SwitchControl {
  private mutating func select() -> TranscriptStep {
    guard let place = highlight else { return TranscriptStep(gesture: .select) }
    let entries = level
    guard entries.indices.contains(place) else {
      highlight = path.popLast()
      return step(.select)
    }
    switch entries[place] {
    case .group:
      path.append(place)
      highlight = 0
      return step(.select)
    case .item(let place):
      guard let stop = screen.stops.firstIndex(of: place) else { return step(.select) }
      return select(stop)
    }
  }

  private mutating func select(_ stop: Int) -> TranscriptStep {
    let choices = choices(of: stop)
    guard choices.count > 1 else { return perform(choices.first?.action, at: stop) }
    menu = Menu(stop: stop, choices: choices)
    return step(.select)
  }

  private mutating func select(in menu: Menu) -> TranscriptStep {
    self.menu = nil
    guard menu.choices.indices.contains(menu.place) else { return step(.select) }
    return perform(menu.choices[menu.place].action, at: menu.stop)
  }

  /// Returns what an item can do, the ordinary tap first.
  private func choices(of stop: Int) -> [Choice] {
    let node = screen.reading.tree[screen.node(of: stop)]
    let own: [(String, ActionID?)] = [
      ("Tap", screen.activation(of: stop)), ("Long Press", node.longPressAction),
      ("Increment", node.adjustment?.increment), ("Decrement", node.adjustment?.decrement),
    ]
    let custom: [(String, ActionID?)] = screen.customActions(of: stop).map { ($0.name, $0.called) }
    return (own + custom).compactMap { name, action in
      action.map { Choice(name: name, action: $0) }
    }
  }

  private mutating func perform(_ action: ActionID?, at stop: Int) -> TranscriptStep {
    guard let action else {
      return TranscriptStep(gesture: .select, focus: screen.focus(stop))
    }
    let result = screen.perform(action, at: stop)
    groups = SwitchGroups(screen.reading)
    highlight(result.stop.map { screen.stops[$0] })
    return TranscriptStep(
      gesture: .select, announcement: result.found, focus: screen.focus(result.stop),
      action: action, announcements: result.announcements)
  }

  /// Highlights the stop at a place, inside of its groups.
  private mutating func highlight(_ place: Int?) {
    path = []
    highlight = nil
    guard let place else { return }
    var entries = groups.entries
    while let index = entries.firstIndex(where: { $0.places.contains(place) }) {
      highlight = index
      guard case .group(_, let inner) = entries[index] else { return }
      path.append(index)
      entries = inner
    }
  }
}
