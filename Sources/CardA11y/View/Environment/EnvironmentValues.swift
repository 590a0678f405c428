public import A11yTree

/// The settings at a place of the view tree, under SwiftUI's names.
public struct EnvironmentValues {
  /// The text size that the person has chosen.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// Whether contrast is increased.
  public var colorSchemeContrast = ColorSchemeContrast.standard
  /// Whether text is bold throughout.
  public var legibilityWeight: LegibilityWeight? = .regular
  /// Where lines begin.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Pixels a point.
  public var displayScale = 3.0
  /// The language as a BCP 47 tag.
  package var localeIdentifier = "en"
  /// Whether controls can be operated.
  public var isEnabled = true
  /// The font of texts that declare none, nil for body.
  public var font: Font?
  /// The most lines of a text, nil for any number.
  public var lineLimit: Int?
  /// Where a text is cut.
  public var truncationMode = Text.TruncationMode.tail
  /// To which part of its size a font may shrink before a text is cut, above 0 to 1.
  public var minimumScaleFactor = 1.0
  /// What is added between the lines of a text, in points.
  public var lineSpacing = 0.0
  /// Where the lines of a text of several lines begin.
  public var multilineTextAlignment = TextAlignment.leading
  /// Takes the sheet around away; without one nothing happens.
  public internal(set) var dismiss = DismissAction()
  /// For how many lines a text has room at the least.
  package var reservedLines = 1
  package var spacing = LetterSpacing()
  /// The system whose colours are meant.
  public var systemColors = SystemColors.Generation.iOS26
  package var foreground: (any ShapeStyle)?
  package var fontWeight: Font.Weight?
  package var isUnderlined = false
  package var buttonStyle: (any ButtonStyle)?
  package var stackAxis: StackAxis?
  /// The height of the screen, in points.
  var screenHeight = 0.0
  /// Changes what the views became, before it is laid out; nil for nothing.
  package var alteration: (@MainActor (inout RenderTree) -> Void)?
  var picker: PickerOptions?
  var navigation: NavigationPlace?
  private var custom: [ObjectIdentifier: Any] = [:]

  /// Creates the default settings.
  public init() {}

  /// The value of a key, its default where none was set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The model of a type that a view further out has given, nil where none has.
  package func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    custom[ObjectIdentifier(type)] as? Object
  }

  /// Gives the views inside a model, by its type.
  package mutating func setObject<Object: AnyObject>(_ object: Object?) {
    custom[ObjectIdentifier(Object.self)] = object
  }

  /// The settings where lowering or an action is; only the main actor does either.
  nonisolated(unsafe) static var current = EnvironmentValues()
}

/// A setting that an app adds to the environment.
public protocol EnvironmentKey {
  /// The type of the setting.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}
