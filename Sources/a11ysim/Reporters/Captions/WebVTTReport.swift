import A11yTree

/// Sessions as WebVTT: captions with their times (W3C, WebVTT: The Web Video Text Tracks Format).
///
/// Several sessions follow each other in one file, each behind a comment that names it, since
/// `--format webvtt=FILE` names one file.
struct WebVTTReport {
  /// The sessions, in the order of the file.
  let sessions: [CaptionedSession]
  /// How fast is spoken, 100 for the rate of the language.
  let percent: Int

  /// The file.
  var text: String {
    var text = "WEBVTT\n"
    var begin = 0
    for (place, session) in sessions.enumerated() {
      text += comment(session.titles + [rateWords(of: session)] + session.unverified)
      text += cues(of: session, number: place + 1, from: begin)
      begin += session.timeline.end + CaptionedSession.gap
    }
    return text
  }

  private func rateWords(of session: CaptionedSession) -> String {
    "language \(session.language); times are estimates, at \(percent) % of the rate of "
      + session.rate.words
  }

  private func cues(of session: CaptionedSession, number: Int, from begin: Int) -> String {
    var text = ""
    var (step, count) = (-1, 0)
    for utterance in session.timeline.utterances {
      (step, count) = (utterance.step, utterance.step == step ? count + 1 : 1)
      if case .cutOff(let words) = utterance.kind {
        text += comment(["cut off by other speech: \(words)"])
      }
      let id = session.id(session: number, step: step)
      text += "\n\(id)\(count > 1 ? " \(count)" : "")\n"
      text += (begin + utterance.start).timestamp + " --> " + (begin + utterance.end).timestamp
      text += "\n\(utterance.payload)\n"
    }
    return text
  }

  private func comment(_ lines: [String]) -> String {
    let lines = lines.map(\.caption.withoutArrows).filter { !$0.isEmpty }
    return "\nNOTE\n" + lines.map { $0 + "\n" }.joined()
  }
}

extension SpokenTimeline.Utterance {
  /// What a cue shows: who speaks, or the sound in brackets.
  fileprivate var payload: String {
    switch kind {
    case .spoken: voice("VoiceOver")
    case .hint: voice("VoiceOver", of: ".hint")
    case .cue: voice("VoiceOver", of: ".cue")
    case .announced: voice("App")
    case .cutOff: "<c.cut-off>[cut off]</c>"
    case .sound(let sound): "<c.sound>[\(sound.rawValue)]</c>"
    }
  }

  private func voice(_ name: String, of kind: String = "") -> String {
    let words = passages.map { passage in
      let words = passage.text.caption.escapedForWebVTT
      guard let tag = passage.language?.languageTag else { return words }
      return "<lang \(tag)>\(words)</lang>"
    }
    return "<v\(kind) \(name)>\(words.joined())</v>"
  }
}

extension Int {
  /// The milliseconds as WebVTT writes a time; hours only where there are any.
  fileprivate var timestamp: String {
    let (seconds, milliseconds) = quotientAndRemainder(dividingBy: 1000)
    let (minutes, hours) = (seconds / 60 % 60, seconds / 3600)
    let start = hours > 0 ? "\(hours.padded(2)):" : ""
    return start + "\(minutes.padded(2)):\((seconds % 60).padded(2)).\(milliseconds.padded(3))"
  }

  private func padded(_ width: Int) -> String {
    let digits = "\(self)"
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}

extension String {
  /// The text of a cue, in which nothing begins a tag or a character reference.
  fileprivate var escapedForWebVTT: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// The text without what would begin the times of a cue where nothing can be escaped.
  fileprivate var withoutArrows: String { replacing("-->", with: "-- >") }
}
