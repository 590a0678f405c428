/// The transfer curve of sRGB and Display P3, and the roots that it needs.
///
/// Roots are taken by Newton's method with +, × and ÷ only, so that every machine computes the
/// same bits; pow of the C library does not promise that.
enum TransferCurve {
  /// Returns the linear light of a gamma-encoded channel, both 0 to 1; mirrored below 0.
  ///
  /// WCAG 2.2's constant 0.04045. The older 0.03928 gives the same for every 8-bit channel.
  static func linear(_ encoded: Double) -> Double {
    guard encoded >= 0 else { return -linear(-encoded) }
    guard encoded > 0.04045 else { return encoded / 12.92 }
    let fifth = root((encoded + 0.055) / 1.055, 5)
    return power(fifth, 12)
  }

  /// Returns the gamma-encoded channel of a linear light; the inverse of `linear(_:)`.
  static func encoded(_ linear: Double) -> Double {
    guard linear >= 0 else { return -encoded(-linear) }
    guard linear > 0.0031308 else { return linear * 12.92 }
    let twelfth = root(linear, 3).squareRoot().squareRoot()
    return 1.055 * power(twelfth, 5) - 0.055
  }

  /// Returns the linear light of a channel that is encoded with a gamma of 2.2, mirrored below 0.
  static func linearized(gamma22 encoded: Double) -> Double {
    guard encoded >= 0 else { return -linearized(gamma22: -encoded) }
    return power(root(encoded, 5), 11)
  }

  /// Returns the root of a number, negative below 0.
  static func cubeRoot(_ value: Double) -> Double {
    value < 0 ? -root(-value, 3) : root(value, 3)
  }

  private static func root(_ value: Double, _ degree: Int) -> Double {
    guard value > 0, value.isFinite else { return value > 0 ? value : 0 }
    var guess = Double(sign: .plus, exponent: value.exponent / degree + 1, significand: 1)
    while true {
      let next = (Double(degree - 1) * guess + value / power(guess, degree - 1)) / Double(degree)
      guard next < guess else { return guess }
      guess = next
    }
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent { result *= base }
    return result
  }
}
