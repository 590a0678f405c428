/// A gesture with what it needs to know: a rotor's setting, the place of a touch.
public struct GestureInput: Hashable, Sendable {
  /// What the person does.
  public var gesture: Gesture
  /// What is chosen: the setting of the rotor, or an item's name; nil where nothing is.
  public var choice: String?
  /// Where the finger is, in points of the screen; nil for a gesture that may be anywhere.
  public var point: Point?

  /// Creates a gesture that chooses nothing and may be made anywhere, unless said.
  public init(_ gesture: Gesture, to choice: String? = nil, at point: Point? = nil) {
    self.gesture = gesture
    self.choice = choice
    self.point = point
  }
}

extension Gesture {
  /// Whether the gesture does something with a choice.
  package var takesChoice: Bool {
    switch self {
    case .rotor, .twoFingerTripleTap, .voItemChooser, .voFind, .say: true
    default: false
    }
  }

  /// Whether the gesture does nothing without a choice.
  package var needsChoice: Bool { self == .rotor || self == .voFind || self == .say }

  /// Whether the gesture is made at a place.
  package var needsPoint: Bool { self == .touch || self == .splitTap }
}

/// A gesture that cannot be performed as it is given.
public enum GestureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The gesture is one that what the screen is operated with does not know.
  case foreign(Gesture, to: AssistiveTechnology)
  /// The gesture lacks its choice or its place.
  case incomplete(Gesture)
  /// The rotor does not offer a setting at the cursor, and what it does offer.
  case noSuchRotor(String, offered: [String])
  /// No stop is called so, and what the stops are called.
  case noSuchItem(String, offered: [String])

  /// What is wrong, with the way out.
  public var description: String {
    switch self {
    case .foreign(let gesture, let technology): Self.foreign(gesture, to: technology)
    case .incomplete(let gesture):
      "the gesture “\(gesture.rawValue)” needs “\(gesture.needsPoint ? "at" : "to")”"
    case .noSuchRotor(let name, let offered):
      "no such rotor here: “\(name)”; offered: \(offered.joined(separator: ", "))"
    case .noSuchItem(let name, let offered):
      "no item is called “\(name)”; the items are \(Self.list(offered))"
    }
  }

  /// Tells what is known instead; of VoiceOver's many gestures only who knows this one.
  private static func foreign(_ gesture: Gesture, to technology: AssistiveTechnology) -> String {
    var text = "\(technology.title) does not know “\(gesture.rawValue)”"
    if technology != .voiceOver {
      text += "; it knows \(technology.gestures.map(\.rawValue).joined(separator: ", "))"
    }
    if let owner = AssistiveTechnology.allCases.first(where: { $0.gestures.contains(gesture) }) {
      text += "; a script with \"reader\": \"\(owner.rawValue)\" does"
    }
    return text
  }

  private static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "none" }
    let most = 12
    return names.prefix(most).map { "“\($0)”" }.joined(separator: ", ")
      + (names.count > most ? ", …" : "")
  }
}
