extension Transcript {
  /// Returns the transcript as a person reads it, and as goldens hold it.
  ///
  /// The first line names profile and environment. Each step is one line, its gesture and what
  /// was spoken; indented lines below it tell what else came of it:
  ///
  ///     # ios-26 · en · phone 390 × 844 @3x · large · light · leftToRight
  ///     swipeRight  Cook, button
  ///                 hint: Opens the recipe.
  ///                 cue: Actions available
  ///     doubleTap   [no speech]
  ///                 action: cook
  ///                 announced: Cooking
  ///     swipeRight  [boundary]
  public func text(_ rendering: Rendering = .comma) -> String {
    let reader = technology == .voiceOver ? "" : "\(technology.title) · "
    var text = "# \(reader)\(profile.summary) · \(environment.summary)\n"
    let gestures = steps.map(\.gestureWords)
    let width = gestures.map(\.unicodeScalars.count).max() ?? 0
    for (step, gesture) in zip(steps, gestures) {
      text += gesture
      text += String(repeating: " ", count: width - gesture.unicodeScalars.count + 2)
      text += step.spokenLine(rendering) ?? silence
      text += "\n"
      for line in step.furtherLines {
        text += String(repeating: " ", count: width + 2)
        text += line.onOneLine
        text += "\n"
      }
    }
    return text
  }
}

extension Transcript {
  /// What stands where nothing is said, or shown.
  package var silence: String { technology == .voiceOver ? "[no speech]" : "[nothing]" }
}

extension TranscriptStep {
  /// The gesture with what was chosen or said.
  package var gestureWords: String {
    choice.map { "\(gesture.rawValue) “\($0.onOneLine)”" } ?? gesture.rawValue
  }

  /// What was spoken, with the sound that was heard; nil for silence.
  func spokenLine(_ rendering: Rendering) -> String? {
    let spoken = announcement?.spoken(rendering).onOneLine ?? ""
    let parts = [spoken.isEmpty ? nil : spoken, sound.map { "[\($0.rawValue)]" }]
    let heard = parts.compactMap(\.self)
    return heard.isEmpty ? nil : heard.joined(separator: " ")
  }

  package var furtherLines: [String] {
    var lines: [String] = []
    if let hint = announcement?.hint { lines.append("hint: \(hint)") }
    for cue in announcement?.cues ?? [] { lines.append("cue: \(cue)") }
    if let action { lines.append("action: \(action.name)") }
    for announcement in announcements {
      let isHeard = announcement.outcome == .heard
      lines.append("announced: \(announcement.text)\(isHeard ? "" : " [interrupted]")")
    }
    for loss in losses { lines.append("\(loss.kind.rawValue): \(loss.text)") }
    lines += notes
    return lines
  }
}

extension ReaderProfile {
  /// The name, and what was set otherwise than on a new device.
  package var summary: String {
    var parts = [name]
    if nativeTraitsOnly { parts.append("native traits only") }
    let usual = Verbosity()
    if verbosity.hints != usual.hints { parts.append("no hints") }
    if verbosity.actions != usual.actions { parts.append("no actions cue") }
    if verbosity.moreContent != usual.moreContent { parts.append("no content cue") }
    if verbosity.controls != usual.controls {
      parts.append("controls \(verbosity.controls.rawValue)")
    }
    if verbosity.tableHeaders != usual.tableHeaders { parts.append("no table headers") }
    if verbosity.rowAndColumnNumbers != usual.rowAndColumnNumbers {
      parts.append("no row and column numbers")
    }
    if verbosity.containerDescriptions != usual.containerDescriptions {
      parts.append("no container descriptions")
    }
    return parts.joined(separator: ", ")
  }
}

extension ScreenEnvironment {
  /// The settings in one line; contrast and weight only where they are not the usual ones.
  package var summary: String {
    var parts = [
      locale, "\(idiom.rawValue) \(width.short) × \(height.short) @\(displayScale.short)x",
      dynamicType.rawValue, colorScheme.rawValue, layoutDirection.rawValue,
    ]
    if contrast != .standard { parts.append("\(contrast.rawValue) contrast") }
    if legibilityWeight != .regular { parts.append("\(legibilityWeight.rawValue) text") }
    return parts.joined(separator: " · ")
  }
}

extension Double {
  /// The number, without a fraction where it has none.
  fileprivate var short: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
