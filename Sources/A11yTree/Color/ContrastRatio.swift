/// The contrast of two colours as WCAG 2.2 defines it, 1 to 21, never rounded.
///
/// (L1 + 0.05) / (L2 + 0.05) of their relative luminances, the lighter one first.
public struct ContrastRatio: Hashable, Sendable, Comparable {
  /// The ratio, 1 to 21.
  public let value: Double

  /// Creates the ratio of two opaque colours, in either order; their alpha is not looked at.
  public init(_ first: SRGBColor, _ second: SRGBColor) {
    let one = first.relativeLuminance
    let other = second.relativeLuminance
    value = (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns whether the ratio is at least what a requirement asks for.
  public func passes(_ requirement: ContrastRequirement) -> Bool {
    value >= requirement.minimum
  }

  /// Returns whether a ratio is the smaller of the two.
  public static func < (left: ContrastRatio, right: ContrastRatio) -> Bool {
    left.value < right.value
  }
}

extension ContrastRatio {
  /// Returns the contrasts of many pairs, each as `contrastRatio(on:page:)` has it.
  ///
  /// - Parameters:
  ///   - foregrounds: The colours in front.
  ///   - backgrounds: The colours behind, each under the foreground of its place.
  ///   - page: The opaque colour under translucent backgrounds.
  /// - Returns: One ratio a pair; as many as the shorter list has.
  public static func measure(
    _ foregrounds: [SRGBColor], on backgrounds: [SRGBColor], page: SRGBColor = .white
  ) -> [ContrastRatio] {
    let count = min(foregrounds.count, backgrounds.count)
    return [ContrastRatio](unsafeUninitializedCapacity: count) { buffer, initialized in
      for (place, front) in foregrounds.prefix(count).enumerated() {
        let back = backgrounds[place]
        let ratio =
          front.alpha >= 1 && back.alpha >= 1
          ? ContrastRatio(front, back) : front.contrastRatio(on: back, page: page)
        buffer.initializeElement(at: place, to: ratio)
      }
      initialized = count
    }
  }
}

extension ContrastRatio: CustomStringConvertible {
  /// The ratio with two decimals, rounded down, so that 4.499 never reads as a passing 4.50.
  public var description: String { Decimals.floored(value) }
}

extension SRGBColor {
  /// The relative luminance of the opaque colour, 0 to 1 (WCAG 2.2).
  public var relativeLuminance: Double {
    let linear = Self.linearChannels
    return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
  }

  /// Returns the contrast that is seen where this colour lies over another.
  ///
  /// - Parameters:
  ///   - background: What lies under this colour.
  ///   - page: The opaque colour under a translucent background.
  /// - Returns: The ratio of the two as they are seen.
  public func contrastRatio(
    on background: SRGBColor, page: SRGBColor = .white
  ) -> ContrastRatio {
    let seen = background.over(page)
    return ContrastRatio(over(seen), seen)
  }

  /// The linear light of each 8-bit channel.
  private static let linearChannels: [Double] = (0...255).map {
    TransferCurve.linear(Double($0) / 255)
  }
}

/// Numbers with a fixed count of decimals, whatever the locale.
package enum Decimals {
  /// Returns a number with two decimals, rounded down.
  package static func floored(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded(.down))
    let size = hundredths.magnitude
    let rest = size % 100
    return "\(hundredths < 0 ? "-" : "")\(size / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
