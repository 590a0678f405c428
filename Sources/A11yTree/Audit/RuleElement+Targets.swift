/// Controls as targets for a finger.
extension RuleElement {
  /// Whether it is a link beside a text on the same line, whose height the text decides.
  var isLinkInText: Bool {
    guard traits.contains(.isLink), !traits.contains(.isButton) else { return false }
    return textBeside != nil
  }

  /// Whether a finger has to hit it, at a place that is known; what is disabled takes no touch.
  var isTarget: Bool { isControl && isFramed && !isDisabled }

  /// The size of its frame, in points.
  var size: Size { Size(width: node.frame.width, height: node.frame.height) }

  /// Judges whether a target is as wide and as high as a size in points.
  func judgeSize(_ side: Double, _ small: (Measure, Measure) -> Judgement) -> Judgement {
    guard isTarget else { return .inapplicable }
    let measured = Measure.size(size)
    let required = Measure.size(Size(width: side, height: side))
    // Sums of layout may miss a whole number by rounding.
    let least = side - context.thresholds.targetTolerance - 1e-6
    guard min(size.width, size.height) < least else {
      return .passed(measured: measured, required: required)
    }
    return isLinkInText ? .inapplicable : small(measured, required)
  }
}
