/// A pair of colours that reaches a contrast which another pair missed.
public struct ContrastSuggestion: Hashable, Sendable {
  /// The opaque colour in front.
  public let foreground: SRGBColor
  /// The opaque colour behind.
  public let background: SRGBColor
  /// The contrast of the two, measured.
  public let ratio: ContrastRatio

  /// Measures a pair of opaque colours.
  package init(foreground: SRGBColor, background: SRGBColor) {
    self.foreground = foreground
    self.background = background
    ratio = ContrastRatio(foreground, background)
  }
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
      suggestions.append(ContrastSuggestion(foreground: color, background: behind))
    }
    if let color = nearest(to: behind, against: front, reaching: minimum) {
      suggestions.append(ContrastSuggestion(foreground: front, background: color))
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
      let passing = edge(from: start.lightness, to: end, passes)
      if abs(passing - start.lightness) < abs((best ?? .infinity) - start.lightness) {
        best = passing
      }
    }
    return best.map { self.color(start, $0) }
  }

  /// Returns the nearest colour of the same hue for which a condition holds, nil for none.
  ///
  /// As the other one, for conditions that may hold in the middle and not at the ends, as for a text
  /// over two surfaces: lightnesses are tried outwards, darker before lighter.
  package static func nearest(
    to color: SRGBColor, where isEnough: (SRGBColor) -> Bool
  ) -> SRGBColor? {
    let start = OKLab(color)
    func passes(_ lightness: Double) -> Bool { isEnough(self.color(start, lightness)) }
    if passes(start.lightness) { return self.color(start, start.lightness) }
    for step in 1...steps {
      let distance = Double(step) / Double(steps)
      var found: [Double] = []
      for direction in [-1.0, 1] {
        let end = start.lightness + direction * distance
        let inner = start.lightness + direction * (distance - 1 / Double(steps))
        guard (0...1).contains(inner) else { continue }
        let clamped = min(max(end, 0), 1)
        guard passes(clamped) else { continue }
        found.append(edge(from: inner, to: clamped, passes))
      }
      let best = found.min { abs($0 - start.lightness) < abs($1 - start.lightness) }
      if let best { return self.color(start, best) }
    }
    return nil
  }

  private static let steps = 200

  /// Returns the passing lightness that is nearest to a failing one.
  private static func edge(
    from failing: Double, to passing: Double, _ passes: (Double) -> Bool
  ) -> Double {
    var (failing, passing) = (failing, passing)
    for _ in 0..<24 {
      let middle = (failing + passing) / 2
      if passes(middle) { passing = middle } else { failing = middle }
    }
    return passing
  }

  private static func color(_ start: OKLab, _ lightness: Double) -> SRGBColor {
    OKLab(lightness: lightness, a: start.a, b: start.b).fitted
  }
}
