/// What happened in a session: each gesture with what was heard.
///
/// Readers without a voice share it: what stands for speech there is what a person finds at the
/// focus, in VoiceOver's words for it.
public struct Transcript: Hashable, Sendable {
  /// What the screen was operated with.
  public var technology: AssistiveTechnology
  /// The behaviour of the reader's version.
  public var profile: ReaderProfile
  /// The settings of the screen.
  public var environment: ScreenEnvironment
  /// What happened, in order.
  public var steps: [TranscriptStep]

  /// Creates a transcript from its steps, VoiceOver's unless said.
  public init(
    technology: AssistiveTechnology = .voiceOver, profile: ReaderProfile,
    environment: ScreenEnvironment, steps: [TranscriptStep]
  ) {
    self.technology = technology
    self.profile = profile
    self.environment = environment
    self.steps = steps
  }

  /// Creates the transcript of swiping right from the first stop to the last.
  ///
  /// - Throws: `MissingLanguage` where no phrases exist for the screen's language.
  public init(
    swipingThrough screen: Screen, profile: ReaderProfile = .newest
  ) throws(MissingLanguage) {
    let speech = try Speech(locale: screen.environment.locale, profile: profile)
    let reading = Reading(screen)
    let steps = speech.announcements(of: reading).enumerated().map { place, announcement in
      TranscriptStep(
        gesture: .swipeRight, announcement: announcement, focus: reading.focus(at: place))
    }
    self.init(profile: profile, environment: screen.environment, steps: steps)
  }
}

/// One gesture, and what came of it.
public struct TranscriptStep: Hashable, Sendable {
  /// What the person did.
  public var gesture: Gesture
  /// What was chosen or said by it, nil for nothing.
  public var choice: String?
  /// What the reader said of a stop, nil where the cursor came to none.
  public var announcement: Announcement?
  /// The stop at which the cursor is afterwards: its identifier, else its id; nil for none.
  public var focus: String?
  /// The sound that was heard, nil for none.
  public var sound: Sound?
  /// What was activated, nil for nothing.
  public var action: ActionID?
  /// What the app announced, in order.
  public var announcements: [Announced]
  /// What the person could not follow.
  public var losses: [Loss]
  /// What else is to be known, a sentence or so each: what was passed over, and why.
  public var notes: [String]

  /// A sound of the reader.
  public enum Sound: String, Hashable, Sendable, CaseIterable {
    /// There is nothing further in that direction.
    case boundary
    /// The value cannot be adjusted further.
    case limit
    /// There is no element under the finger.
    case empty
    /// The screen has changed: the two tones of UIKit's notification.
    case screenChanged
  }

  /// Creates a step of which nothing but the gesture came, unless said.
  public init(
    gesture: Gesture, choice: String? = nil, announcement: Announcement? = nil,
    focus: String? = nil, sound: Sound? = nil, action: ActionID? = nil,
    announcements: [Announced] = [], losses: [Loss] = [], notes: [String] = []
  ) {
    self.gesture = gesture
    self.choice = choice
    self.announcement = announcement
    self.focus = focus
    self.sound = sound
    self.action = action
    self.announcements = announcements
    self.losses = losses
    self.notes = notes
  }
}
