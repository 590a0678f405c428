import A11yTree
import CardA11y

/// What VoiceOver says of one scenario.
struct TranscriptReport {
  /// The file of the scenario.
  let path: String
  /// The name of the scenario, nil where it has none.
  let name: String?
  /// How announcements are written.
  let rendering: Rendering
  /// Who listens.
  let reader: ReaderProfile
  /// The transcripts, the base environment's first.
  let transcripts: [Transcript]

  /// Returns the text of a transcript, as goldens hold it and terminals show it.
  static func text(of transcript: Transcript, _ rendering: Rendering) -> String {
    transcript.text(rendering).escaped(keepsLineBreaks: true)
  }

  /// The members for machines; of several transcripts the first one's steps are the report's.
  var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("path", .string(path)), .init("name", JSONValue(name)),
      .init("rendering", .string(rendering.rawValue)), .init("reader", reader.value),
    ]
    if let first = transcripts.first { members += value(of: first) }
    let others = transcripts.dropFirst()
    if !others.isEmpty {
      members.append(.init("scripts", .array(others.map { .object(value(of: $0)) })))
    }
    members.append(.init("unverifiedWords", unverified.value))
    return members
  }

  /// Adds the transcripts to a page.
  func add(to page: inout Page) {
    for transcript in transcripts {
      page.gap()
      page.lines(of: Self.text(of: transcript, rendering))
    }
    page.add(unverified)
  }

  private var unverified: [UnverifiedWord] {
    transcripts.reduce(into: []) { $0.add($1.unverified) }
  }

  private func value(of transcript: Transcript) -> [JSONValue.Member] {
    [
      .init("technology", .string(transcript.technology.rawValue)),
      .init("profile", .string(transcript.profile.name)),
      .init("environment", transcript.environment.value),
      .init("steps", .array(transcript.steps.map { $0.value(rendering) })),
    ]
  }
}

extension TranscriptStep {
  /// The step for machines.
  func value(_ rendering: Rendering) -> JSONValue {
    let segments = announcement?.parts(rendering) ?? []
    return .object([
      .init("gesture", .string(gesture.rawValue)), .init("to", JSONValue(choice)),
      .init("spoken", JSONValue(announcement?.spoken(rendering))),
      .init("hint", JSONValue(announcement?.hint)),
      .init("cues", .strings(announcement?.cues ?? [])),
      .init(
        "segments",
        .array(
          segments.map {
            .object([.init("kind", .string($0.kind.rawValue)), .init("text", .string($0.text))])
          })),
      .init("focus", JSONValue(focus)),
      .init("sound", JSONValue(sound?.rawValue)),
      .init("action", JSONValue(action?.name)),
      .init("announcements", .strings(announcements.map(\.text))),
      .init("notes", .strings(notes)),
      .init("losses", .array(losses.map(\.value))),
    ])
  }
}

extension Loss {
  /// The loss for machines.
  fileprivate var value: JSONValue {
    .object([
      .init("rule", .string(kind.rawValue)), .init("element", .string(node.path)),
      .init("text", .string(text)),
    ])
  }
}

extension Page {
  /// Adds a text line by line.
  mutating func lines(of text: String, indent: Int = 0) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.isEmpty { gap() } else { self.line(Span(String(line)), indent: indent) }
    }
  }
}
