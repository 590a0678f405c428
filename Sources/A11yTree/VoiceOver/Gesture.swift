/// What a person does on the screen, the keyboard, a switch or aloud, by the names of scenario
/// files.
///
/// Source: facts: voiceover.md §11.1; the keys of Full Keyboard Access are §11.4's, with escape.
public enum Gesture: String, Hashable, Sendable, CaseIterable {
  /// Goes to the next stop.
  case swipeRight
  /// Goes to the previous stop.
  case swipeLeft
  /// Activates.
  case doubleTap
  /// Presses long.
  case doubleTapAndHold
  /// Presses long, since iOS 13.
  case tripleTap
  /// Goes back by the rotor's setting, or increments.
  case swipeUp
  /// Goes on by the rotor's setting, or decrements.
  case swipeDown
  /// Reads all from the top.
  case twoFingerSwipeUp
  /// Reads on from the cursor.
  case twoFingerSwipeDown
  /// The magic tap.
  case twoFingerDoubleTap
  /// Escapes: goes back, or dismisses.
  case twoFingerScrub
  /// Scrolls one page down.
  case threeFingerSwipeUp
  /// Scrolls one page up.
  case threeFingerSwipeDown
  /// Scrolls one page to the right.
  case threeFingerSwipeLeft
  /// Scrolls one page to the left.
  case threeFingerSwipeRight
  /// Tells where on the page the element is.
  case threeFingerTap
  /// Goes to the first stop.
  case fourFingerTapTop
  /// Goes to the last stop.
  case fourFingerTapBottom
  /// Explores by touch.
  case touch
  /// Changes the rotor's setting.
  case rotor
  /// Moves the keyboard's focus on.
  case tab
  /// Moves the keyboard's focus back.
  case shiftTab
  /// Activates by the keyboard.
  case space
  /// Activates what listens to the return key.
  case `return`
  /// Moves the keyboard's focus up, or increments.
  case arrowUp
  /// Moves the keyboard's focus down, or decrements.
  case arrowDown
  /// Moves the keyboard's focus to the left, or decrements.
  case arrowLeft
  /// Moves the keyboard's focus to the right, or increments.
  case arrowRight
  /// Goes back, dismisses, or closes a menu, by the keyboard.
  case escape
  /// Opens the menu of custom actions by the keyboard: Tab and Z at once.
  case tabZ
  /// Gives Voice Control a command.
  case say
  /// Moves on by a switch.
  case next
  /// Moves back by a switch.
  case previous
  /// Selects by a switch.
  case select
}

/// A gesture that is known, and that the reader cannot perform yet.
public struct UnsupportedGesture: Error, Hashable, Sendable, CustomStringConvertible {
  /// The gesture.
  public let gesture: Gesture
  /// What it was meant to operate.
  public let technology: AssistiveTechnology

  init(gesture: Gesture, technology: AssistiveTechnology = .voiceOver) {
    self.gesture = gesture
    self.technology = technology
  }

  /// What is wrong.
  public var description: String {
    guard technology == .voiceOver else {
      let known = technology.gestures.map(\.rawValue).joined(separator: ", ")
      return "\(technology.title) does not know “\(gesture.rawValue)”; it knows \(known)"
    }
    return "the gesture “\(gesture.rawValue)” is not supported yet; swipeRight, swipeLeft, "
      + "doubleTap and twoFingerSwipeUp are"
  }
}
