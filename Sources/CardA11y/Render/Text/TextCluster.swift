/// One character as a person counts them, with what line breaking must know of it.
struct TextCluster {
  /// The advance, in em.
  var advance: Double
  /// The length in the text, in bytes of UTF-8.
  var byteCount: Int32
  /// How it behaves where a line ends.
  var ending: Ending = .visible
  /// Whether a line may end before it.
  var allowsBreak = false

  /// How a character behaves where a line ends.
  enum Ending: UInt8 {
    /// It is painted.
    case visible
    /// It hangs beyond the end, and is not painted.
    case space
    /// The line ends here.
    case newline
    /// A hyphen is painted here if the line ends behind it, and nothing if not.
    case softHyphen
  }
}

extension TextCluster.Ending {
  /// Creates the behaviour of the character that begins with a scalar.
  init(of scalar: UInt32) {
    switch scalar {
    case 0x20, 0x09: self = .space
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    case 0x00...0x7E: self = .visible
    case 0xAD: self = .softHyphen
    case 0x2007: self = .visible
    case 0x2000...0x200A, 0x205F, 0x1680, 0x3000: self = .space
    default: self = .visible
    }
  }
}

/// The ranges of characters that are one em wide.
enum WideRanges {
  /// Returns whether a character is one em wide.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3040...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
