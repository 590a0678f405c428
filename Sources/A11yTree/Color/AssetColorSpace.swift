/// The colour spaces of asset catalogues, by their names in `Contents.json`.
package enum AssetColorSpace: String, CaseIterable, Sendable {
  case srgb
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case displayP3 = "display-p3"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// Whether a colour has one component, `white`, instead of three.
  package var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

  /// Returns the colour of components, 0 to 1; what sRGB does not have is clipped.
  ///
  /// Extended gray shares sRGB's curve (ours).
  package func color(red: Double, green: Double, blue: Double, alpha: Double) -> SRGBColor {
    let triple = (red, green, blue)
    let (red, green, blue) =
      switch self {
      case .srgb, .extendedSRGB, .extendedGray: triple
      case .extendedLinearSRGB: ColorSpaces.map(triple, TransferCurve.encoded)
      case .displayP3: ColorSpaces.srgb(displayP3: triple)
      case .grayGamma22:
        ColorSpaces.map(triple) { TransferCurve.encoded(TransferCurve.linearized(gamma22: $0)) }
      }
    return SRGBColor(unitRed: red, green: green, blue: blue, alpha: alpha)
  }
}
