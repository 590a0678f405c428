/// A pair of colours that reaches a contrast which another pair missed.
public struct ContrastSuggestion: Hashable, Sendable {
  /// The opaque colour in front.
  public let foreground: SRGBColor
  /// The opaque colour behind.
  public let background: SRGBColor
  /// The contrast of the two, measured.
  public let ratio: ContrastRatio
}

/// Finds the nearest colours that have the contrast which is missing.
public enum ContrastRepair {
  /// Returns pairs that reach a ratio: one with another foreground, one with another background.
  ///
  /// A pair that reaches it already gets none, and a side is left out where even black and white
  /// do not reach it. Translucent colours are replaced by what is seen of them (ours).
  /// - Parameters:
  ///   - foreground: The colour in front.
  ///   - background: The colour behind.
  ///   - minimum: The ratio to reach.
  ///   - page: The opaque colour under a translucent background.
  /// - Returns: At most two pairs, the one with another foreground first.
  public static func suggestions(
    foreground: SRGBColor, background: SRGBColor,
    reaching minimum: Double = ContrastRequirement.aaText.minimum, page: SRGBColor = .white
  ) -> [ContrastSuggestion] {
    let behind = background.over(page)
    let front = foreground.over(behind)
    guard ContrastRatio(front, behind).value < minimum else { return [] }
    var suggestions: [ContrastSuggestion] = []
    if let color = nearest(to: front, against: behind, reaching: minimum) {
      suggestions.append(suggestion(color, behind))
    }
    if let color = nearest(to: behind, against: front, reaching: minimum) {
      suggestions.append(suggestion(front, color))
    }
    return suggestions
  }

  /// Returns the nearest colour of the same hue that has a contrast with another colour.
  ///
  /// Hue and chroma are kept in OKLCH and the lightness is moved as little as possible, darker
  /// before lighter. The chroma is reduced only where sRGB has no such colour.
  /// - Returns: nil where neither black nor white has the contrast.
  public static func nearest(
    to color: SRGBColor, against other: SRGBColor, reaching minimum: Double
  ) -> SRGBColor? {
    let start = OKLab(color)
    let passes = { (lightness: Double) in
      ContrastRatio(self.color(start, lightness), other).value >= minimum
    }
    if passes(start.lightness) { return self.color(start, start.lightness) }
    var best: Double?
    for end in [0.0, 1.0] where passes(end) {
      var failing = start.lightness
      var passing = end
      for _ in 0..<24 {
        let middle = (failing + passing) / 2
        if passes(middle) { passing = middle } else { failing = middle }
      }
      if abs(passing - start.lightness) < abs((best ?? .infinity) - start.lightness) {
        best = passing
      }
    }
    return best.map { self.color(start, $0) }
  }

  private static func color(_ start: OKLab, _ lightness: Double) -> SRGBColor {
    OKLab(lightness: lightness, a: start.a, b: start.b).fitted
  }

  private static func suggestion(
    _ foreground: SRGBColor, _ background: SRGBColor
  ) -> ContrastSuggestion {
    ContrastSuggestion(
      foreground: foreground, background: background,
      ratio: ContrastRatio(foreground, background))
  }
}
