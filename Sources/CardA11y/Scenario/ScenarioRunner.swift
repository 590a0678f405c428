package import A11yTree

/// Compiles scenarios and plays their scripts.
@MainActor
package enum ScenarioRunner {
  /// Returns the screen of a scenario in an environment.
  package static func screen(
    of scenario: Scenario, in environment: ScreenEnvironment
  ) -> Screen {
    var screen =
      switch scenario.content {
      case .tree(let tree): Screen(environment: environment, tree: tree)
      case .views(let views):
        ViewCompiler.compile(views, in: environment, values: scenario.values(in: environment))
      }
    scenario.alteration.screen?(&screen)
    return screen
  }

  /// Returns the screens of the matrix, in its order.
  package static func screens(of scenario: Scenario) -> [Screen] {
    scenario.matrix.map { screen(of: scenario, in: $0) }
  }

  /// Returns the names of the pictures that stand for unknown ones, each once, as they are painted.
  ///
  /// With an asset catalogue there are none: each name was looked up.
  package static func placeholders(in scenario: Scenario) -> [String] {
    guard scenario.assets == nil else { return [] }
    var names: [String] = []
    for item in screen(of: scenario, in: scenario.environment).scene.items {
      guard case .image(let image) = item.content, image.source == .asset else { continue }
      if !names.contains(image.name) { names.append(image.name) }
    }
    return names
  }

  /// What a script came to.
  package struct Session: Sendable {
    package var transcript: Transcript
    package var results: [Expectation.Result]
    /// What came of each gesture of VoiceOver, with the screens around it, for the rules.
    package var record = SessionRecord()
  }

  /// Plays a script with a reader, the scenario's own unless another is given.
  ///
  /// - Throws: An error at the step whose gesture cannot be performed.
  package static func play(
    _ script: Script, of scenario: Scenario, profile: ReaderProfile? = nil
  ) throws(InputError) -> Session {
    let profile = profile ?? scenario.reader
    var reader = try reader(
      script.technology, of: scenario, in: script.environment, profile: profile)
    var session = Session(
      transcript: Transcript(
        technology: script.technology, profile: profile, environment: script.environment,
        steps: []),
      results: [])
    for step in script.steps {
      let happened: [TranscriptStep]
      do {
        let before = reader.source.screen
        happened = try reader.perform(step.input)
        if script.technology == .voiceOver {
          session.record.moments.append(
            SessionRecord.Moment(before: before, after: reader.source.screen, steps: happened))
        }
      } catch {
        throw InputError(
          path: step.location.path,
          position: TextPosition(line: step.location.line, column: step.location.column),
          message: "\(error)")
      }
      if let error = reader.source.error { throw error }
      session.transcript.steps += happened
      session.results += step.expectation?.results(gesture: step.input.gesture, happened) ?? []
    }
    return session
  }

  /// Returns what is heard or found when a reader goes once to everything in an environment.
  package static func transcript(
    of scenario: Scenario, in environment: ScreenEnvironment,
    with technology: AssistiveTechnology = .voiceOver, profile: ReaderProfile? = nil
  ) throws(InputError) -> Transcript {
    let screen = screen(of: scenario, in: environment)
    do {
      return try Transcript(
        walking: screen, with: technology, profile: profile ?? scenario.reader)
    } catch {
      throw InputError(path: scenario.path, message: "\(error)")
    }
  }

  /// What scripts and sessions operate.
  package typealias Source = ScenarioScreen

  /// Returns a reader of a scenario's screen to which nothing was done yet.
  package static func reader(
    _ technology: AssistiveTechnology, of scenario: Scenario, in environment: ScreenEnvironment,
    profile: ReaderProfile? = nil
  ) throws(InputError) -> Reader<Source> {
    do {
      return try Reader(
        technology, ScenarioScreen(scenario, in: environment), profile: profile ?? scenario.reader)
    } catch {
      throw InputError(path: scenario.path, message: "\(error)")
    }
  }
}

extension Scenario {
  /// Returns the values of the view tree's root in an environment.
  @MainActor
  func values(in environment: ScreenEnvironment) -> EnvironmentValues {
    var values = EnvironmentValues(environment)
    theme?.apply(&values)
    values.assets = assets
    if let fonts { values.fonts = fonts }
    values.systemColors = reader.systemColors
    values.alteration = alteration.render
    return values
  }
}

extension ReaderProfile {
  /// The colours of the system whose reader this is.
  fileprivate var systemColors: SystemColors.Generation {
    [Self.ios17.name, Self.ios18.name].contains(name) ? .iOS13 : .iOS26
  }
}
