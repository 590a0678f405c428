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

  /// The outcome and the rule of what the audit finds, by the rules that the pages' sentences touch.
  var findings: [String] { Audit.run([self]).summaries }
}

extension View {
  /// What the audit finds at every text size, light and dark, by the same rules.
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
    return Audit.run(screens, options: options).summaries
  }
}

extension AuditReport {
  fileprivate var summaries: [String] {
    findings.filter { Self.touched.contains($0.rule) }.map { "\($0.outcome.rawValue) \($0.rule)" }
  }

  private static let touched: Set<String> = [
    "action-missing", "card-needs-label", "card-nested", "contrast-nontext", "contrast-text-aa",
    "dt-fixed-font", "dt-truncates", "dt-word-split", "hidden-picture-in-link",
    "image-decorative-exposed",
    "interactive-without-action", "name-missing-control",
    "name-missing-image", "non-native-trait", "order-vs-size", "target-min-aa",
  ]
}
