import A11yTree

/// Reads the `Contents.json` of a colour set (facts: seed-systems.md §2.8).
///
/// Keys that Apple adds are passed over. Entries for iPhone go before those for every device,
/// entries of a wide gamut or a region count where there are no others (ours). An appearance for
/// which there is no entry has no value.
enum ColorSetReader {
  static func read(_ root: ValueReader) throws(InputError) -> Color {
    let list = try root.object().required("colors")
    var entries: [Entry] = []
    for element in try list.elements() {
      if let entry = try Entry(element) { entries.append(entry) }
    }
    guard !entries.isEmpty else { throw list.error("the colour set has no colour") }
    let best = { (isDark: Bool, isHigh: Bool) in
      entries.enumerated().compactMap { index, entry in
        entry.rank(isDark: isDark, isHigh: isHigh).map { (rank: $0, index: -index, entry) }
      }.max { ($0.rank, $0.index) < ($1.rank, $1.index) }?.2.color
    }
    return Color(
      light: best(false, false), dark: best(true, false), highContrast: best(false, true),
      darkHighContrast: best(true, true))
  }
}

/// A colour of a set, and where it counts.
private struct Entry {
  let color: Color
  private var isDark: Bool?
  private var isHigh: Bool?
  private var device = 1
  private var isSpecial = false

  /// Nil for a place of the set that is left free, and for appearances that iOS apps don't have.
  init?(_ reader: ValueReader) throws(InputError) {
    let object = try reader.object()
    guard let value = object["color"] else { return nil }
    for appearance in try object["appearances"]?.elements() ?? [] {
      let object = try appearance.object()
      let kind = try object.required("appearance").string()
      switch (kind, try object.required("value").string()) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHigh = true
      case ("contrast", "normal"): isHigh = false
      default: return nil
      }
    }
    switch try object["idiom"]?.string() {
    case "iphone": device = 2
    case "universal", nil: device = 1
    default: device = 0
    }
    let gamut = try object["display-gamut"]?.string()
    isSpecial = object["locale"] != nil || (gamut != nil && gamut != "sRGB")
    color = try ColorValue.read(value)
  }

  /// Returns how well the colour suits an appearance, nil where it is for another one.
  ///
  /// Light or dark weighs more than the contrast (ours).
  func rank(isDark dark: Bool, isHigh high: Bool) -> Int? {
    guard isDark == nil || isDark == dark, isHigh == nil || isHigh == high else { return nil }
    return (isSpecial ? 0 : 100) + device * 10 + (isDark == nil ? 0 : 2) + (isHigh == nil ? 0 : 1)
  }
}

/// A colour: components in a space, or the name of one of the system's.
private enum ColorValue {
  static func read(_ reader: ValueReader) throws(InputError) -> Color {
    let object = try reader.object()
    if let reference = object["reference"] { return try system(reference) }
    let name = try object.required("color-space")
    let components = try object.required("components").object()
    let text = try name.string()
    guard let space = AssetColorSpace(rawValue: text) else {
      throw name.unknown(text, "colour space", among: AssetColorSpace.allCases.map(\.rawValue))
    }
    let alpha = try components["alpha"].map { value throws(InputError) in try unit(value) } ?? 1
    if space.isGray {
      let white = try channel(try components.required("white"))
      return Color(space.color(red: white, green: white, blue: white, alpha: alpha))
    }
    return Color(
      space.color(
        red: try channel(try components.required("red")),
        green: try channel(try components.required("green")),
        blue: try channel(try components.required("blue")), alpha: alpha))
  }

  /// UIKit's property, such as `systemBlueColor`.
  private static func system(_ reader: ValueReader) throws(InputError) -> Color {
    let reference = try reader.string()
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    guard SystemColors.names.contains(name) else {
      throw reader.unknown(
        reference, "system colour", among: SystemColors.names.map { "\($0)Color" })
    }
    return Color(system: name)
  }

  /// Returns a channel of 0 to 1: `0xF1` and `241` are of 255, `0.945` is of 1.
  ///
  /// Xcode writes strings. A bare number is of 1 up to 1, of 255 above (ours).
  private static func channel(_ reader: ValueReader) throws(InputError) -> Double {
    guard case .string(let text) = reader.value.content else { return try unit(reader) }
    if text.utf8.contains(UInt8(ascii: ".")) { return try unit(reader) }
    return try Double(byte(text, reader)) / 255
  }

  /// Returns a number of 1 up to 1, and of 255 above; whole numbers too, as alphas are written.
  private static func unit(_ reader: ValueReader) throws(InputError) -> Double {
    switch reader.value.content {
    case .number(let number): return number > 1 ? number / 255 : number
    case .string(let text) where text.utf8.contains(UInt8(ascii: ".")):
      let isPlain = text.utf8.allSatisfy { $0 >= 0x2B && $0 <= 0x39 && $0 != 0x2C && $0 != 0x2F }
      guard isPlain, let number = Double(text), number.isFinite else { throw mistake(reader) }
      return number
    case .string(let text):
      let byte = try byte(text, reader)
      return byte > 1 || text.hasPrefix("0x") ? Double(byte) / 255 : Double(byte)
    default: throw mistake(reader)
    }
  }

  private static func byte(_ text: String, _ reader: ValueReader) throws(InputError) -> UInt8 {
    let isHex = text.hasPrefix("0x") || text.hasPrefix("0X")
    guard let byte = isHex ? UInt8(text.dropFirst(2), radix: 16) : UInt8(text) else {
      throw mistake(reader)
    }
    return byte
  }

  private static func mistake(_ reader: ValueReader) -> InputError {
    let forms = "a component such as \"0xF1\", \"241\" or \"0.945\""
    guard case .string(let text) = reader.value.content else { return reader.mismatch(forms) }
    return reader.error("expected \(forms), found “\(text)”")
  }
}
