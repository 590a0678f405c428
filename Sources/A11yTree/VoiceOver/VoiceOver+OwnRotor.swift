/// Rotors of the app, whose results it names itself (facts: voiceover.md §9).
extension VoiceOver {
  /// Goes to the next result; behind the last one the rotor has found nothing.
  ///
  /// The search goes on from the result at the cursor, and begins at an end elsewhere (ours). A
  /// result whose element is not known is only said.
  mutating func jumpInOwnRotor(_ isForward: Bool, _ gesture: Gesture) -> TranscriptStep {
    let setting = dial.setting
    let rotor = Rotor(reading: reading, cursor: cursor).custom(setting)
    let results = rotor.map(results) ?? []
    var next = isForward ? 0 : results.count - 1
    if let here = dial.place ?? results.firstIndex(where: { $0.place == cursor }) {
      next = isForward ? here + 1 : here - 1
    }
    if rotor?.isUnbounded == true, !results.isEmpty {
      next = (next + results.count) % results.count
    }
    guard results.indices.contains(next) else {
      return miss(.itemNotFound, name: setting.name, by: gesture)
    }
    let result = results[next]
    guard let place = result.place else {
      dial.place = next
      return say([part(.label, result.text, rule: "rotor-result")], by: gesture)
    }
    let step = move(to: place, by: gesture)
    dial.place = next
    return step
  }

  /// Returns what a rotor finds: each result with its stop, nil where that is not known.
  ///
  /// Without targets a result is the first stop of its name (ours). What names a node that is on
  /// the screen no more is left out.
  private func results(
    of rotor: AccessibilityNode.CustomRotor
  ) -> [(text: String, place: Int?)] {
    var results: [(text: String, place: Int?)] = []
    for index in 0..<max(rotor.results.count, rotor.targets.count) {
      let text = rotor.results.indices.contains(index) ? rotor.results[index].heard : nil
      if rotor.targets.indices.contains(index) {
        guard let place = reading.place(of: rotor.targets[index]) else { continue }
        results.append((text ?? "", place))
      } else if let text {
        results.append((text, reading.stops.indices.first { reading.name(at: $0) == text }))
      }
    }
    return results
  }
}
