/// The parts through which the rotor leads inside of a text.
enum TextUnits {
  /// Returns the characters, words or lines of a text; nil for a setting of another kind.
  ///
  /// Lines are those of the text itself: where it is wrapped is not known to a reader (ours).
  static func parts(of text: String, by setting: RotorSetting) -> [String]? {
    switch setting {
    case .characters: text.map { String($0) }
    case .words: text.split { $0.isWhitespace }.map { String($0) }
    case .lines: text.split { $0.isNewline }.map { String($0) }
    default: nil
    }
  }
}
