/// Random gestures on a screen, and what holds of the reader whatever they are.
///
/// Tests and benchmarks drive it. The gestures are a function of the generator's state, and a run
/// one of the source's and the gestures, so that what fails can be run again and made smaller.
package enum GestureTrial {
  /// Returns random gestures that mean something on a screen more often than not.
  package static func gestures(
    _ count: Int, on screen: Screen, using random: inout some RandomNumberGenerator
  ) -> [GestureInput] {
    (0..<count).map { _ in gesture(on: screen, using: &random) }
  }

  private static func gesture(
    on screen: Screen, using random: inout some RandomNumberGenerator
  ) -> GestureInput {
    let gesture = Gesture.allCases.randomElement(using: &random) ?? .swipeRight
    var input = GestureInput(gesture)
    let node = screen.tree.nodes.randomElement(using: &random)
    if gesture == .rotor {
      let names = RotorSetting.system.map(\.name) + (node?.customRotors.map(\.name) ?? [])
      input.choice = names.randomElement(using: &random)
    } else if gesture.takesChoice, gesture.needsChoice || Bool.random(using: &random) {
      input.choice = node?.label ?? ""
    }
    if gesture.needsPoint {
      input.point = node?.frame.center ?? .zero
    }
    return input
  }

  /// Performs gestures one after the other.
  ///
  /// - Returns: The first thing that does not hold of the reader, nil where all does.
  package static func violation(of gestures: [GestureInput], on source: some ScreenSource)
    -> String?
  {
    guard var reader = try? VoiceOver(source) else { return "there is no voice" }
    for (number, input) in gestures.enumerated() {
      let before = reader.cursor
      let hadStops = reader.cursor != nil
      do {
        let steps = try reader.perform(input)
        if let wrong = violation(of: steps, by: input, from: before, reader) {
          return "gesture \(number): \(wrong)"
        }
      } catch {
        guard isRightful(error, reader) else { return "gesture \(number): \(error)" }
        if reader.cursor != before { return "gesture \(number): an error moved the cursor" }
      }
      if reader.reading != Reading(reader.source.screen) {
        return "gesture \(number): the reading is not that of the screen"
      }
      if hadStops, reader.cursor == nil, !reader.reading.stops.isEmpty {
        return "gesture \(number): the cursor is lost"
      }
    }
    return nil
  }

  private static func violation<Source>(
    of steps: [TranscriptStep], by input: GestureInput, from before: Int?,
    _ reader: VoiceOver<Source>
  ) -> String? {
    guard let last = steps.last else { return "nothing came of it" }
    if let cursor = reader.cursor, !reader.reading.stops.indices.contains(cursor) {
      return "the cursor stands at \(cursor) of \(reader.reading.stops.count)"
    }
    if steps.count > max(2, reader.reading.stops.count) { return "\(steps.count) steps" }
    if last.focus != reader.focus { return "the focus is said to be elsewhere" }
    if last.sound == .boundary, reader.cursor != before || last.announcement != nil {
      return "the cursor moved past a boundary"
    }
    if let step = steps.first(where: { $0.gesture != input.gesture }) {
      return "a step of \(step.gesture.rawValue)"
    }
    if last.action == nil, !last.announcements.isEmpty || !last.losses.isEmpty {
      return "something was announced or lost without an action"
    }
    if let text = last.announcements.first(where: { $0.outcome == .interrupted })?.text,
      !last.losses.contains(where: { $0.kind == .announcement && $0.text == text })
    {
      return "what was cut off is not lost"
    }
    return nil
  }

  /// Whether a gesture was refused for a reason.
  private static func isRightful<Source>(
    _ error: GestureError, _ reader: VoiceOver<Source>
  ) -> Bool {
    switch error {
    case .foreign(let gesture, let technology):
      technology == .voiceOver && !technology.gestures.contains(gesture)
    case .incomplete: false
    case .noSuchRotor(let name, let offered):
      offered == reader.rotors.map(\.name) && !offered.contains(name)
    case .noSuchItem(let name, let offered): !offered.contains(name)
    }
  }

  /// Gestures after which something does not hold, of which none can be left out.
  package struct Failure {
    /// The gestures.
    package let gestures: [GestureInput]
    /// What does not hold.
    package let violation: String
  }

  /// Performs gestures one after the other.
  ///
  /// - Returns: The fewest of them that still fail, nil where all of them hold.
  package static func failure(
    of gestures: [GestureInput], on source: some ScreenSource
  ) -> Failure? {
    guard let wrong = violation(of: gestures, on: source) else { return nil }
    let few = shrunk(gestures) { violation(of: $0, on: source) != nil }
    return Failure(gestures: few, violation: violation(of: few, on: source) ?? wrong)
  }

  /// Returns gestures that still fail, and of which none can be left out.
  ///
  /// - Parameters:
  ///   - gestures: Gestures that fail.
  ///   - fails: Whether some of them fail.
  /// - Returns: The fewest that were found.
  package static func shrunk(
    _ gestures: [GestureInput], where fails: ([GestureInput]) -> Bool
  ) -> [GestureInput] {
    var kept = gestures
    var length = max(1, kept.count / 2)
    while true {
      var hasShrunk = false
      var start = 0
      while start < kept.count {
        var fewer = kept
        fewer.removeSubrange(start..<min(start + length, kept.count))
        if fails(fewer) {
          kept = fewer
          hasShrunk = true
        } else {
          start += length
        }
      }
      if length == 1, !hasShrunk { return kept }
      if !hasShrunk || length > 1 { length = max(1, length / 2) }
    }
  }
}

extension GestureInput: CustomStringConvertible {
  /// The gesture's name, with its choice and its place.
  public var description: String {
    var text = gesture.rawValue
    if let choice { text += " to “\(choice)”" }
    if let point { text += " at \(point.x), \(point.y)" }
    return text
  }
}
