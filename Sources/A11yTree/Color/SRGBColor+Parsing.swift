extension SRGBColor {
  /// Creates a colour from what CSS Color 4 writes: hex, functions, names, `transparent`.
  ///
  /// Eight hex digits are CSS's RRGGBBAA. Colours outside of sRGB are clipped to it. What depends
  /// on its context, as `currentColor` does, is refused.
  public init(parsing text: some StringProtocol) throws(ColorParseError) {
    let trimmed = Self.trimmed(text)
    if trimmed.utf8.first == UInt8(ascii: "#") {
      self = try Self.hex(trimmed)
    } else if trimmed.utf8.contains(UInt8(ascii: "(")) {
      self = try ColorFunction(trimmed).color(trimmed)
    } else {
      self = try Self.named(trimmed)
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    let text = String(text)
    guard let first = text.utf8.first, let last = text.utf8.last, isSpace(first) || isSpace(last)
    else { return text }
    let bytes = Array(text.utf8.drop(while: isSpace))
    let end = bytes.lastIndex { !isSpace($0) } ?? -1
    return String(decoding: bytes[..<(end + 1)], as: UTF8.self)
  }

  private static func hex(_ text: String) throws(ColorParseError) -> SRGBColor {
    var number: UInt64 = 0
    var count = 0
    for byte in text.utf8.dropFirst() {
      guard let digit = digit(byte) else {
        throw ColorParseError(text, "after the # only the digits 0 to 9 and A to F may stand")
      }
      number = number << 4 | UInt64(digit)
      count += 1
    }
    let isShort = count <= 4
    guard count == 3 || count == 4 || count == 6 || count == 8 else {
      throw ColorParseError(text, "after the # there are 3, 4, 6 or 8 digits, not \(count)")
    }
    let places = count == 4 || count == 8 ? 4 : 3
    let channel = { (place: Int) -> UInt8 in
      let shift = (places - 1 - place) * (isShort ? 4 : 8)
      let value = UInt8(truncatingIfNeeded: number >> UInt64(shift))
      return isShort ? (value & 0x0F) * 17 : value
    }
    return SRGBColor(
      red: channel(0), green: channel(1), blue: channel(2),
      alpha: places == 4 ? Double(channel(3)) / 255 : 1)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func named(_ text: String) throws(ColorParseError) -> SRGBColor {
    let name = text.lowercased()
    if let color = NamedColors.color(named: name) { return color }
    if name == "transparent" { return .clear }
    if name.isEmpty { throw ColorParseError(text, "it is empty") }
    if name == "currentcolor" || SystemColors.names.contains(text) {
      throw ColorParseError(text, "its value depends on where it is used; give a fixed colour")
    }
    let digits = name.utf8.compactMap(digit).count
    if digits == name.utf8.count, [3, 4, 6, 8].contains(digits) {
      throw ColorParseError(text, "a hex colour begins with #, as in #\(text)")
    }
    throw ColorParseError(text, "no colour of CSS has that name")
  }
}

extension ColorFunction {
  /// Returns the colour that the function writes.
  fileprivate func color(_ text: String) throws(ColorParseError) -> SRGBColor {
    guard Self.known.contains(name) else {
      throw ColorParseError(
        text, "there is no function '\(name)'; known are \(Self.known.joined(separator: ", "))")
    }
    guard values.count == 3 else {
      throw ColorParseError(
        text, "\(name)() takes 3 values and may take an alpha, not \(values.count)")
    }
    for (place, value) in values.enumerated() {
      let isAngle = place == huePlace
      guard isAngle ? value.unit != .percent : value.unit != .degrees else {
        throw ColorParseError(
          text, "value \(place + 1) of \(name)() is \(isAngle ? "an" : "no") angle")
      }
    }
    let (red, green, blue) = try channels(text)
    return SRGBColor(
      unitRed: red, green: green, blue: blue, alpha: alpha.map { scaled($0, percent: 1) } ?? 1)
  }

  private static let known = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  /// The place of the hue among the values, nil where there is none.
  private var huePlace: Int? {
    switch name {
    case "hsl", "hsla", "hwb": 0
    case "lch", "oklch": 2
    default: nil
    }
  }

  private func channels(_ text: String) throws(ColorParseError) -> ColorSpaces.Triple {
    let (first, second, third) = (values[0], values[1], values[2])
    let unit = { (value: Value) in min(max(value.number / 100, 0), 1) }
    switch name {
    case "hsl", "hsla":
      return ColorSpaces.srgb(
        hue: first.number, saturation: unit(second), lightness: unit(third))
    case "hwb":
      return ColorSpaces.srgb(hue: first.number, whiteness: unit(second), blackness: unit(third))
    case "lab":
      return ColorSpaces.srgb(
        lab: scaled(first, percent: 100), scaled(second, percent: 125),
        scaled(third, percent: 125))
    case "lch":
      let (a, b) = ColorSpaces.rectangular(
        chroma: scaled(second, percent: 150), hue: third.number)
      return ColorSpaces.srgb(lab: scaled(first, percent: 100), a, b)
    case "oklab":
      return ColorSpaces.srgb(
        oklab: scaled(first, percent: 1), scaled(second, percent: 0.4), scaled(third, percent: 0.4))
    case "oklch":
      let (a, b) = ColorSpaces.rectangular(
        chroma: scaled(second, percent: 0.4), hue: third.number)
      return ColorSpaces.srgb(oklab: scaled(first, percent: 1), a, b)
    case "color":
      let triple = (
        scaled(first, percent: 1), scaled(second, percent: 1), scaled(third, percent: 1)
      )
      return try channels(triple, in: text)
    default:
      return (
        scaled(first, percent: 255) / 255, scaled(second, percent: 255) / 255,
        scaled(third, percent: 255) / 255
      )
    }
  }

  private func channels(
    _ triple: ColorSpaces.Triple, in text: String
  ) throws(ColorParseError) -> ColorSpaces.Triple {
    switch space {
    case "srgb": return triple
    case "srgb-linear": return ColorSpaces.map(triple, TransferCurve.encoded)
    case "display-p3": return ColorSpaces.srgb(displayP3: triple)
    case "xyz", "xyz-d65": return ColorSpaces.srgb(xyz: triple)
    default:
      throw ColorParseError(
        text,
        "color() takes one of the spaces srgb, srgb-linear, display-p3, xyz first, not"
          + " '\(space ?? "")'")
    }
  }

  /// Returns a number as it stands, or a percentage as its share of what 100 % means.
  private func scaled(_ value: Value, percent whole: Double) -> Double {
    value.unit == .percent ? value.number / 100 * whole : value.number
  }
}
