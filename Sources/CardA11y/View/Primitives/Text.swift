/// A text, under SwiftUI's name.
public struct Text: PrimitiveView, _LocatedView, Sendable {
  private let content: Content
  private var font: Font?
  private var weight: Font.Weight?
  private var foreground: (any ShapeStyle)?
  private var spacing = LetterSpacing()
  private var isUnderlined: Bool?
  /// The line on which the text was written.
  public var _source: _SourceMark?

  private enum Content: Sendable {
    case string(String)
    case key(LocalizedStringKey)
    case computed(@Sendable (EnvironmentValues) -> String)
  }

  /// Creates a text that may be translated.
  ///
  /// - Parameters:
  ///   - key: The text, or what stands for it in a table.
  ///   - tableName: The table; as none is read, the key shows itself.
  ///   - comment: What is said to those who translate.
  ///   - file: The file on which findings are reported.
  ///   - line: The line on which findings are reported.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil,
    file: String = #fileID, line: Int = #line
  ) {
    content = .key(key)
    _source = _SourceMark(file, line)
  }

  /// Creates a text of a string.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.content = .string(String(content))
  }

  /// Creates a text of a string that is not translated.
  public init(verbatim content: String) {
    self.content = .string(content)
  }

  /// Creates a text that depends on the environment.
  package init(computing compute: @escaping @Sendable (EnvironmentValues) -> String) {
    content = .computed(compute)
  }

  /// Writes the text with the fonts and colours of its place.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let environment = context.environment
    let style = foreground ?? environment.foreground ?? HierarchicalShapeStyle.primary
    let paint = style.paint(in: environment)
    let font = font ?? environment.font ?? .body
    var spec = TextSpec(
      text: string(in: environment),
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
    context.at(_source) { $0.leaf(.text(spec), name: "Text") }
  }

  /// Returns what the text shows in an environment.
  package func string(in environment: EnvironmentValues) -> String {
    switch content {
    case .string(let text): text
    case .key(let key): key.string(in: environment)
    case .computed(let compute): compute(environment)
    }
  }
}

extension Text {
  /// Returns the text in a font.
  public func font(_ font: Font?) -> Text {
    var result = self
    result.font = font ?? self.font
    return result
  }

  /// Returns the text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var result = self
    result.weight = weight ?? self.weight
    return result
  }

  /// Returns the text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Returns the text with its letters wider apart, in points; it goes before `kerning`.
  public func tracking(_ tracking: Double) -> Text {
    var result = self
    result.spacing.tracking = tracking.isFinite ? tracking : nil
    return result
  }

  /// Returns the text with its letters wider apart, in points.
  public func kerning(_ kerning: Double) -> Text {
    var result = self
    result.spacing.kerning = kerning.isFinite ? kerning : nil
    return result
  }

  /// Returns the text with a line under it.
  public func underline(_ isActive: Bool = true) -> Text {
    var result = self
    result.isUnderlined = isUnderlined ?? isActive
    return result
  }

  /// Returns the text in a colour.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    var result = self
    result.foreground = foreground ?? style
    return result
  }

  /// Returns the text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return foregroundStyle(color)
  }
}
