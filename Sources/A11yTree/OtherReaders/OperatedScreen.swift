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
  private var modals: OpenModals

  init(_ source: Source, profile: ReaderProfile) throws(MissingLanguage) {
    let screen = source.screen
    self.source = source
    reading = Reading(screen)
    stops = reading.operableStops
    modals = OpenModals(in: reading)
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
    /// What changed of the stop, else what is found where the focus has gone; nil for nothing.
    var found: Announcement?
  }

  /// Does something, and returns where the focus goes that was at a stop of a number.
  mutating func perform(_ action: ActionID, at stop: Int) -> Result {
    let before = description(of: stop)
    let id = id(of: stop)
    let announcements = source.perform(action).compactMap(\.announced)
    reading = Reading(source.screen)
    stops = reading.operableStops
    let next = stopAfterwards(of: id, number: stop)
    let isSame = next.map { self.id(of: $0) == id } ?? false
    let change = isSame ? next.flatMap { description(of: $0).change(since: before) } : nil
    return Result(
      action: action, announcements: announcements, stop: next, change: change,
      found: isSame ? change : next.map { description(of: $0) })
  }

  /// Keeps the focus on its element.
  ///
  /// A modal view that appears takes it, and gives it back; in the place of an element that has
  /// vanished stands the next one, or the last (all ours).
  private mutating func stopAfterwards(of id: NodeID, number: Int) -> Int? {
    let change = modals.update(reading, from: id)
    guard !stops.isEmpty else { return nil }
    if let opened = change.opened, let index = reading.tree.index(of: opened) {
      let subtree = index..<reading.tree.subtreeEnd(of: index)
      if let first = stops.firstIndex(where: { subtree.contains(reading.stops[$0].node) }) {
        return first
      }
    }
    return stop(of: id) ?? change.origin.flatMap(stop) ?? min(number, stops.count - 1)
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

  /// Returns what activating a stop does, nil where nothing happens.
  func activation(of stop: Int) -> ActionID? {
    reading.activation(at: stops[stop], link: nil)
  }

  /// Returns the custom actions at a stop, those of groups around it behind its own.
  func customActions(of stop: Int) -> [AccessibilityNode.CustomAction] {
    reading.customActions(at: stops[stop])
  }

  /// Returns what escaping does, looked up from a stop outwards.
  func escape(from stop: Int?) -> ActionID? {
    reading.outerAction(\.escapeAction, from: stop.map { stops[$0] } ?? 0)
  }

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
