/// One setting of an environment, under its name in scenario files.
public struct EnvironmentEntry: Hashable, Sendable {
  /// The name of the setting, as `dynamicType`.
  public let key: String
  /// The value of the setting, as `accessibility3`.
  public let value: String

  /// Creates an entry from a name and a value.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

extension ScreenEnvironment {
  /// Every setting, in the order of the properties.
  public var entries: [EnvironmentEntry] {
    let values: [(String, String)] = [
      ("width", Self.number(width)), ("height", Self.number(height)),
      ("displayScale", Self.number(displayScale)), ("idiom", idiom.rawValue),
      ("dynamicType", dynamicType.rawValue), ("colorScheme", colorScheme.rawValue),
      ("contrast", contrast.rawValue), ("legibilityWeight", legibilityWeight.rawValue),
      ("layoutDirection", layoutDirection.rawValue), ("locale", locale),
    ]
    return values.map { EnvironmentEntry(key: $0.0, value: $0.1) }
  }

  private static func number(_ value: Double) -> String {
    var writer = OutlineWriter()
    writer.number(value)
    return writer.text
  }
}
