extension SRGBColor {
  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA` (CSS order), nil for anything else.
  package init?(hexText text: String) {
    var digits: [UInt8] = []
    for (index, byte) in text.utf8.enumerated() {
      if index == 0 {
        guard byte == UInt8(ascii: "#") else { return nil }
        continue
      }
      guard index <= 8, let digit = Self.hexDigit(byte) else { return nil }
      digits.append(digit)
    }
    let channels: [UInt8]
    switch digits.count {
    case 3, 4: channels = digits.map { $0 * 17 }
    case 6, 8:
      channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count > 3 ? Double(channels[3]) / 255 : 1)
  }

  /// The channels as `#RRGGBB`, without the alpha.
  package var hexText: String {
    let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
