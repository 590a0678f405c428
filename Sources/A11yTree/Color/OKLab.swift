/// A colour in OKLab, where equal distances look about equally far apart.
///
/// Hue and chroma are the angle and the length of (a, b). Source: Björn Ottosson, "A perceptual
/// color space for image processing", 2020.
struct OKLab {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates the place of an opaque colour.
  ///
  /// A gray stays one: the published matrices would give it a chroma of a millionth.
  init(_ color: SRGBColor) {
    let red = TransferCurve.linear(Double(color.red) / 255)
    let green = TransferCurve.linear(Double(color.green) / 255)
    let blue = TransferCurve.linear(Double(color.blue) / 255)
    let long = TransferCurve.cubeRoot(
      0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = TransferCurve.cubeRoot(
      0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = TransferCurve.cubeRoot(
      0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    if color.red == color.green, color.green == color.blue { (a, b) = (0, 0) }
  }

  /// The colour in linear sRGB, which may lie outside of 0 to 1.
  var linearRGB: (red: Double, green: Double, blue: Double) {
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let middle = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short
    )
  }

  /// The nearest colour of the same hue and lightness that sRGB has: the chroma is reduced until
  /// it does.
  var fitted: SRGBColor {
    if isInGamut { return clipped }
    var inside = 0.0
    var outside = 1.0
    for _ in 0..<16 {
      let share = (inside + outside) / 2
      if scaled(by: share).isInGamut { inside = share } else { outside = share }
    }
    return scaled(by: inside).clipped
  }

  private var isInGamut: Bool {
    let (red, green, blue) = linearRGB
    return min(red, green, blue) >= -1e-5 && max(red, green, blue) <= 1 + 1e-5
  }

  private var clipped: SRGBColor {
    if a == 0, b == 0 {
      let gray = TransferCurve.encoded(cube(lightness))
      return SRGBColor(unitRed: gray, green: gray, blue: gray)
    }
    let (red, green, blue) = linearRGB
    return SRGBColor(
      unitRed: TransferCurve.encoded(red), green: TransferCurve.encoded(green),
      blue: TransferCurve.encoded(blue))
  }

  private func scaled(by share: Double) -> OKLab {
    OKLab(lightness: lightness, a: a * share, b: b * share)
  }

  private func cube(_ value: Double) -> Double { value * value * value }
}
