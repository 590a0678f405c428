/// Voice Control: a person says what to do, and calls elements by their names.
///
/// A name that several elements share is answered with a number for each of them, one of which
/// is said next. An element without a name has its number instead, which is shown with the names
/// (ours). Sources: facts: voiceover.md §9, seed-systems.md §5.4; for what is reached, §11.4.
public struct VoiceControl<Source: ScreenSource> {
  private var screen: OperatedScreen<Source>
  private var numbers: [Int: Choice] = [:]

  /// What a number that is shown stands for.
  private enum Choice {
    /// What is to be done to the stop of a number.
    case element(stop: Int, verb: Verb)
    /// A custom action of the stop of a number.
    case action(ActionID, stop: Int)
  }

  /// What can be done to an element.
  private enum Verb {
    case tap, longPress, increment, decrement, showActions
  }

  /// Creates a reader to which nothing was said.
  ///
  /// - Throws: `MissingLanguage` where no phrases exist for the screen's language.
  public init(
    _ source: Source, profile: ReaderProfile = .newest
  ) throws(MissingLanguage) {
    screen = try OperatedScreen(source, profile: profile)
  }

  /// What is operated, with its state.
  public var source: Source { screen.source }

  /// Does what is said.
  ///
  /// - Returns: What happened: one step, or one an element where names or numbers are shown.
  /// - Throws: `GestureError` for a gesture that is not said.
  public mutating func perform(
    _ input: GestureInput
  ) throws(GestureError) -> [TranscriptStep] {
    guard input.gesture == .say else {
      throw GestureError.foreign(input.gesture, to: .voiceControl)
    }
    let words = input.choice ?? ""
    var steps = perform(SpokenCommand(words))
    for index in steps.indices { steps[index].choice = words }
    return steps
  }

  private mutating func perform(_ command: SpokenCommand?) -> [TranscriptStep] {
    switch command {
    case .tap(let name): call(name, .tap)
    case .longPress(let name): call(name, .longPress)
    case .increment(let name): call(name, .increment)
    case .decrement(let name): call(name, .decrement)
    case .showActions(let name): call(name, .showActions)
    case .number(let number): [choose(number)]
    case .showNames: showAll { $0.names.first ?? "\($0.number)" }
    case .showNumbers: showAll { "\($0.number)" }
    case .hide: hide()
    case .goBack: [goBack()]
    case nil: [miss("no command; known are \(SpokenCommand.words.joined(separator: ", "))")]
    }
  }
}

extension VoiceControl: Sendable where Source: Sendable {}

/// Finding what is meant.
extension VoiceControl {
  private mutating func call(_ name: String, _ verb: Verb) -> [TranscriptStep] {
    let names = SpokenNames(screen.reading)
    let items = names.items(called: name)
    if items.count == 1 { return perform(verb, on: items[0].number - 1) }
    if let number = Int(name), items.isEmpty {
      guard case .element(let stop, _) = numbers[number] else { return [choose(number)] }
      return perform(verb, on: stop)
    }
    guard !items.isEmpty else { return [miss(nothing(called: name, among: names))] }
    numbers = [:]
    return items.enumerated().map { offset, item in
      numbers[offset + 1] = .element(stop: item.number - 1, verb: verb)
      return step("\(offset + 1)", at: item.number - 1)
    }
  }

  private func nothing(called name: String, among names: SpokenNames) -> String {
    let nearest = nearestWord(to: name, among: names.items.flatMap(\.names))
    return "nothing is called “\(name)”" + (nearest.map { "; did you mean “\($0)”?" } ?? "")
  }

  private mutating func choose(_ number: Int) -> TranscriptStep {
    guard let choice = numbers[number] else { return miss("no number \(number) is shown") }
    switch choice {
    case .element(let stop, let verb): return perform(verb, on: stop).first ?? step(at: stop)
    case .action(let action, let stop): return perform(action, at: stop)
    }
  }

  private func miss(_ note: String) -> TranscriptStep {
    TranscriptStep(gesture: .say, notes: [note])
  }
}

/// Showing.
extension VoiceControl {
  /// Shows names or numbers; what is passed over is noted where it stands in the order.
  private mutating func showAll(_ word: (SpokenNames.Item) -> String) -> [TranscriptStep] {
    let names = SpokenNames(screen.reading)
    let shared = names.ambiguous
    let end = screen.reading.stops.count
    numbers = [:]
    var next = 0
    var steps = names.items.map { item in
      numbers[item.number] = .element(stop: item.number - 1, verb: .tap)
      var step = step(word(item), at: item.number - 1)
      step.notes = screen.notes(passing: next..<item.place)
      next = item.place + 1
      if item.names.count > 1 {
        step.notes.append("also: \(item.names.dropFirst().joined(separator: ", "))")
      }
      for (name, items) in shared where items.contains(item) {
        step.notes.append("shared: “Tap \(name)” means \(items.count) elements")
      }
      return step
    }
    let notes = screen.notes(passing: next..<end)
    if steps.isEmpty { return [TranscriptStep(gesture: .say, notes: notes)] }
    steps[steps.count - 1].notes += notes
    return steps
  }

  private mutating func hide() -> [TranscriptStep] {
    numbers = [:]
    return [TranscriptStep(gesture: .say)]
  }

  private mutating func showActions(of stop: Int) -> [TranscriptStep] {
    let actions = screen.customActions(of: stop)
    guard !actions.isEmpty else { return [step(at: stop)] }
    numbers = [:]
    return actions.enumerated().map { offset, action in
      numbers[offset + 1] = .action(action.called, stop: stop)
      return step("\(offset + 1)", action.name, at: stop)
    }
  }

  /// Returns a step at which words are shown beside a stop.
  private func step(_ words: String..., at stop: Int) -> TranscriptStep {
    let node = screen.node(of: stop)
    let segments = words.map {
      Announcement.Segment(kind: .label, text: $0, rule: "voice-control", node: node)
    }
    return TranscriptStep(
      gesture: .say, announcement: segments.isEmpty ? nil : Announcement(segments: segments),
      focus: screen.focus(stop))
  }
}

/// Doing.
extension VoiceControl {
  private mutating func perform(_ verb: Verb, on stop: Int) -> [TranscriptStep] {
    let index = screen.node(of: stop)
    let node = screen.reading.tree[index]
    switch verb {
    case .tap: return [perform(screen.activation(of: stop), at: stop)]
    case .longPress: return [perform(node.longPressAction, at: stop)]
    case .increment: return [perform(node.adjustment?.increment, at: stop)]
    case .decrement: return [perform(node.adjustment?.decrement, at: stop)]
    case .showActions: return showActions(of: stop)
    }
  }

  private mutating func goBack() -> TranscriptStep {
    guard let first = screen.stops.indices.first,
      let action = screen.escape(from: first)
    else { return miss("nothing here goes back") }
    return perform(action, at: first)
  }

  /// Does something to a stop; numbers that are shown are gone afterwards.
  private mutating func perform(_ action: ActionID?, at stop: Int) -> TranscriptStep {
    numbers = [:]
    let focus = screen.focus(stop)
    guard let action else { return TranscriptStep(gesture: .say, focus: focus) }
    let result = screen.perform(action, at: stop)
    return TranscriptStep(
      gesture: .say, announcement: result.change, focus: focus, action: action,
      announcements: result.announcements)
  }
}
