import A11yTree
import CardA11y

extension Scenario {
  /// Returns what a page shows of the scenario: its screen in light and dark, and its sessions.
  ///
  /// - Parameters:
  ///   - scripts: What its scripts heard.
  ///   - findings: What was found over the matrix; a picture in a scheme that is not in it has none.
  /// - Returns: The pictures, and what is heard.
  /// - Throws: An error about the file.
  @MainActor
  func exhibit(
    scripts: [Transcript], findings: [Finding]
  ) throws(InputError) -> ScenarioExhibit {
    let screens = try screens(in: environment.schemes)
    let base = screens.first { $0.environment == environment } ?? screens[0]
    var panels: [PicturePanel] = []
    // What paints nothing looks the same in both.
    for screen in base.scene.items.isEmpty ? [base] : screens {
      let isMeasured = matrix.contains(screen.environment)
      let scheme = screen.environment.colorScheme == .light ? "Light" : "Dark"
      panels.append(
        PicturePanel(
          caption: isMeasured ? scheme : "\(scheme), which the audit does not cover",
          screen: screen, announcements: try announcements(on: screen),
          findings: isMeasured ? findings : [], rendering: .comma))
    }
    return ScenarioExhibit(
      panels: panels, screen: base,
      walk: try ScenarioRunner.transcript(of: self, in: environment), scripts: scripts)
  }

  /// Returns what VoiceOver says at each stop of a screen.
  func announcements(on screen: Screen) throws(InputError) -> [Announcement] {
    do throws(MissingLanguage) {
      let speech = try Speech(locale: screen.environment.locale, profile: reader)
      return speech.announcements(of: Reading(screen))
    } catch {
      throw InputError(path: path, message: error.description)
    }
  }
}

extension ScreenEnvironment {
  /// This environment in light and in dark.
  var schemes: [ScreenEnvironment] {
    ColorScheme.allCases.map { scheme in
      var environment = self
      environment.colorScheme = scheme
      return environment
    }
  }
}
