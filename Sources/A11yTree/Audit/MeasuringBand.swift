/// How far the width of a text may lie from the measured one.
///
/// Inter with Apple's tracking gives the widths of real labels within ±3 % (facts: platform.md
/// §5.1); what holds only with the measured widths is for a person to judge.
package enum MeasuringBand {
  /// The share of a width, to either side.
  package static let share = 0.03

  /// The reason of what lies inside of it.
  static let reason = "measuring-band"

  /// Less than a pixel is rounding, in points.
  static let pixel = 0.5
}

extension RuleElement {
  /// By how much its width may be off for its texts, in points.
  var widthBand: Double {
    var widest = 0.0
    for item in painted {
      if case .text = item.content { widest = max(widest, item.frame.width) }
    }
    return widest * MeasuringBand.share
  }
}

extension Rect {
  /// Returns by how much a rectangle reaches out of this one at the side where it does most.
  func overhang(of inner: Rect) -> Overhang {
    Overhang(
      across: max(x - inner.x, inner.maxX - maxX, 0), along: max(y - inner.y, inner.maxY - maxY, 0))
  }

  /// By how much something reaches out, in points.
  struct Overhang: Hashable, Sendable {
    /// To the left or to the right.
    var across: Double
    /// At the top or at the bottom.
    var along: Double

    /// Whether it is more than rounding.
    var isSeen: Bool { max(across, along) > MeasuringBand.pixel }
  }
}
