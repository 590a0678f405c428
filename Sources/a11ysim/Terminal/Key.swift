/// A key that a person pressed in a terminal.
enum Key: Hashable {
  /// A character that stands for itself, a space among them.
  case character(Character)
  /// An arrow key.
  case up, down, left, right
  /// Tab, alone or with Shift.
  case tab, shiftTab
  /// The return key.
  case enter
  /// Escape.
  case escape
  /// Delete to the left.
  case backspace
  /// Control with a letter, in lower case.
  case control(Character)

  /// Returns the keys that a terminal's bytes stand for; what is unknown is left out.
  ///
  /// An escape that begins no sequence is the key itself: whoever reads waits for the rest of
  /// a sequence, so that none is cut in two.
  static func keys(in bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    while let byte = rest.first {
      if byte == 0x1B {
        rest.removeFirst()
        if let key = sequence(&rest) { keys.append(key) }
      } else if byte < 0x20 || byte == 0x7F {
        rest.removeFirst()
        keys.append(control(byte))
      } else {
        let end = rest.firstIndex { $0 < 0x20 || $0 == 0x7F } ?? rest.endIndex
        keys += String(decoding: rest[..<end], as: UTF8.self).map(Key.character)
        rest = rest[end...]
      }
    }
    return keys
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    default: .control(Character(Unicode.Scalar(byte | 0x60)))
    }
  }

  /// Reads what follows an escape: `[A` and `OA` are arrow up, with numbers between them or not.
  ///
  /// - Returns: The key, nil for a sequence that stands for none of these.
  private static func sequence(_ rest: inout ArraySlice<UInt8>) -> Key? {
    guard let start = rest.first, start == UInt8(ascii: "[") || start == UInt8(ascii: "O") else {
      return .escape
    }
    let body = rest.dropFirst()
    guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      rest = []
      return nil
    }
    let last = body[end]
    rest = body[(end + 1)...]
    return switch last {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "Z"): .shiftTab
    default: nil
    }
  }
}
