public import A11yTree

/// The components that scenario files may name beside SwiftUI's and each other.
///
/// A component of one's own is a `View` and its `ViewSchema`; registering it is one word here.
@MainActor
public struct ScenarioComponents {
  let reader: ViewReader

  /// The views of SwiftUI, and the cards of both design systems.
  public static var standard: ScenarioComponents { ScenarioComponents(reader: ViewRegistry.reader) }

  private init(reader: ViewReader) {
    self.reader = reader
  }

  /// Returns these components with others, which go before those of the same name.
  ///
  /// - Parameters:
  ///   - components: The tables of the components.
  ///   - colors: The design system's colours by their names in scenario files.
  /// - Returns: All of them.
  public func adding(
    _ components: ViewSchema..., colors: KeyValuePairs<String, any ShapeStyle> = [:]
  ) -> ScenarioComponents {
    let names = components.map(\.name)
    let tokens = colors.map { (name: $0.key, style: $0.value) }
    return ScenarioComponents(
      reader: ViewReader(
        views: components + reader.views.filter { !names.contains($0.name) },
        modifiers: reader.modifiers, colors: tokens + reader.colors))
  }
}

extension Scenario {
  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - text: The JSON of a scenario file.
  ///   - path: Its path, for places and for the files that it names.
  ///   - components: The views that it may name.
  ///   - files: How files are read that it names: themes and asset catalogues.
  /// - Throws: The first thing that is wrong, with its place.
  @MainActor
  public init(
    _ text: String, path: String = "scenario.json", components: ScenarioComponents = .standard,
    files: InputFiles = .none
  ) throws(InputError) {
    self = try ScenarioReader.read(
      Array(text.utf8), path: path, files: files, views: components.reader)
  }

  /// The screens of the matrix, in its order.
  @MainActor
  public var screens: [Screen] { ScenarioRunner.screens(of: self) }

  /// Plays the scripts and returns what differs from their expectations, in words.
  ///
  /// - Returns: A line for each expectation that is not met, none where all are.
  /// - Throws: An error at the step whose gesture cannot be performed.
  @MainActor
  public func differences() throws(InputError) -> [String] {
    var lines: [String] = []
    for script in scripts {
      for result in try ScenarioRunner.play(script, of: self).results where !result.passed {
        let place = result.location
        lines.append(
          "\(place.path):\(place.line):\(place.column): expected \(result.expected), "
            + "heard \(result.actual)")
      }
    }
    return lines
  }

  /// Returns what is heard from the first stop to the last, in the base environment.
  @MainActor
  public func transcript() throws(InputError) -> Transcript {
    try ScenarioRunner.transcript(of: self, in: environment)
  }
}
