/// A screen as readers without a voice see it: what can be operated, and what that does.
struct OperatedScreen<Source: ScreenSource> {
  /// What is operated, with its state.
  private(set) var source: Source
  /// The stops of the screen as it is now.
  private(set) var reading: Reading
  /// The places of the stops that are reached, in order.
  private(set) var stops: [Int]
  /// VoiceOver's words for what is found.
  let speech: Speech
  /// Where the focus was when a modal view took it, the outermost first.
  private var interrupted: [NodeID] = []

  init(_ source: Source, profile: ReaderProfile) throws(MissingLanguage) {
    let screen = source.screen
    self.source = source
    reading = Reading(screen)
    stops = reading.operableStops
    speech = try Speech(locale: screen.environment.locale, profile: profile)
  }

  /// What came of an action.
  struct Result {
    /// What was done.
    var action: ActionID
    /// What the app announced.
    var announcements: [Announced]
    /// The number of the stop at which the focus is now, nil where there is none.
    var stop: Int?
    /// What changed of the stop, nil where nothing did or the focus is elsewhere.
    var change: Announcement?
  }

  /// Does something, and returns where the focus goes that was at a stop of a number.
  mutating func perform(_ action: ActionID, at stop: Int) -> Result {
    let before = description(of: stop)
    let (id, modals) = (self.id(of: stop), reading.tree.modals)
    let announcements = source.perform(action).compactMap(\.announced)
    reading = Reading(source.screen)
    stops = reading.operableStops
    let next = stopAfterwards(of: id, number: stop, modalsBefore: modals)
    let isSame = next.map { self.id(of: $0) == id } ?? false
    let change = isSame ? next.flatMap { description(of: $0).change(since: before) } : nil
    return Result(action: action, announcements: announcements, stop: next, change: change)
  }

  /// Keeps the focus on its element.
  ///
  /// A modal view that appears takes it, and gives it back; in the place of an element that has
  /// vanished stands the next one, or the last (all ours).
  private mutating func stopAfterwards(
    of id: NodeID, number: Int, modalsBefore: [NodeID]
  ) -> Int? {
    if let same = stop(of: id) { return same }
    guard !stops.isEmpty else { return nil }
    if let modal = reading.tree.modals.last, !modalsBefore.contains(modal) {
      interrupted.append(id)
      return 0
    }
    while let earlier = interrupted.popLast() {
      if let stop = stop(of: earlier) { return stop }
    }
    return min(number, stops.count - 1)
  }

  private func stop(of id: NodeID) -> Int? {
    stops.firstIndex { reading.tree[reading.stops[$0].node].id == id }
  }
}

extension OperatedScreen: Sendable where Source: Sendable {}

extension OperatedScreen {
  /// Returns the index of the node of a stop.
  func node(of stop: Int) -> Int { reading.stops[stops[stop]].node }

  /// Returns the identity of a stop.
  func id(of stop: Int) -> NodeID { reading.tree[node(of: stop)].id }

  /// Returns the accessibility identifier of a stop, else its id; nil for none.
  func focus(_ stop: Int?) -> String? {
    stop.map { reading.focus(at: stops[$0]) }
  }

  /// Returns what a person finds at a stop: name, value, states and role, in VoiceOver's words.
  func description(of stop: Int) -> Announcement {
    description(at: stops[stop])
  }

  /// Returns why stops at places of the reading are passed over, a note for each.
  func notes(passing places: Range<Int>) -> [String] {
    places.compactMap { place in
      guard case .skipped(let reason) = reading.tree.operability(of: reading.stops[place].node)
      else { return nil }
      let words = description(at: place).spoken()
      return "skipped: \(words.isEmpty ? reading.focus(at: place) : words) (\(reason.rawValue))"
    }
  }

  private func description(at place: Int) -> Announcement {
    let whole = speech.announcement(at: place, of: reading, from: place)
    var segments = whole.segments.filter { Self.found.contains($0.kind) }
    if segments.isEmpty { segments = whole.segments.filter { $0.kind == .hint } }
    return Announcement(segments: segments)
  }

  private static var found: [Announcement.Segment.Kind] { [.label, .value, .state, .trait] }
}

extension AccessibilityTree {
  /// The modal views that show, the topmost last.
  fileprivate var modals: [NodeID] {
    nodes.filter { $0.traits.contains(.isModal) && !$0.isHidden && !$0.elementsHidden }.map(\.id)
  }

  /// Returns what activating an element does: its own action, else that of an enclosing node,
  /// which a touch at the activation point reaches.
  func activation(of index: Int) -> ActionID? {
    for node in [index] + Array(ancestors(of: index)) {
      if nodes[node].traits.contains(.notEnabled) { return nil }
      if let action = nodes[node].defaultAction { return action }
    }
    return nil
  }

  /// Returns the custom actions of an element and of the groups around it, the nearest first
  /// (facts: voiceover.md §9).
  func customActions(of index: Int) -> [AccessibilityNode.CustomAction] {
    nodes[index].customActions + ancestors(of: index).flatMap { nodes[$0].customActions }
  }

  /// Returns what escaping does, looked up from an element outwards (facts: voiceover.md §11.1).
  func escape(from index: Int) -> ActionID? {
    nodes[index].escapeAction
      ?? ancestors(of: index).lazy.compactMap { nodes[$0].escapeAction }.first
  }
}

extension ScreenEvent {
  /// What is announced, nil where the event is another.
  fileprivate var announced: Announced? {
    guard case .announcement(let text, let priority) = self else { return nil }
    return Announced(text, priority: priority)
  }
}

extension Announcement {
  /// Creates what a person finds that is one text.
  init(_ kind: Segment.Kind, _ text: String, rule: String, node: Int) {
    self.init(segments: [Segment(kind: kind, text: text, rule: rule, node: node)])
  }
}
