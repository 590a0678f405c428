/// How a colour is mixed with what lies under it, under SwiftUI's name.
///
/// The separable modes of W3C's Compositing and Blending Level 1 that cards use; each mixes the
/// gamma-encoded channels.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The upper colour alone.
  case normal
  /// The product of the two: never lighter than either.
  case multiply
  /// The inverse of the product of the inverses: never darker than either.
  case screen
  /// Multiplied where the lower one is dark, screened where it is light.
  case overlay

  /// Returns the mix of a lower and an upper channel, both 0 to 1.
  func mix(_ lower: Double, _ upper: Double) -> Double {
    switch self {
    case .normal: upper
    case .multiply: lower * upper
    case .screen: lower + upper - lower * upper
    case .overlay:
      lower <= 0.5 ? 2 * lower * upper : 1 - 2 * (1 - lower) * (1 - upper)
    }
  }
}

extension SRGBColor {
  /// Returns the colour that is seen where this one is blended with another.
  ///
  /// As `over(_:)`, of which every mode but `.normal` first mixes the two where both are.
  public func blended(_ mode: BlendMode, over backdrop: SRGBColor) -> SRGBColor {
    guard mode != .normal else { return over(backdrop) }
    var mixed = self
    let share = backdrop.alpha
    let blend = { (lower: UInt8, upper: UInt8) in
      let (lower, upper) = (Double(lower) / 255, Double(upper) / 255)
      return (1 - share) * upper + share * mode.mix(lower, upper)
    }
    let below = backdrop.alpha * (1 - alpha)
    let total = alpha + below
    guard total > 0 else { return .clear }
    let seen = { (lower: UInt8, upper: UInt8) in
      (self.alpha * blend(lower, upper) + below * Double(lower) / 255) / total
    }
    mixed = SRGBColor(
      unitRed: seen(backdrop.red, red), green: seen(backdrop.green, green),
      blue: seen(backdrop.blue, blue))
    mixed.alpha = total
    return mixed
  }

  /// Returns the colour with its alpha multiplied.
  package func multiplyingAlpha(by opacity: Double) -> SRGBColor {
    var result = self
    result.alpha *= opacity
    return result
  }
}
