extension Transcript {
  /// Creates the transcript of going once to everything that a reader reaches on a screen.
  ///
  /// VoiceOver swipes from the first stop to the last, Full Keyboard Access tabs, Switch Control
  /// enters and leaves every group on its way, and Voice Control shows the names. What is passed
  /// over is noted.
  ///
  /// - Throws: `MissingLanguage` where no phrases exist for the screen's language.
  public init(
    walking screen: Screen, with technology: AssistiveTechnology, profile: ReaderProfile = .newest
  ) throws(MissingLanguage) {
    guard technology != .voiceOver else {
      try self.init(swipingThrough: screen, profile: profile)
      return
    }
    var walk = Walk(reader: try Reader(technology, StaticScreen(screen), profile: profile))
    switch technology {
    case .voiceOver: break
    case .voiceControl: walk.perform(.say, "Show names")
    case .keyboard: walk.tab(through: Reading(screen))
    case .switchControl: walk.scan(SwitchGroups(Reading(screen)).entries)
    }
    self.init(
      technology: technology, profile: profile, environment: screen.environment,
      steps: walk.steps)
  }
}

/// A session on its way.
private struct Walk {
  var reader: Reader<StaticScreen>
  var steps: [TranscriptStep] = []

  mutating func perform(_ gesture: Gesture, _ choice: String? = nil) {
    steps += (try? reader.perform(GestureInput(gesture, to: choice))) ?? []
  }

  /// Tabs to the last stop; the key that would go around tells what is passed over behind it.
  mutating func tab(through reading: Reading) {
    let count = reading.operableStops.count
    for _ in 0..<max(count, 1) { perform(.tab) }
    guard count > 0, let last = steps.indices.last else { return }
    let leading = steps[0].notes.count
    perform(.tab)
    let around = steps.removeLast()
    steps[last].notes += around.notes.dropLast(leading)
  }

  mutating func scan(_ entries: [SwitchGroups.Entry]) {
    for entry in entries {
      perform(.next)
      enter(entry)
    }
    if entries.isEmpty { perform(.next) }
  }

  /// Enters a group, goes through it, and leaves it by its way out; an item is left alone.
  private mutating func enter(_ entry: SwitchGroups.Entry) {
    guard case .group(_, let inner) = entry else { return }
    for (number, entry) in inner.enumerated() {
      perform(number == 0 ? .select : .next)
      enter(entry)
    }
    perform(.next)
    perform(.select)
  }
}
