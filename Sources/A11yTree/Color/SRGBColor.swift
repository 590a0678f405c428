/// A colour in gamma-encoded sRGB with 8 bits a channel, and how opaque it is.
public struct SRGBColor: Hashable, Sendable {
  /// The red channel, 0 to 255.
  public var red: UInt8
  /// The green channel, 0 to 255.
  public var green: UInt8
  /// The blue channel, 0 to 255.
  public var blue: UInt8
  /// How opaque the colour is, 0 to 1.
  public var alpha: Double

  /// Creates a colour from its channels, opaque unless said.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from a number such as 0xF16E00.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
  }

  /// Opaque white.
  public static let white = SRGBColor(hex: 0xFFFFFF)
  /// Opaque black.
  public static let black = SRGBColor(hex: 0x000000)
  /// A colour that paints nothing.
  public static let clear = SRGBColor(hex: 0x000000, alpha: 0)
}
