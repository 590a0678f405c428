/// A terminal that hands over each key as it is pressed, and shows a whole screen at once.
///
/// `SystemTerminal.swift` holds the real one; a test replaces it.
struct Terminal {
  /// Waits for input.
  var read: () -> Input
  /// Returns how large the terminal is now.
  var size: () -> Size
  /// Shows lines from the top, and nothing below them; each is cut off at the right edge.
  var show: (_ lines: [String]) -> Void
  /// Gives the terminal back as it was.
  var close: () -> Void

  /// What a person did.
  enum Input: Equatable {
    /// Pressed keys.
    case keys([Key])
    /// Changed the size of the window.
    case resized
    /// Went away: there will be no more keys.
    case ended
  }

  /// The size of a terminal.
  struct Size: Equatable {
    /// How many characters a line has.
    var columns: Int
    /// How many lines there are.
    var rows: Int
  }
}
