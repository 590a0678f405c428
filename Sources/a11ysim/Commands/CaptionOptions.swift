import A11yTree

extension OptionSpec {
  /// How fast captions are spoken.
  static let speechRate = OptionSpec(
    name: "speech-rate", value: .word("PERCENT"),
    summary: "how fast captions are spoken; 100 if no number is named, the rate of effort")
}

extension Invocation {
  /// Returns how fast captions are spoken, in percent of the rate of their language.
  ///
  /// - Parameters:
  ///   - plan: What is written.
  ///   - task: What is done instead of showing the transcripts, nil for nothing.
  /// - Returns: The percentage.
  /// - Throws: An error about a command line that has no captions to be spoken.
  func captionRate(
    _ plan: OutputPlan, _ task: OptionSpec?
  ) throws(UsageError) -> Int {
    let percent = try wholeNumber(.speechRate)
    let captions = [OutputPlan.Format.webvtt, .ssml].first { plan.writes($0) }
    guard let captions else {
      guard percent == nil else {
        throw usageError("--speech-rate is for --format webvtt and --format ssml")
      }
      return Self.usualRate
    }
    if let task {
      throw usageError("--\(task.name) shows no captions; leave out --format \(captions.rawValue)")
    }
    if let technology, technology != .voiceOver {
      throw usageError(
        "--format \(captions.rawValue): \(technology.title) says nothing; VoiceOver does")
    }
    guard Self.rates.contains(percent ?? Self.usualRate) else {
      throw usageError(
        "--speech-rate: expected a percentage from \(Self.rates.lowerBound) to "
          + "\(Self.rates.upperBound), found '\(percent ?? 0)'")
    }
    return percent ?? Self.usualRate
  }

  private static let usualRate = 100
  private static let rates = 10...1000
}
