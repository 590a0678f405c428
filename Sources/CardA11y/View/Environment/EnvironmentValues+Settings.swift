import A11yTree

/// How much room a screen has along an axis, under SwiftUI's name.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// Whether an app is in front, under SwiftUI's name; here it always is.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// Behind others.
  case background
  /// In front, and interrupted.
  case inactive
  /// In front.
  case active
}

/// How much of a content is hidden, under SwiftUI's name.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the reasons.
  public let rawValue: Int

  /// Creates a set of reasons.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Something stands in for what is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What an app rarely asks for, together, so that the environment stays small to copy.
private struct Settings: Sendable {
  var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  var verticalSizeClass: UserInterfaceSizeClass? = .regular
  var scenePhase = ScenePhase.active
  var redactionReasons: RedactionReasons = []
  var reducesMotion = false
  var reducesTransparency = false
  var differentiatesWithoutColor = false
  var invertsColors = false
  var showsButtonShapes = false
  var showsLargeContent = false
  var hasVoiceOver = true
  var hasSwitchControl = false
}

private struct SettingsKey: EnvironmentKey {
  static let defaultValue = Settings()
}

extension EnvironmentValues {
  private var settings: Settings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }

  /// How much room there is across; little on a phone.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { settings.horizontalSizeClass }
    set { settings.horizontalSizeClass = newValue }
  }

  /// How much room there is down; little on a phone that lies on its side.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { settings.verticalSizeClass }
    set { settings.verticalSizeClass = newValue }
  }

  /// Whether the app is in front.
  public var scenePhase: ScenePhase {
    get { settings.scenePhase }
    set { settings.scenePhase = newValue }
  }

  /// What of the content is hidden.
  public var redactionReasons: RedactionReasons {
    get { settings.redactionReasons }
    set { settings.redactionReasons = newValue }
  }

  /// Whether the person wants less motion.
  public var accessibilityReduceMotion: Bool {
    get { settings.reducesMotion }
    set { settings.reducesMotion = newValue }
  }

  /// Whether the person wants less that shines through.
  public var accessibilityReduceTransparency: Bool {
    get { settings.reducesTransparency }
    set { settings.reducesTransparency = newValue }
  }

  /// Whether the person wants nothing told by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { settings.differentiatesWithoutColor }
    set { settings.differentiatesWithoutColor = newValue }
  }

  /// Whether the person has inverted the colours.
  public var accessibilityInvertColors: Bool {
    get { settings.invertsColors }
    set { settings.invertsColors = newValue }
  }

  /// Whether the person wants buttons to have a visible form.
  public var accessibilityShowButtonShapes: Bool {
    get { settings.showsButtonShapes }
    set { settings.showsButtonShapes = newValue }
  }

  /// Whether content is shown large on a long press.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { settings.showsLargeContent }
    set { settings.showsLargeContent = newValue }
  }

  /// Whether VoiceOver runs; it does unless a view is told otherwise, as it is what is simulated.
  public var accessibilityVoiceOverEnabled: Bool {
    get { settings.hasVoiceOver }
    set { settings.hasVoiceOver = newValue }
  }

  /// Whether Switch Control runs.
  public var accessibilitySwitchControlEnabled: Bool {
    get { settings.hasSwitchControl }
    set { settings.hasSwitchControl = newValue }
  }

  /// Whether any assistive technology runs.
  public var accessibilityEnabled: Bool {
    get { settings.hasVoiceOver || settings.hasSwitchControl }
    set { settings.hasVoiceOver = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: Double { 1 / displayScale }

  /// Creates the settings of a screen.
  package init(_ screen: ScreenEnvironment) {
    self.init()
    dynamicTypeSize = screen.dynamicType
    colorScheme = screen.colorScheme
    colorSchemeContrast = screen.contrast
    legibilityWeight = screen.legibilityWeight
    layoutDirection = screen.layoutDirection
    displayScale = screen.displayScale
    localeIdentifier = screen.locale
    screenHeight = screen.height
    if screen.idiom == .pad { horizontalSizeClass = .regular }
    if screen.idiom == .phone, screen.width > screen.height { verticalSizeClass = .compact }
  }
}
