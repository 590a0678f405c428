import A11yTree

extension View {
  /// Gives the texts inside a font.
  nonisolated public func font(_ font: Font?) -> some View {
    EnvironmentModifier(content: self) { $0.font = font }
  }

  /// Gives the texts inside a weight.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentModifier(content: self) { $0.fontWeight = weight }
  }

  /// Sets the texts inside in bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Gives the texts, symbols and shapes inside a colour.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    EnvironmentModifier(content: self) { $0.foreground = style }
  }

  /// Gives the texts, symbols and shapes inside a colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentModifier(content: self) { $0.foreground = color ?? $0.foreground }
  }

  /// Draws a line under the texts inside.
  nonisolated public func underline(_ isActive: Bool = true) -> some View {
    EnvironmentModifier(content: self) { $0.isUnderlined = isActive }
  }

  /// Says where the lines of the texts inside begin.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentModifier(content: self) { $0.multilineTextAlignment = alignment }
  }

  /// Sets the letters inside wider apart, in points; it goes before `kerning`.
  nonisolated public func tracking(_ tracking: Double) -> some View {
    EnvironmentModifier(content: self) { $0.spacing.tracking = tracking.isFinite ? tracking : nil }
  }

  /// Sets the letters inside wider apart, in points.
  nonisolated public func kerning(_ kerning: Double) -> some View {
    EnvironmentModifier(content: self) { $0.spacing.kerning = kerning.isFinite ? kerning : nil }
  }

  /// Sets the text size inside, whatever the person has chosen.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    EnvironmentModifier(content: self) { $0.dynamicTypeSize = size }
  }

  /// Keeps the text size inside within a range; several ranges leave what is in all of them.
  nonisolated public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>)
    -> some View
  {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return EnvironmentModifier(content: self) { values in
      guard let least = sizes.first, let most = sizes.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
    }
  }
}

/// How far letters stand apart beside what the font says, in points.
package struct LetterSpacing: Sendable {
  var tracking: Double?
  var kerning: Double?

  /// Returns what is added to every advance, in points, by these over those further out.
  func length(over outer: LetterSpacing) -> Double {
    tracking ?? kerning ?? outer.tracking ?? outer.kerning ?? 0
  }
}
