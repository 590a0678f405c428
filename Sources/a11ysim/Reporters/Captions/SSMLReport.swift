import A11yTree

/// Sessions as SSML 1.1, for synthesisers (W3C, Speech Synthesis Markup Language, 2010).
///
/// A step is a paragraph behind a mark that is named after its gesture. Pauses are those of the
/// captions; how long speech takes is the synthesiser's business, but for the rate.
struct SSMLReport {
  /// The sessions, in the order of the document.
  let sessions: [CaptionedSession]
  /// How fast is spoken, 100 for the rate of the language.
  let percent: Int

  /// The document.
  var text: String {
    let language = sessions.first?.language ?? "en"
    var writer = XMLWriter()
    writer.element(
      "speak",
      [
        ("version", "1.1"), ("xmlns", "http://www.w3.org/2001/10/synthesis"),
        ("xml:lang", language),
      ]
    ) { writer in
      for (place, session) in sessions.enumerated() {
        let words = (session.titles + session.unverified).map(\.caption)
        writer.leaf(
          "meta", [("name", "session-\(place + 1)"), ("content", words.joined(separator: "; "))])
      }
      writer.element("prosody", [("rate", "\(percent)%")]) { writer in
        for (place, session) in sessions.enumerated() {
          if place > 0 { writer.pause(CaptionedSession.gap) }
          let own = session.language == language ? [] : [("xml:lang", session.language)]
          add(session, number: place + 1, own, to: &writer)
        }
      }
    }
    return XMLWriter.declaration + writer.text
  }

  private func add(
    _ session: CaptionedSession, number: Int, _ language: [XMLWriter.Attribute],
    to writer: inout XMLWriter
  ) {
    let utterances = session.timeline.utterances
    for step in session.transcript.steps.indices {
      if step > 0 { writer.pause(SpokenTimeline.gestureTime) }
      writer.element("p", language) { writer in
        let id = session.id(session: number, step: step)
        writer.mark(id)
        var end: Int?
        for utterance in utterances where utterance.step == step {
          if let end, end < utterance.start { writer.pause(utterance.start - end) }
          end = utterance.end
          writer.add(utterance, of: id)
        }
      }
    }
  }
}

extension XMLWriter {
  fileprivate mutating func add(_ utterance: SpokenTimeline.Utterance, of id: String) {
    switch utterance.kind {
    case .spoken, .hint, .cue, .announced:
      leaf("s", [], pieces: utterance.passages.map(\.piece))
    case .cutOff: sound("\(id).cut-off")
    case .sound(let sound): self.sound("\(id).\(sound.rawValue)")
    }
  }

  /// Leaves the time of a sound, which has no file, behind a mark at which it can be played.
  private mutating func sound(_ name: String) {
    mark(name)
    pause(SpokenTimeline.soundTime)
  }

  fileprivate mutating func mark(_ name: String) { leaf("mark", [("name", name)]) }

  fileprivate mutating func pause(_ milliseconds: Int) {
    leaf("break", [("time", "\(milliseconds)ms")])
  }
}

extension Announcement.Passage {
  fileprivate var piece: XMLWriter.Piece {
    guard let tag = language?.languageTag else { return (text.caption, nil) }
    return (text.caption, ("lang", [("xml:lang", tag)]))
  }
}
