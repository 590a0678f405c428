import A11yTree

/// A session of VoiceOver as it is heard, for formats that time it or speak it.
struct CaptionedSession {
  /// The file of the scenario.
  let path: String
  /// The name of the scenario, nil where it has none.
  let name: String?
  /// What happened.
  let transcript: Transcript
  /// When it is heard.
  let timeline: SpokenTimeline

  /// Between two sessions of a file, in milliseconds.
  static let gap = 2000

  /// Returns the sessions of VoiceOver among the transcripts of scenarios.
  ///
  /// - Parameters:
  ///   - reports: The transcripts.
  ///   - percent: How fast is spoken, 100 for the rate of the language.
  /// - Returns: The sessions, in the order of the transcripts.
  static func all(in reports: [TranscriptReport], percent: Int) -> [CaptionedSession] {
    reports.flatMap { report in
      report.transcripts.filter { $0.technology == .voiceOver }.map { transcript in
        CaptionedSession(
          path: report.path, name: report.name, transcript: transcript,
          timeline: SpokenTimeline(
            transcript, report.rendering, speed: Double(percent) / 100))
      }
    }
  }

  /// The language as a BCP 47 tag.
  var language: String { transcript.environment.locale.languageTag ?? rate.language }

  /// How fast is spoken.
  var rate: SpeechRate { SpeechRate.of(transcript.environment.locale) }

  /// The name and the file, then the profile and the environment.
  var titles: [String] {
    let title = [name, path].compactMap(\.self).joined(separator: " · ")
    return [title, "\(transcript.profile.summary) · \(transcript.environment.summary)"]
  }

  /// The words that were heard and whose wording rests on belief only, a text a language.
  var unverified: [String] { transcript.unverified.summaries.map { "unverified words of \($0)" } }

  /// Returns a name for something of a step that no other thing of the file has.
  ///
  /// - Parameters:
  ///   - session: The number of the session, from 1.
  ///   - step: The place of the step.
  /// - Returns: The name, which holds no space.
  func id(session: Int, step: Int) -> String {
    "\(session).\(step + 1).\(transcript.steps[step].gesture.rawValue)"
  }
}

extension String {
  /// The text as captions have it: on one line, and without characters that steer a terminal or
  /// only turn lines around, neither of which is heard.
  var caption: String {
    String(String.UnicodeScalarView(onOneLine.unicodeScalars.filter { !$0.steersTerminals }))
  }

  /// The text as a BCP 47 tag, nil where it is none.
  var languageTag: String? {
    let tag = replacing("_", with: "-")
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isTag = parts.enumerated().allSatisfy { place, part in
      (1...8).contains(part.count)
        && part.allSatisfy { byte in
          let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          return isDigit ? place > 0 : (0x61...0x7A).contains(byte | 0x20)
        }
    }
    return isTag ? tag : nil
  }
}
