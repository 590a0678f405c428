/// Reads transcripts as goldens hold them, to tell what differs in words that people use.
package enum GoldenText {
  /// Returns the sessions of a golden, nil where the text is no transcript.
  package static func sessions(_ text: String) -> [HeardSession]? {
    var sessions: [HeardSession] = []
    var vocabulary = GoldenVocabulary()
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = String(decoding: line, as: UTF8.self)
      if line.hasPrefix("# ") {
        sessions.append(HeardSession(heading: String(line.dropFirst(2)), steps: []))
        vocabulary = GoldenVocabulary(heading: sessions[sessions.count - 1].heading)
      } else if line.isEmpty {
        continue
      } else if sessions.isEmpty || !sessions[sessions.count - 1].add(line, vocabulary) {
        return nil
      }
    }
    return sessions.isEmpty ? nil : sessions
  }
}

extension HeardSession {
  /// Adds a line of a golden, and returns whether it was understood.
  fileprivate mutating func add(_ line: String, _ vocabulary: GoldenVocabulary) -> Bool {
    if line.hasPrefix(" ") {
      guard let last = steps.indices.last else { return false }
      steps[last].parts.append(HeardPart(furtherLine: line.heard))
      return true
    }
    guard let (gesture, spoken) = Self.gestureAndSpeech(line) else { return false }
    steps.append(HeardStop(gesture: gesture, spokenLine: spoken, vocabulary))
    return true
  }

  /// Splits a line where the column of the gestures ends.
  private static func gestureAndSpeech(_ line: String) -> (gesture: String, spoken: String)? {
    let name = line.prefix { $0 != " " }
    guard Gesture(rawValue: String(name)) != nil else { return nil }
    var rest = line[name.endIndex...]
    var gesture = String(name)
    if rest.hasPrefix(" “") {
      // What was chosen may hold a quotation mark itself; one before the gap ends the column.
      guard let end = rest.ranges(of: "”  ").first?.lowerBound else { return nil }
      gesture += rest[...end]
      rest = rest[rest.index(after: end)...]
    }
    guard rest.hasPrefix("  ") else { return nil }
    return (gesture, String(rest).heard)
  }
}

extension HeardStop {
  /// Creates a step from a line of a golden.
  fileprivate init(
    gesture: String, spokenLine line: String, _ vocabulary: GoldenVocabulary
  ) {
    var spoken = line
    var sounds: [HeardPart] = []
    for sound in TranscriptStep.Sound.allCases where spoken.hasSuffix("[\(sound.rawValue)]") {
      sounds.append(HeardPart(.sound, sound.rawValue, rule: sound.rawValue))
      spoken = String(spoken.dropLast(sound.rawValue.count + 2)).heard
    }
    if ["[no speech]", "[nothing]"].contains(spoken) { spoken = "" }
    self.init(
      spoken: spoken,
      parts: vocabulary.parts(of: spoken) + sounds
        + [HeardPart(.gesture, gesture, rule: "gesture")])
    self.gesture = gesture
  }
}

extension HeardPart {
  /// Creates what a line below a step tells.
  fileprivate init(furtherLine line: String) {
    let kinds: [(prefix: String, kind: Kind)] = [
      ("hint: ", .hint), ("cue: ", .cue), ("action: ", .action), ("announced: ", .announcement),
    ]
    let known = kinds.first { line.hasPrefix($0.prefix) }
    let text = String(line.dropFirst(known?.prefix.count ?? 0))
    self.init(known?.kind ?? .note, text, rule: known?.kind == .cue ? text : "")
  }
}
