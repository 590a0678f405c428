public import A11yTree

/// A screen that actions replace by others, each written as an outline.
struct ChangingScreen: ScreenSource {
  var screen: Screen
  private var effects: [ActionID: Effect] = [:]
  /// What was performed, in order.
  private(set) var performed: [String] = []

  private struct Effect {
    var screen: Screen?
    var events: [ScreenEvent]
  }

  init(_ outline: String) throws {
    screen = try Outline.parse(outline)
  }

  /// Returns the screen with what an action does: the outline that follows, and what the app posts.
  func on(
    _ action: String, show outline: String? = nil, post events: [ScreenEvent] = []
  ) throws -> Self {
    var copy = self
    copy.effects[ActionID(action)] = Effect(
      screen: try outline.map { try Outline.parse($0) }, events: events)
    return copy
  }

  mutating func perform(_ action: ActionID) -> [ScreenEvent] {
    performed.append(action.name)
    guard let effect = effects[action] else { return [] }
    if let next = effect.screen { screen = next }
    return effect.events
  }
}

extension VoiceOver {
  /// Performs gestures and returns the last step of the last one.
  mutating func last(_ inputs: GestureInput...) throws -> TranscriptStep? {
    var last: TranscriptStep?
    for input in inputs { last = try perform(input).last }
    return last
  }
}

extension TranscriptStep {
  /// What was heard, with the sound in brackets, as a transcript writes it.
  var heard: String {
    var parts: [String] = []
    if let spoken = announcement?.spoken(), !spoken.isEmpty { parts.append(spoken) }
    if let sound { parts.append("[\(sound.rawValue)]") }
    return parts.joined(separator: " ")
  }
}

extension GestureInput: ExpressibleByStringLiteral {
  /// Reads a gesture as `rotor: headings` or `touch: 10,20`.
  public init(stringLiteral value: String) {
    let parts = value.split(separator: ":", maxSplits: 1).map(\.trimmed)
    self.init(Gesture(rawValue: parts[0]) ?? .tab)
    guard parts.count > 1 else { return }
    let numbers = parts[1].split(separator: ",").compactMap { Double($0) }
    if gesture.needsPoint, numbers.count == 2 {
      point = Point(x: numbers[0], y: numbers[1])
    } else {
      choice = parts[1]
    }
  }
}
