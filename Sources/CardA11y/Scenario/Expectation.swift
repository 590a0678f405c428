package import A11yTree

/// What must come of a step.
package struct Expectation: Hashable, Sendable {
  package var checks: [Check] = []
  package var location: SourceLocation

  init(location: SourceLocation) {
    self.location = location
  }

  package enum Check: Hashable, Sendable {
    // Nil stands for nothing: a dimmed button has no action.

    /// Exactly this is said, in comma rendering.
    case spoken(String?)
    case hint(String?)
    case contains(String)
    /// The whole announcement matches a regular expression.
    case matches(String)
    case focus(String)
    case action(String?)
    case sound(TranscriptStep.Sound?)
    case announcement(String)
    /// Something is noted besides, such as what was passed over.
    case note(String)

    static let keys = [
      "spoken", "hint", "contains", "matches", "focus", "action", "sound", "announcement", "note",
    ]
  }

  /// Whether what came of a step is what must, in words.
  package struct Result: Hashable, Sendable {
    package var gesture: Gesture
    package var expected: String
    package var actual: String
    package var passed: Bool
    package var location: SourceLocation
  }

  /// Returns a result for each check; a gesture that reads several stops is judged as one text.
  func results(gesture: Gesture, _ steps: [TranscriptStep]) -> [Result] {
    let heard = Heard(steps)
    return checks.map { check in
      let (expected, actual, passed) = heard.judge(check)
      return Result(
        gesture: gesture, expected: expected, actual: actual, passed: passed, location: location)
    }
  }
}

/// What came of a gesture.
private struct Heard {
  let spoken: String?
  let hint: String?
  let focus: String?
  let action: String?
  let sound: TranscriptStep.Sound?
  let announcements: [String]
  let notes: [String]

  init(_ steps: [TranscriptStep]) {
    let texts = steps.compactMap { $0.announcement?.spoken(.comma) }
    spoken = texts.isEmpty ? nil : texts.joined(separator: "\n")
    let last = steps.last
    hint = last?.announcement?.hint
    focus = last?.focus
    action = last?.action?.name
    sound = last?.sound
    announcements = steps.flatMap(\.announcements).map(\.text)
    notes = steps.flatMap(\.notes)
  }

  func judge(_ check: Expectation.Check) -> (expected: String, actual: String, passed: Bool) {
    switch check {
    case .spoken(let text):
      (quoted(text), quoted(spoken), spoken == text)
    case .hint(let text):
      ("hint \(quoted(text))", "hint \(quoted(hint))", hint == text)
    case .contains(let text):
      ("something with \(quoted(text))", quoted(spoken), spoken?.contains(text) == true)
    case .matches(let pattern):
      ("a match of /\(pattern)/", quoted(spoken), matches(pattern))
    case .focus(let id):
      ("focus on \(quoted(id))", "focus on \(quoted(focus))", focus == id)
    case .action(let name):
      ("action \(quoted(name))", "action \(quoted(action))", action == name)
    case .sound(let name):
      (
        words(for: name), sound == nil ? "no sound, \(quoted(spoken))" : words(for: sound),
        sound == name
      )
    case .announcement(let text):
      (
        "the announcement \(quoted(text))",
        announcements.isEmpty
          ? "no announcement" : announcements.map(quoted).joined(separator: ", "),
        announcements.contains(text)
      )
    case .note(let text):
      (
        "the note \(quoted(text))",
        notes.isEmpty ? "no note" : notes.map(quoted).joined(separator: ", "),
        notes.contains(text)
      )
    }
  }

  private func words(for sound: TranscriptStep.Sound?) -> String {
    sound.map { "the sound “\($0.rawValue)”" } ?? "no sound"
  }

  private func matches(_ pattern: String) -> Bool {
    guard let spoken, let regex = try? Regex(pattern) else { return false }
    return (try? regex.wholeMatch(in: spoken)) != nil
  }

  private func quoted(_ text: String?) -> String {
    text.map { "“\($0)”" } ?? "nothing"
  }
}
