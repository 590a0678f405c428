/// What it takes with VoiceOver to come from the first stop of a screen to something it can do.
///
/// The cursor stands at the first stop, which was read when the screen appeared; every stop on the
/// way is heard to its end, without its hint (ours). What actions change is left out.
public struct Effort: Hashable, Sendable {
  /// The place of the stop.
  public let place: Int
  /// The index of its node.
  public let node: Int
  /// What is done there.
  public let deed: Deed
  /// The name of what comes of it.
  public let action: ActionID
  /// The way of who swipes from stop to stop; nil where that does not lead there.
  public let swiping: Way?
  /// The shortest way of those on which one setting of the rotor leads nearer, nil for none.
  public let rotor: Way?

  /// What can be done at a stop.
  public enum Deed: Hashable, Sendable {
    /// It is activated.
    case activate
    /// It is pressed long.
    case longPress
    /// It is incremented.
    case increment
    /// It is decremented.
    case decrement
    /// One of its custom actions is performed, by its name.
    case custom(String)
    /// A link inside of its text is opened, by its words.
    case link(String)
  }

  /// Gestures that lead somewhere.
  public struct Way: Hashable, Sendable {
    /// The gestures, each as often as it is made in a row.
    public internal(set) var moves: [Move] = []
    /// How long is listened on the way, by the rate of the language.
    public internal(set) var seconds = 0.0

    /// How many gestures it takes.
    public var gestures: Int { moves.reduce(0) { $0 + $1.count } }
    /// How many of them turn the rotor or move by it.
    public var rotorMoves: Int {
      moves.reduce(0) { $0 + ($1.setting == nil ? 0 : $1.count) }
    }
  }

  /// A gesture that is made several times in a row.
  public struct Move: Hashable, Sendable {
    /// The gesture.
    public let gesture: Gesture
    /// How often it is made.
    public let count: Int
    /// What the rotor is set to by it, or by which it moves; nil for what has no use for it.
    public let setting: RotorSetting?
  }

  /// The shorter way; of two that take as many gestures the one that is sooner at its end.
  public var best: Way? {
    guard let swiping, let rotor else { return swiping ?? rotor }
    return rotor.isShorter(than: swiping) ? rotor : swiping
  }

  /// Returns the effort of everything that can be done on a screen, in reading order.
  ///
  /// - Throws: `MissingLanguage` where no phrases exist for the screen's language.
  public static func all(
    on screen: Screen, profile: ReaderProfile = .newest
  ) throws(MissingLanguage) -> [Effort] {
    let survey = try EffortSurvey(screen, profile: profile)
    return survey.efforts()
  }
}

extension Effort.Way {
  /// Returns whether this way takes fewer gestures, or as many and less time.
  func isShorter(than other: Self) -> Bool {
    (gestures, seconds) < (other.gestures, other.seconds)
  }

  /// Adds gestures, if any.
  mutating func add(_ gesture: Gesture, times count: Int = 1, setting: RotorSetting? = nil) {
    if count > 0 { moves.append(.init(gesture: gesture, count: count, setting: setting)) }
  }
}
