/// What a person does on the screen, the keyboard, a switch or aloud, by the names of scenario
/// files.
///
/// Gestures are those of facts: voiceover.md §11.1, as they are set on a new device. Commands of
/// a keyboard that start with `VO-` are §11.3's (VO is Control and Option); keys without it are
/// those of Full Keyboard Access, §11.4. Left out is what concerns the device and not the screen:
/// mute, the screen curtain, other apps, help.
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
  /// Activates secondarily; what that does is documented nowhere, here it does nothing.
  case quadrupleTap
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
  /// Opens the item chooser: tells the names of all stops, or goes to the one that is chosen.
  case twoFingerTripleTap
  /// Escapes: goes back, or dismisses.
  case twoFingerScrub
  /// Sets the rotor to what comes next on its dial.
  case twoFingerRotateRight
  /// Sets the rotor to what comes before on its dial.
  case twoFingerRotateLeft
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
  /// Explores by touch, and activates by tapping with another finger.
  case splitTap
  /// Changes the rotor's setting.
  case rotor

  /// Goes to the next stop.
  case voRight = "VO-Right"
  /// Goes to the previous stop.
  case voLeft = "VO-Left"
  /// Reads on from the cursor.
  case voReadAll = "VO-A"
  /// Reads all from the top.
  case voReadFromTop = "VO-B"
  /// The magic tap.
  case voMagicTap = "VO--"
  /// Escapes: goes back, or dismisses.
  case voEscape = "VO-`"
  /// Spells what the element is called.
  case voSpell = "VO-C"
  /// Searches the next stop whose name holds a text.
  case voFind = "VO-F"
  /// Opens the item chooser, as two fingers do by tapping three times.
  case voItemChooser = "VO-I"
  /// Goes to the next heading.
  case voNextHeading = "VO-Command-H"
  /// Goes to the previous heading.
  case voPreviousHeading = "VO-Shift-Command-H"
  /// Goes to the next image.
  case voNextImage = "VO-Command-G"
  /// Goes to the previous image.
  case voPreviousImage = "VO-Shift-Command-G"
  /// Goes to the next control.
  case voNextControl = "VO-Command-J"
  /// Goes to the previous control.
  case voPreviousControl = "VO-Shift-Command-J"

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
