public import A11yTree

/// Judging and hearing a view from a test.
extension View {
  /// Returns what the rules find on the view, in every environment that is named.
  ///
  ///     #expect(SaladCard().audit().difference() == nil)
  ///
  /// - Parameters:
  ///   - environments: The environments; every text size, in light and in dark, unless said.
  ///   - thresholds: The limits.
  ///   - disabledRules: The ids of rules that are not run.
  /// - Returns: The findings, each with the environments in which it occurs.
  @MainActor @preconcurrency
  public func audit(
    in environments: [ScreenEnvironment] = .everySizeAndScheme,
    thresholds: Thresholds = .wcag22AA, without disabledRules: Set<String> = []
  ) -> AuditReport {
    environments.map { screen(in: $0) }.audit(thresholds: thresholds, without: disabledRules)
  }

  /// Returns what a reader says who swipes from the first stop of the view to the last.
  ///
  /// - Throws: `MissingLanguage` where no phrases exist for the environment's language.
  @MainActor @preconcurrency
  public func transcript(
    in environment: ScreenEnvironment = ScreenEnvironment(), profile: ReaderProfile = .newest
  ) throws(MissingLanguage) -> Transcript {
    try screen(in: environment).transcript(profile: profile)
  }

  /// Returns what differs from what a test expects to be heard of the view; nil where nothing does.
  ///
  /// - Parameters:
  ///   - expected: A line for each stop, as it is heard; hints and cues stand below it, indented.
  ///   - environment: The settings.
  ///   - profile: The version of the reader.
  /// - Returns: The difference, whose description can be read.
  /// - Throws: `MissingLanguage` where no phrases exist for the environment's language.
  @MainActor @preconcurrency
  public func transcriptDifference(
    from expected: String, in environment: ScreenEnvironment = ScreenEnvironment(),
    profile: ReaderProfile = .newest
  ) throws(MissingLanguage) -> TextDifference? {
    try screen(in: environment).transcriptDifference(from: expected, profile: profile)
  }
}

extension [ScreenEnvironment] {
  /// Every text size, in light and in dark, with the usual settings otherwise.
  public static var everySizeAndScheme: [ScreenEnvironment] {
    everySizeAndScheme(of: ScreenEnvironment())
  }

  /// Returns an environment at every text size, in light and in dark.
  public static func everySizeAndScheme(
    of environment: ScreenEnvironment
  ) -> [ScreenEnvironment] {
    ColorScheme.allCases.flatMap { scheme in
      DynamicTypeSize.allCases.map { size in
        var environment = environment
        environment.colorScheme = scheme
        environment.dynamicType = size
        return environment
      }
    }
  }
}
