/// Conversions from the colour spaces of CSS Color 4 to gamma-encoded sRGB.
///
/// What sRGB does not have is clipped channel by channel, as axe-core does before it measures.
enum ColorSpaces {
  typealias Triple = (Double, Double, Double)

  /// Returns the encoded sRGB channels of encoded Display P3 channels, not clipped.
  static func srgb(displayP3 color: Triple) -> Triple {
    srgb(xyz: linearP3ToXYZ(map(color, TransferCurve.linear)))
  }

  /// Returns the encoded sRGB channels of a colour in XYZ with the white D65.
  static func srgb(xyz color: Triple) -> Triple {
    let (x, y, z) = color
    return map(
      (
        3.2409699419 * x - 1.5373831776 * y - 0.4986107603 * z,
        -0.9692436363 * x + 1.8759675015 * y + 0.0415550574 * z,
        0.0556300797 * x - 0.2039769589 * y + 1.0569715142 * z
      ), TransferCurve.encoded)
  }

  /// Returns the encoded sRGB channels of a hue in degrees, a saturation and a lightness of 0 to 1.
  static func srgb(hue: Double, saturation: Double, lightness: Double) -> Triple {
    let turned = (hue / 30).truncatingRemainder(dividingBy: 12)
    let reach = saturation * min(lightness, 1 - lightness)
    let channel = { (offset: Double) in
      let place = (offset + turned + 12).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return (channel(0), channel(8), channel(4))
  }

  /// Returns the encoded sRGB channels of a hue in degrees with shares of white and black.
  static func srgb(hue: Double, whiteness: Double, blackness: Double) -> Triple {
    guard whiteness + blackness < 1 else {
      let gray = whiteness / (whiteness + blackness)
      return (gray, gray, gray)
    }
    let pure = srgb(hue: hue, saturation: 1, lightness: 0.5)
    return map(pure) { $0 * (1 - whiteness - blackness) + whiteness }
  }

  /// Returns the encoded sRGB channels of CIE Lab with the white D50, as CSS defines it.
  static func srgb(lab lightness: Double, _ a: Double, _ b: Double) -> Triple {
    let middle = (lightness + 16) / 116
    let inverse = { (value: Double) in
      value > 6.0 / 29 ? value * value * value : (116 * value - 16) / (24389.0 / 27)
    }
    let x = inverse(middle + a / 500) * 0.3457 / 0.3585
    let y = inverse(middle)
    let z = inverse(middle - b / 200) * 0.2958 / 0.3585
    return srgb(
      xyz: (
        0.9554734214880752 * x - 0.02309845494876471 * y + 0.06325924320057072 * z,
        -0.0283697093338637 * x + 1.0099953980813041 * y + 0.021041441191917323 * z,
        0.012314014864481998 * x - 0.020507649298898964 * y + 1.330365926242124 * z
      ))
  }

  /// Returns the encoded sRGB channels of OKLab.
  static func srgb(oklab lightness: Double, _ a: Double, _ b: Double) -> Triple {
    map(OKLab(lightness: lightness, a: a, b: b).linearRGB, TransferCurve.encoded)
  }

  /// Returns the rectangular form of a chroma and a hue in degrees.
  static func rectangular(chroma: Double, hue: Double) -> (a: Double, b: Double) {
    (chroma * cosine(hue), chroma * cosine(hue - 90))
  }

  static func map(_ triple: Triple, _ transform: (Double) -> Double) -> Triple {
    (transform(triple.0), transform(triple.1), transform(triple.2))
  }

  private static func linearP3ToXYZ(_ color: Triple) -> Triple {
    let (red, green, blue) = color
    return (
      0.4865709486 * red + 0.2656676932 * green + 0.1982172852 * blue,
      0.2289745641 * red + 0.6917385218 * green + 0.0792869141 * blue,
      0.0451133819 * green + 1.0439443689 * blue
    )
  }

  /// Sums the series, as the C library's cosine need not be the same on every machine.
  private static func cosine(_ degrees: Double) -> Double {
    var angle = abs(degrees.truncatingRemainder(dividingBy: 360))
    if angle > 180 { angle = 360 - angle }
    if angle > 90 { return -cosine(180 - angle) }
    let square = angle * angle * (Double.pi / 180) * (Double.pi / 180)
    var sum = 1.0
    var term = 1.0
    for step in stride(from: 1.0, to: 24, by: 2) {
      term *= -square / (step * (step + 1))
      sum += term
    }
    return sum
  }
}
