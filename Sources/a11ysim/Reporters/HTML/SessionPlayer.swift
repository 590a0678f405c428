import A11yTree

/// What is heard in a session, step by step; the page's script moves through it.
struct SessionPlayer {
  /// The session.
  let session: ExhibitedSession

  /// Adds the session to a page.
  func add(to writer: inout HTMLWriter) {
    let transcript = session.transcript
    writer.element("div", [("class", "player")]) { writer in
      writer.leaf("h4", [], session.title)
      writer.leaf(
        "p", [("class", "meta")],
        "\(transcript.profile.summary) · \(transcript.environment.summary)")
      if transcript.steps.isEmpty {
        writer.leaf("p", [], "Nothing is reached.")
      } else {
        addControls(to: &writer)
        addSteps(to: &writer)
      }
    }
  }

  /// The controls are hidden until the script, without which they do nothing, shows them.
  private func addControls(to writer: inout HTMLWriter) {
    writer.element(
      "div",
      [
        ("class", "controls"), ("role", "group"), ("aria-label", "Step through: \(session.title)"),
        ("aria-describedby", "keys"), ("hidden", ""),
      ]
    ) { writer in
      for (move, words) in [("first", "First"), ("back", "Back"), ("on", "Next"), ("last", "Last")]
      {
        writer.leaf("button", [("type", "button"), ("data-move", move)], words)
      }
      writer.leaf("button", [("type", "button"), ("data-say", "one"), ("hidden", "")], "Speak")
      writer.leaf(
        "button", [("type", "button"), ("data-say", "all"), ("hidden", "")], "Speak from here")
    }
    writer.leaf("p", [("class", "now"), ("hidden", "")], "")
  }

  private func addSteps(to writer: inout HTMLWriter) {
    writer.element("ol", [("class", "steps"), ("role", "list")]) { writer in
      for (place, step) in session.transcript.steps.enumerated() {
        let stop = session.stops.indices.contains(place) ? session.stops[place] : nil
        writer.element("li", stop.map { [("data-stop", "\($0 + 1)")] } ?? []) { writer in
          writer.leaf(
            "span", [("class", stop == nil ? "badge none" : "badge")],
            stop.map { "\($0 + 1)" } ?? "–")
          writer.element("div") { add(step, to: &$0) }
        }
      }
    }
  }

  private func add(_ step: TranscriptStep, to writer: inout HTMLWriter) {
    if session.isScript {
      writer.leaf("code", [], step.gestureWords)
      writer.words(" ")
    }
    let spoken = step.announcement?.spoken() ?? ""
    let hint = step.announcement?.hint
    if !spoken.isEmpty {
      writer.leaf("span", [("class", "said")] + language, spoken)
    } else if step.sound == nil {
      writer.leaf("span", [("class", "silence")], session.transcript.silence)
    }
    if let sound = step.sound {
      writer.words(" ")
      writer.leaf("span", [("class", "silence")], "[\(sound.rawValue)]")
    }
    if let hint {
      writer.element("span", [("class", "more")]) { writer in
        writer.words("hint: ")
        writer.leaf("span", [("class", "said")] + language, hint)
      }
    }
    // The hint is the first of them.
    for line in step.furtherLines.dropFirst(hint == nil ? 0 : 1) {
      writer.leaf("span", [("class", "more"), ("dir", "auto")], line)
    }
  }

  private var language: [HTMLWriter.Attribute] {
    let tag = session.transcript.environment.locale.languageTag
    return (tag.map { [("lang", $0)] } ?? []) + [("dir", "auto")]
  }
}
