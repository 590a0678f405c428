/// The reader: a cursor that gestures move over the stops of a screen.
///
/// It holds what VoiceOver itself keeps: the cursor, the rotor, how far content is scrolled, and
/// where the cursor was before a modal opened. All else is the app's, behind a `ScreenSource`.
public struct VoiceOver<Source: ScreenSource> {
  /// What is read, with its state.
  public internal(set) var source: Source
  /// The stops of the screen as it is now.
  public internal(set) var reading: Reading
  /// The place of the cursor among the stops, nil before the first.
  public internal(set) var cursor: Int?
  /// The voice.
  public let speech: Speech
  var dial = RotorDial()
  var scrolled = ScrolledContent()
  var modals: OpenModals

  /// Creates a reader whose cursor stands before the first stop.
  ///
  /// - Throws: `MissingLanguage` where no phrases exist for the screen's language.
  public init(
    _ source: Source, profile: ReaderProfile = .newest
  ) throws(MissingLanguage) {
    let screen = source.screen
    self.source = source
    reading = Reading(screen)
    modals = OpenModals(in: reading)
    speech = try Speech(locale: screen.environment.locale, profile: profile)
  }

  /// The accessibility identifier at the cursor, else its node's id; nil before the first stop.
  public var focus: String? { cursor.map { reading.focus(at: $0) } }

  /// What the rotor is set to.
  public var rotor: RotorSetting { dial.setting }

  /// What the rotor can be set to at the cursor, in the order of its dial.
  public var rotors: [RotorSetting] {
    Rotor(reading: reading, cursor: cursor).offered(besides: dial.setting)
  }

  /// Performs a gesture that needs neither a choice nor a place.
  ///
  /// - Returns: What happened: one step, or one a stop where a gesture reads several.
  /// - Throws: `GestureError` for a gesture that cannot be performed so.
  public mutating func perform(_ gesture: Gesture) throws(GestureError) -> [TranscriptStep] {
    try perform(GestureInput(gesture))
  }

  /// Performs a gesture.
  ///
  /// - Returns: What happened: one step, or one a stop where a gesture reads several.
  /// - Throws: `GestureError` for a gesture that cannot be performed so.
  public mutating func perform(
    _ input: GestureInput
  ) throws(GestureError) -> [TranscriptStep] {
    var steps = try steps(of: input)
    if let choice = input.choice {
      for index in steps.indices { steps[index].choice = choice }
    }
    return steps
  }

  private mutating func steps(of input: GestureInput) throws(GestureError) -> [TranscriptStep] {
    let gesture = input.gesture
    switch gesture {
    case .swipeRight, .voRight: return [move(to: cursor.map { $0 + 1 } ?? 0, by: gesture)]
    case .swipeLeft, .voLeft: return [move(to: (cursor ?? 0) - 1, by: gesture)]
    case .fourFingerTapTop: return [move(to: 0, by: gesture)]
    case .fourFingerTapBottom: return [move(to: reading.stops.count - 1, by: gesture)]
    case .twoFingerSwipeUp, .voReadFromTop: return readFromTop(by: gesture)
    case .twoFingerSwipeDown, .voReadAll: return read(from: cursor ?? 0, by: gesture)
    case .doubleTap: return [activate(by: gesture)]
    case .doubleTapAndHold, .tripleTap: return [pressLong(by: gesture)]
    case .quadrupleTap: return [TranscriptStep(gesture: gesture, focus: focus)]
    case .twoFingerDoubleTap, .voMagicTap: return [perform(\.magicTapAction, by: gesture)]
    case .twoFingerScrub, .voEscape: return [perform(\.escapeAction, by: gesture)]
    case .swipeUp, .swipeDown: return [swipeVertically(by: gesture)]
    case .rotor: return [try setRotor(by: input)]
    case .twoFingerRotateRight: return [turnRotor(by: 1, gesture)]
    case .twoFingerRotateLeft: return [turnRotor(by: -1, gesture)]
    case .voNextHeading: return [jump(.headings, isForward: true, by: gesture)]
    case .voPreviousHeading: return [jump(.headings, isForward: false, by: gesture)]
    case .voNextImage: return [jump(.images, isForward: true, by: gesture)]
    case .voPreviousImage: return [jump(.images, isForward: false, by: gesture)]
    case .voNextControl: return [jump(.formControls, isForward: true, by: gesture)]
    case .voPreviousControl: return [jump(.formControls, isForward: false, by: gesture)]
    case .voSpell: return [spell(by: gesture)]
    case .threeFingerSwipeUp, .threeFingerSwipeDown, .threeFingerSwipeLeft,
      .threeFingerSwipeRight:
      return [scroll(by: gesture)]
    case .threeFingerTap: return [summarise(by: gesture)]
    case .touch: return [try explore(by: input)]
    case .splitTap: return try tapSplit(by: input)
    case .twoFingerTripleTap, .voItemChooser: return [try chooseItem(by: input)]
    case .voFind: return [try find(by: input)]
    case .tab, .shiftTab, .arrowUp, .arrowDown, .arrowLeft, .arrowRight, .space, .return,
      .escape, .tabZ, .say, .next, .previous, .select:
      throw GestureError.foreign(gesture, to: .voiceOver)
    }
  }
}

extension VoiceOver: Sendable where Source: Sendable {}
