extension Transcript {
  /// Returns what is heard, a line a step: the announcement, and below it, indented, what else.
  ///
  ///     Cook, button
  ///       hint: Opens the recipe.
  public func spokenText(_ rendering: Rendering = .comma) -> String {
    steps.map { step in
      ([step.spokenLine(rendering) ?? silence] + step.furtherLines.map { "  " + $0.onOneLine })
        .map { $0 + "\n" }.joined()
    }.joined()
  }

  /// Returns what differs from what a test expects to be heard; nil where nothing does.
  ///
  /// - Parameters:
  ///   - expected: The lines of `spokenText`.
  ///   - rendering: How announcements are written.
  /// - Returns: The difference, whose description can be read.
  public func difference(
    from expected: String, _ rendering: Rendering = .comma
  ) -> TextDifference? {
    TextDifference(from: expected, to: spokenText(rendering))
  }
}

extension Screen {
  /// Returns what a reader says who swipes from the first stop to the last.
  ///
  /// - Throws: `MissingLanguage` where no phrases exist for the screen's language.
  public func transcript(
    profile: ReaderProfile = .newest
  ) throws(MissingLanguage) -> Transcript {
    try Transcript(swipingThrough: self, profile: profile)
  }

  /// Returns what differs from what a test expects to be heard; nil where nothing does.
  ///
  ///     #expect(try screen.transcriptDifference(from: """
  ///       Summer Salad, 20min
  ///       Cook, button
  ///       """) == nil)
  ///
  /// - Parameters:
  ///   - expected: A line for each stop, as it is heard; hints and cues stand below it, indented.
  ///   - profile: The version of the reader.
  /// - Returns: The difference, whose description can be read.
  /// - Throws: `MissingLanguage` where no phrases exist for the screen's language.
  public func transcriptDifference(
    from expected: String, profile: ReaderProfile = .newest
  ) throws(MissingLanguage) -> TextDifference? {
    try transcript(profile: profile).difference(from: expected)
  }
}
