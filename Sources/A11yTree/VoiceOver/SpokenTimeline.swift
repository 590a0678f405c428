/// When each thing of a session is heard, in milliseconds from its beginning.
///
/// Speech takes the time that `SpeechRate` estimates. No public source tells the other times, so
/// that they are ours: they are there to keep things apart, not to predict.
package struct SpokenTimeline: Hashable, Sendable {
  /// What is heard, in order; nothing begins before what comes before it has ended.
  package private(set) var utterances: [Utterance] = []
  /// When everything has been heard.
  package private(set) var end = 0

  /// Between what one gesture brings and the next gesture.
  package static let gestureTime = 500
  /// Before a hint, and before what tells of more to find.
  package static let pause = 1000
  /// How long a sound is, and the beginning of what is cut off.
  package static let soundTime = 300
  /// No speech is shorter; a symbol has no letters that could be counted.
  package static let shortestSpeech = 200

  /// Something that is heard.
  package struct Utterance: Hashable, Sendable {
    /// The place of its step in the session.
    package var step: Int
    /// What it is.
    package var kind: Kind
    /// What is said, in pieces of one language each; nothing for a sound.
    package var passages: [Announcement.Passage]
    /// When it begins.
    package var start: Int
    /// When it has ended.
    package var end: Int
  }

  /// What can be heard.
  package enum Kind: Hashable, Sendable {
    /// The reader's announcement.
    case spoken
    /// The hint.
    case hint
    /// What tells of more to find.
    case cue
    /// An announcement of the app.
    case announced
    /// An announcement of the app that other speech cut off before it was understood.
    case cutOff(String)
    /// A sound of the reader.
    case sound(TranscriptStep.Sound)
  }

  private let rate: SpeechRate
  private let speed: Double

  /// Creates the times of a session of VoiceOver.
  ///
  /// - Parameters:
  ///   - transcript: The session.
  ///   - rendering: How announcements are written.
  ///   - speed: How fast is spoken, 1 for the rate of the language.
  package init(_ transcript: Transcript, _ rendering: Rendering = .comma, speed: Double = 1) {
    rate = SpeechRate.of(transcript.environment.locale)
    self.speed = speed
    for (place, step) in transcript.steps.enumerated() {
      if place > 0 { end += Self.gestureTime }
      hear(step, at: place, rendering)
    }
  }

  private mutating func hear(_ step: TranscriptStep, at place: Int, _ rendering: Rendering) {
    if let sound = step.sound { add(.sound(sound), lasting: Self.soundTime, at: place) }
    var queue = SpeechQueue()
    for announced in step.announcements { queue.post(announced.text, priority: announced.priority) }
    let count = queue.posted.count
    if let announcement = step.announcement { queue.post(announcement.spoken()) }
    for lost in queue.posted where lost.outcome == .interrupted {
      add(.cutOff(lost.text), lasting: Self.soundTime, at: place)
    }
    for heard in queue.finishAll() {
      if heard < count {
        say(.announced, [.init(text: queue.posted[heard].text)], at: place)
      } else {
        say(.spoken, step.announcement?.passages(rendering) ?? [], at: place)
      }
    }
    if let announcement = step.announcement { hearMore(of: announcement, at: place) }
  }

  private mutating func hearMore(of announcement: Announcement, at place: Int) {
    guard announcement.hint != nil || !announcement.cues.isEmpty else { return }
    end += Self.pause
    let own = announcement.language
    if let hint = announcement.hint { say(.hint, [.init(text: hint, language: own)], at: place) }
    // The reader has words of its own in some languages only.
    let known = own.flatMap { Phrases.find($0) == nil ? nil : $0 }
    for cue in announcement.cues { say(.cue, [.init(text: cue, language: known)], at: place) }
  }

  private mutating func say(_ kind: Kind, _ passages: [Announcement.Passage], at step: Int) {
    guard passages.contains(where: { Optional($0.text).isSpoken }) else { return }
    let seconds = passages.reduce(0) { sum, passage in
      let rate = passage.language.map(SpeechRate.of) ?? rate
      return sum + rate.seconds(of: passage.text)
    }
    let time = Int((seconds * 1000 / speed).rounded())
    add(kind, passages, lasting: max(time, Self.shortestSpeech), at: step)
  }

  private mutating func add(
    _ kind: Kind, _ passages: [Announcement.Passage] = [], lasting time: Int, at step: Int
  ) {
    let start = end
    end += time
    utterances.append(
      Utterance(step: step, kind: kind, passages: passages, start: start, end: end))
  }
}

extension SpeechRate {
  /// Returns the rate of a locale, English's where it has none of its own.
  package static func of(_ locale: String) -> SpeechRate {
    speaking(Phrases.find(locale) ?? .english)
  }
}
