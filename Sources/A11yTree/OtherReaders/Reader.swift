/// Whatever a person operates a screen with, so that scripts can be played with any of them.
public enum Reader<Source: ScreenSource> {
  /// VoiceOver.
  case voiceOver(VoiceOver<Source>)
  /// Voice Control.
  case voiceControl(VoiceControl<Source>)
  /// Full Keyboard Access.
  case keyboard(FullKeyboardAccess<Source>)
  /// Switch Control.
  case switchControl(SwitchControl<Source>)

  /// Creates a reader to which nothing was done yet.
  ///
  /// - Throws: `MissingLanguage` where no phrases exist for the screen's language.
  public init(
    _ technology: AssistiveTechnology, _ source: Source, profile: ReaderProfile = .newest
  ) throws(MissingLanguage) {
    self =
      switch technology {
      case .voiceOver: .voiceOver(try VoiceOver(source, profile: profile))
      case .voiceControl: .voiceControl(try VoiceControl(source, profile: profile))
      case .keyboard: .keyboard(try FullKeyboardAccess(source, profile: profile))
      case .switchControl: .switchControl(try SwitchControl(source, profile: profile))
      }
  }

  /// What is operated, with its state.
  public var source: Source {
    switch self {
    case .voiceOver(let reader): reader.source
    case .voiceControl(let reader): reader.source
    case .keyboard(let reader): reader.source
    case .switchControl(let reader): reader.source
    }
  }

  /// Performs a gesture.
  ///
  /// - Returns: What happened: one step, or one a stop where a gesture reads several.
  /// - Throws: `GestureError` for one that the reader does not know.
  public mutating func perform(
    _ input: GestureInput
  ) throws(GestureError) -> [TranscriptStep] {
    switch self {
    case .voiceOver(var reader):
      defer { self = .voiceOver(reader) }
      return try reader.perform(input)
    case .voiceControl(var reader):
      defer { self = .voiceControl(reader) }
      return try reader.perform(input)
    case .keyboard(var reader):
      defer { self = .keyboard(reader) }
      return try reader.perform(input)
    case .switchControl(var reader):
      defer { self = .switchControl(reader) }
      return try reader.perform(input)
    }
  }
}

extension Reader: Sendable where Source: Sendable {}
