extension ResolvedFont {
  /// Returns the size that the font has at a text size where nothing limits it, in points.
  ///
  /// - Returns: The size, nil for a font that never scales.
  package func freeSize(at size: DynamicTypeSize) -> Double? {
    switch scaling {
    case .textStyle(let style): style.metrics(at: size).size
    case .relative(let style): style.scaledFontSize(declaredSize, at: size)
    case .fixed: nil
    }
  }
}
