extension TextStyle {
  /// Returns the factor by which a text size scales fonts and lengths relative to the style.
  ///
  /// It is a ratio of leadings, not of font sizes: what UIFontMetrics, `@ScaledMetric` and
  /// `Font.custom(_:size:relativeTo:)` use (OpenSwiftUI, FontDefinition.swift).
  package func metricScale(at size: DynamicTypeSize) -> Double {
    metrics(at: size).leading / metrics(at: .large).leading
  }

  /// Returns the size of a custom font that is scaled as the style is: a whole number of points.
  ///
  /// A font of 17 points relative to body is 48 points at accessibility5, where body is 53.
  package func scaledFontSize(_ declaredSize: Double, at size: DynamicTypeSize) -> Double {
    (declaredSize * metricScale(at: size)).rounded()
  }

  /// Returns a length that is scaled as the style is, to the nearest pixel, in points.
  ///
  /// The rounding of `@ScaledMetric` and `UIFontMetrics.scaledValue`, half away from zero.
  package func scaledLength(
    _ length: Double, at size: DynamicTypeSize, displayScale: Double
  ) -> Double {
    guard displayScale > 0 else { return length * metricScale(at: size) }
    return (length * metricScale(at: size) * displayScale).rounded() / displayScale
  }
}
