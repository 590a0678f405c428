extension SRGBColor {
  /// Returns the colour that is seen where this one lies over another.
  ///
  /// Source-over in gamma-encoded sRGB, channels rounded half up, as browsers and axe-core do.
  public func over(_ backdrop: SRGBColor) -> SRGBColor {
    if alpha >= 1 { return self }
    let below = backdrop.alpha * (1 - alpha)
    let total = alpha + below
    guard total > 0 else { return .clear }
    let blend = { (upper: UInt8, lower: UInt8) in
      Self.channel((Double(upper) * self.alpha + Double(lower) * below) / total)
    }
    return SRGBColor(
      red: blend(red, backdrop.red), green: blend(green, backdrop.green),
      blue: blend(blue, backdrop.blue), alpha: total)
  }

  /// Creates a colour from gamma-encoded sRGB channels of 0 to 1, clipped to that range.
  init(unitRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(
      red: Self.channel(red * 255), green: Self.channel(green * 255),
      blue: Self.channel(blue * 255), alpha: min(max(alpha, 0), 1))
  }

  /// Creates a colour from a hue, how pure and how bright it is, all between 0 and 1.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let unit = { (value: Double) in value.isFinite ? min(max(value, 0), 1) : 0 }
    let (pure, bright) = (unit(saturation), unit(brightness))
    let channel = { (offset: Double) in
      let place = (offset + unit(hue) * 6).truncatingRemainder(dividingBy: 6)
      return bright * (1 - pure * max(0, min(place, 4 - place, 1)))
    }
    self.init(unitRed: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Rounds a channel half up; what lies outside of 0 to 255 is clipped.
  private static func channel(_ value: Double) -> UInt8 {
    guard value > 0 else { return 0 }
    return UInt8(min((value + 0.5).rounded(.down), 255))
  }
}

extension SRGBColor: CustomStringConvertible {
  /// The colour as CSS writes it: `#F16E00`, `#F16E0080`, or `rgb(60 60 67 / 0.3)`.
  ///
  /// The last form stands where two digits cannot hold the alpha exactly, so that reading a
  /// description gives the colour back.
  public var description: String {
    let rgb = "#" + Self.digits(red) + Self.digits(green) + Self.digits(blue)
    if alpha == 1 { return rgb }
    let rounded = Self.channel(alpha * 255)
    if Double(rounded) / 255 == alpha { return rgb + Self.digits(rounded) }
    return "rgb(\(red) \(green) \(blue) / \(alpha))"
  }

  private static func digits(_ channel: UInt8) -> String {
    let digits = String(channel, radix: 16, uppercase: true)
    return channel < 16 ? "0" + digits : digits
  }
}
