/// What a person operates the screen with.
public enum AssistiveTechnology: String, Hashable, Sendable, CaseIterable {
  /// VoiceOver: gestures move a cursor, and what stands at it is spoken.
  case voiceOver = "voiceover"
  /// Voice Control: elements are called by their names.
  case voiceControl = "voice-control"
  /// Full Keyboard Access: keys move a focus over what can be operated.
  case keyboard
  /// Switch Control: one switch moves on, another selects.
  case switchControl = "switch-control"

  /// Apple's name for it.
  public var title: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .voiceControl: "Voice Control"
    case .keyboard: "Full Keyboard Access"
    case .switchControl: "Switch Control"
    }
  }

  /// What a person does with it, by the names of scenario files.
  public var gestures: [Gesture] {
    switch self {
    case .voiceOver:
      Gesture.allCases.filter { gesture in
        !Self.allCases.contains { $0 != .voiceOver && $0.gestures.contains(gesture) }
      }
    case .voiceControl: [.say]
    case .keyboard:
      [
        .tab, .shiftTab, .arrowUp, .arrowDown, .arrowLeft, .arrowRight, .space, .return, .escape,
        .tabZ,
      ]
    case .switchControl: [.next, .previous, .select]
    }
  }
}
