import CardA11y

extension Screen {
  /// What is said from the first stop to the last.
  func heard(profile: ReaderProfile = .newest) throws -> [String] {
    try Transcript(swipingThrough: self, profile: profile).steps.compactMap {
      $0.announcement?.spoken(.comma)
    }
  }

  /// What is painted, back to front.
  var shapes: [ShapeItem] {
    scene.items.compactMap { item in
      if case .shape(let shape) = item.content { shape } else { nil }
    }
  }

  /// Where pictures are painted.
  var pictureFrames: [Rect] {
    scene.items.compactMap { item in
      if case .image = item.content { item.frame } else { nil }
    }
  }

  /// The outcome and the rule of everything that the audit finds.
  var findings: [String] { Audit.run([self]).findings.map(\.summary) }
}

extension View {
  /// What the audit finds at every text size, light and dark.
  @MainActor
  func findingsEverywhere(_ change: (inout Audit.Options) -> Void = { _ in }) -> [String] {
    var options = Audit.Options()
    change(&options)
    let screens = ColorScheme.allCases.flatMap { scheme in
      DynamicTypeSize.allCases.map { size in
        var environment = ScreenEnvironment()
        environment.colorScheme = scheme
        environment.dynamicType = size
        return screen(in: environment)
      }
    }
    return Audit.run(screens, options: options).findings.map(\.summary)
  }
}

extension Finding {
  fileprivate var summary: String { "\(outcome.rawValue) \(rule)" }
}
