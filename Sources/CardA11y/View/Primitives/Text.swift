/// A text, under SwiftUI's name.
public struct Text: PrimitiveView, Sendable {
  private let content: String
  private var font: Font?
  private var weight: Font.Weight?
  private var foreground: (any ShapeStyle)?
  private var spacing = LetterSpacing()
  private var isUnderlined: Bool?

  /// Creates a text of a string.
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// Creates a text of a string that is not translated.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Writes the text with the fonts and colours of its place.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let environment = context.environment
    let style = foreground ?? environment.foreground ?? HierarchicalShapeStyle.primary
    let paint = style.paint(in: environment)
    let font = font ?? environment.font ?? .body
    var spec = TextSpec(
      text: content,
      font: font.resolve(in: environment, weight: weight ?? environment.fontWeight),
      color: paint.color, lineLimit: environment.lineLimit)
    spec.pattern = paint.pattern
    spec.isUnderlined = isUnderlined ?? environment.isUnderlined
    spec.face = font.file(in: environment)
    if font.hasOtherWidths, spec.face == nil { spec.band = 0.25 }
    spec.reservedLines = environment.reservedLines
    spec.truncation = environment.truncationMode.place
    spec.minimumScaleFactor = environment.minimumScaleFactor
    spec.tracking = spacing.length(over: environment.spacing)
    spec.lineSpacing = environment.lineSpacing
    spec.alignment = environment.multilineTextAlignment.unit
    context.leaf(.text(spec), name: "Text")
  }

  nonisolated package var string: String { content }
}

extension Text {
  /// Returns the text in a font.
  nonisolated public func font(_ font: Font?) -> Text {
    var result = self
    result.font = font ?? self.font
    return result
  }

  /// Returns the text in a weight.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    var result = self
    result.weight = weight ?? self.weight
    return result
  }

  /// Returns the text in bold.
  nonisolated public func bold() -> Text { fontWeight(.bold) }

  /// Returns the text with its letters wider apart, in points; it goes before `kerning`.
  nonisolated public func tracking(_ tracking: Double) -> Text {
    var result = self
    result.spacing.tracking = tracking.isFinite ? tracking : nil
    return result
  }

  /// Returns the text with its letters wider apart, in points.
  nonisolated public func kerning(_ kerning: Double) -> Text {
    var result = self
    result.spacing.kerning = kerning.isFinite ? kerning : nil
    return result
  }

  /// Returns the text with a line under it.
  nonisolated public func underline(_ isActive: Bool = true) -> Text {
    var result = self
    result.isUnderlined = isUnderlined ?? isActive
    return result
  }

  /// Returns the text in a colour.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    var result = self
    result.foreground = foreground ?? style
    return result
  }

  /// Returns the text in a colour.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return foregroundStyle(color)
  }
}
