import A11yTree

extension View {
  /// Gives the texts inside a font.
  public func font(_ font: Font?) -> some View {
    EnvironmentModifier(content: self) { $0.font = font }
  }

  /// Gives the texts inside a weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentModifier(content: self) { $0.fontWeight = weight }
  }

  /// Sets the texts inside in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Gives the texts, symbols and shapes inside a colour.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    EnvironmentModifier(content: self) { $0.foreground = style }
  }

  /// Gives the texts, symbols and shapes inside a colour.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentModifier(content: self) { $0.foreground = color ?? $0.foreground }
  }

  /// Draws a line under the texts inside.
  public func underline(_ isActive: Bool = true) -> some View {
    EnvironmentModifier(content: self) { $0.isUnderlined = isActive }
  }

  /// Limits the lines of the texts inside, nil for any number.
  public func lineLimit(_ limit: Int?) -> some View {
    EnvironmentModifier(content: self) { $0.lineLimit = limit.map { max(1, $0) } }
  }

  /// Says where the lines of the texts inside begin.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentModifier(content: self) { $0.multilineTextAlignment = alignment }
  }

  /// Changes a setting of the environment inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModifier(content: self) { $0[keyPath: keyPath] = value }
  }
}
