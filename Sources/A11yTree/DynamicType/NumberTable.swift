/// Numbers written in a string, as tables of many numbers compile fastest that way.
package enum NumberTable {
  /// Returns the whole numbers in a text, whatever else stands between them.
  ///
  /// A hyphen directly before a digit makes the number negative.
  package static func parse(_ text: String) -> [Int] {
    var numbers: [Int] = []
    var number: Int?
    var sign = 1
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = (number ?? 0) &* 10 &+ Int(byte - UInt8(ascii: "0"))
      default:
        if let number { numbers.append(sign * number) }
        number = nil
        sign = byte == UInt8(ascii: "-") ? -1 : 1
      }
    }
    if let number { numbers.append(sign * number) }
    return numbers
  }
}
