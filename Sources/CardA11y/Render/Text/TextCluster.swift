/// One character as a person counts them, with what line breaking must know of it.
struct TextCluster {
  /// The advance, in em.
  var advance: Double
  /// The length in the text, in bytes of UTF-8.
  var byteCount: Int32
  /// How lines break around it.
  var breaking: Breaking

  /// How lines break around a character: the part of UAX #14 that cards need.
  struct Breaking: OptionSet {
    let rawValue: UInt16

    /// Hangs at the end of a line; a line may end behind it.
    static let space = Breaking(rawValue: 1 << 0)
    /// The line ends here.
    static let newline = Breaking(rawValue: 1 << 1)
    /// A line may end behind it.
    static let after = Breaking(rawValue: 1 << 2)
    /// A line may end before it.
    static let before = Breaking(rawValue: 1 << 3)
    /// Stays with what precedes it, spaces excepted.
    static let closing = Breaking(rawValue: 1 << 4)
    /// Stays with what follows it.
    static let opening = Breaking(rawValue: 1 << 5)
    /// A digit, which stays with a hyphen before it.
    static let digit = Breaking(rawValue: 1 << 6)
    /// A hyphen, which stays with the word that it begins.
    static let hyphen = Breaking(rawValue: 1 << 7)
    /// An em dash, which stays with another.
    static let dash = Breaking(rawValue: 1 << 8)
  }
}

extension TextCluster.Breaking {
  /// Creates what lines must know of the character that begins with a scalar.
  init(of scalar: UInt32) {
    switch scalar {
    case 0x20, 0x09: self = .space
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    case 0x30...0x39: self = .digit
    case 0x2D, 0x2010: self = [.after, .hyphen]
    case 0x21, 0x29, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: self = .closing
    case 0x28, 0x5B, 0x7B: self = .opening
    case 0x00...0x7E: self = []
    default: self = Self.beyondASCII(scalar)
    }
  }

  private static func beyondASCII(_ scalar: UInt32) -> Self {
    switch scalar {
    case 0xAD, 0x2013, 0x200B: .after
    case 0x2014: [.before, .after, .dash]
    case 0x2026, 0x203C, 0x2047...0x2049, 0xBB, 0x2019, 0x201D: .closing
    case 0xAB, 0xA1, 0xBF, 0x2018, 0x201C: .opening
    case 0x2007: []
    case 0x2000...0x200A, 0x205F, 0x1680, 0x3000: .space
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x30FB, 0x30FC,
      0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D:
      [.closing, .after]
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08, 0xFF3B, 0xFF5B:
      [.opening, .before]
    case let scalar where WideRanges.isIdeograph(scalar): [.before, .after]
    default: []
    }
  }
}

/// The ranges of characters that are one em wide.
enum WideRanges {
  /// Returns whether lines may break on either side of a character.
  ///
  /// Hangul is wide but breaks at spaces, as labels do with the standard strategy (ours).
  static func isIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x2FFF, 0x3003...0x3007, 0x3012...0x303E, 0x3041...0x312F, 0x3190...0x4DBF,
      0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Returns whether a character is one em wide.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x3000...0x3040, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    default: isIdeograph(scalar)
    }
  }
}
