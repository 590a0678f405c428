/// What was heard in a session, gesture by gesture.
package struct HeardSession: Hashable, Sendable {
  /// Who listened, and in which environment.
  package var heading: String
  /// What came of each gesture.
  package var steps: [HeardStop]

  package init(heading: String, steps: [HeardStop]) {
    self.heading = heading
    self.steps = steps
  }

  /// Takes over what a transcript holds.
  package init(_ transcript: Transcript) {
    let reader = transcript.technology == .voiceOver ? "" : "\(transcript.technology.title) · "
    heading = "\(reader)\(transcript.profile.summary) · \(transcript.environment.summary)"
    steps = transcript.steps.map { HeardStop($0) }
  }
}

extension HeardStop {
  /// Takes over what came of a gesture.
  ///
  /// The element counts only where the cursor has come to it: at a boundary it stays.
  fileprivate init(_ step: TranscriptStep) {
    self.init(
      spoken: step.announcement?.spoken() ?? "",
      parts: step.announcement.map { [HeardPart]($0) } ?? [])
    if step.announcement != nil {
      id = step.focus.map { NodeID($0) }
      place = step.focus ?? ""
    }
    label = parts.first { $0.kind == .label }?.text
    if let action = step.action { parts.append(HeardPart(.action, action.name)) }
    for announced in step.announcements where announced.outcome == .heard {
      parts.append(HeardPart(.announcement, announced.text))
    }
    if let sound = step.sound {
      parts.append(HeardPart(.sound, sound.rawValue, rule: sound.rawValue))
    }
    for note in step.notes { parts.append(HeardPart(.note, note)) }
  }
}
