import A11yTree

/// What a page shows of a scenario besides what was found: its screen, and what is heard on it.
struct ScenarioExhibit {
  /// The screen of the base environment, in light and dark, with its stops and findings.
  var panels: [PicturePanel] = []
  /// What is heard from the first stop to the last, then what each script hears.
  var sessions: [ExhibitedSession] = []

  /// Creates an exhibit.
  ///
  /// - Parameters:
  ///   - panels: The pictures; one of them at least.
  ///   - screen: The screen of the base environment.
  ///   - walk: What is heard on it from the first stop to the last.
  ///   - scripts: What the scripts hear; one that hears just the same is left out.
  init(panels: [PicturePanel], screen: Screen, walk: Transcript, scripts: [Transcript]) {
    self.panels = panels
    let reading = Reading(screen)
    let names = reading.stops.indices.map { reading.focus(at: $0) }
    // A name that several stops have leads to none of them.
    let places = Dictionary(grouping: names.indices) { names[$0] }.filter { $0.value.count == 1 }
    sessions = [
      ExhibitedSession(
        title: "VoiceOver, from the first stop to the last", transcript: walk,
        isScript: false,
        stops: walk.steps.indices.map { names.indices.contains($0) ? $0 : nil })
    ]
    for (number, script) in scripts.enumerated() where script.steps != walk.steps {
      let which = scripts.count == 1 ? "Script" : "Script \(number + 1) of \(scripts.count)"
      sessions.append(
        ExhibitedSession(
          title: "\(which), with \(script.technology.title)", transcript: script,
          stops: script.steps.map { $0.focus.flatMap { places[$0]?.first } }))
    }
  }
}

/// A session as a page shows it, step by step.
struct ExhibitedSession {
  /// What it is called.
  let title: String
  /// What happened.
  let transcript: Transcript
  /// Whether gestures were chosen by a script.
  var isScript = true
  /// The stop of the pictures at which each step ends, from 0; nil where it is none of them.
  let stops: [Int?]
}
