package import A11yTree

/// Settings that differ from an environment, nil where they don't.
package struct EnvironmentChanges: Hashable, Sendable {
  package var width: Double?
  package var height: Double?
  package var displayScale: Double?
  package var idiom: Idiom?
  package var dynamicType: DynamicTypeSize?
  package var colorScheme: ColorScheme?
  package var contrast: ColorSchemeContrast?
  package var legibilityWeight: LegibilityWeight?
  package var layoutDirection: LayoutDirection?
  package var locale: String?

  package init() {}

  /// Returns these changes over others, of which those remain that these leave alone.
  package func over(_ other: EnvironmentChanges) -> EnvironmentChanges {
    var result = self
    result.width = width ?? other.width
    result.height = height ?? other.height
    result.displayScale = displayScale ?? other.displayScale
    result.idiom = idiom ?? other.idiom
    result.dynamicType = dynamicType ?? other.dynamicType
    result.colorScheme = colorScheme ?? other.colorScheme
    result.contrast = contrast ?? other.contrast
    result.legibilityWeight = legibilityWeight ?? other.legibilityWeight
    result.layoutDirection = layoutDirection ?? other.layoutDirection
    result.locale = locale ?? other.locale
    return result
  }

  /// The default environment with these changes.
  ///
  /// A language brings its direction along where none is given, as on iOS.
  package var environment: ScreenEnvironment {
    var result = ScreenEnvironment()
    result.width = width ?? result.width
    result.height = height ?? result.height
    result.displayScale = displayScale ?? result.displayScale
    result.idiom = idiom ?? result.idiom
    result.dynamicType = dynamicType ?? result.dynamicType
    result.colorScheme = colorScheme ?? result.colorScheme
    result.contrast = contrast ?? result.contrast
    result.legibilityWeight = legibilityWeight ?? result.legibilityWeight
    result.locale = locale ?? result.locale
    if let layoutDirection {
      result.layoutDirection = layoutDirection
    } else if let locale {
      result.layoutDirection = LayoutDirection(ofLanguage: locale)
    }
    return result
  }
}

/// Reads environments and the matrix that multiplies them.
package enum EnvironmentReader {
  /// The keys in the order in which a matrix varies them, the last one fastest.
  package static let keys = [
    "device", "width", "height", "displayScale", "idiom", "locale", "layoutDirection",
    "contrast", "legibilityWeight", "colorScheme", "dynamicType",
  ]

  /// The most environments that a matrix may make.
  private static let maximumMatrix = 10_000

  package static func changes(_ reader: ValueReader) throws(InputError) -> EnvironmentChanges {
    let object = try reader.object(keys: keys)
    var changes = EnvironmentChanges()
    for key in keys {
      if let value = object[key] { try set(key, value, &changes) }
    }
    return changes
  }

  /// Returns what a matrix makes of a base environment.
  static func matrix(
    _ reader: ValueReader, base: EnvironmentChanges
  ) throws(InputError) -> [EnvironmentChanges] {
    let object = try reader.object(keys: keys)
    var environments = [base]
    for key in keys {
      guard let values = object[key] else { continue }
      let alternatives = try self.alternatives(key, values)
      guard environments.count * alternatives.count <= maximumMatrix else {
        throw reader.error("more than \(maximumMatrix) environments; leave some out")
      }
      environments = environments.flatMap { environment in
        alternatives.map { $0.over(environment) }
      }
    }
    return environments
  }

  private static func alternatives(
    _ key: String, _ reader: ValueReader
  ) throws(InputError) -> [EnvironmentChanges] {
    if case .string("all") = reader.value.content {
      guard let words = words[key] else {
        throw reader.error("“all” is endless here; list the values")
      }
      var result: [EnvironmentChanges] = []
      for word in words {
        var changes = EnvironmentChanges()
        let value = JSONValue(.string(word), offset: reader.value.offset)
        try set(key, ValueReader(value, keyPath: reader.keyPath, in: reader.file), &changes)
        result.append(changes)
      }
      return result
    }
    guard case .array = reader.value.content else { throw reader.mismatch("a list, or “all”") }
    var result: [EnvironmentChanges] = []
    for element in try reader.elements() {
      var changes = EnvironmentChanges()
      try set(key, element, &changes)
      result.append(changes)
    }
    guard !result.isEmpty else { throw reader.error("the list is empty") }
    return result
  }

  /// The words of the settings that have a fixed number of them.
  package static let words: [String: [String]] = [
    "idiom": Idiom.allCases.map(\.rawValue),
    "dynamicType": DynamicTypeSize.allCases.map(\.rawValue),
    "colorScheme": ColorScheme.allCases.map(\.rawValue),
    "contrast": ColorSchemeContrast.allCases.map(\.rawValue),
    "legibilityWeight": LegibilityWeight.allCases.map(\.rawValue),
    "layoutDirection": LayoutDirection.allCases.map(\.rawValue),
  ]

  /// Reads one setting; the command line's options go the same way.
  package static func set(
    _ key: String, _ reader: ValueReader, _ changes: inout EnvironmentChanges
  ) throws(InputError) {
    switch key {
    case "device": try Device.read(reader).apply(to: &changes)
    case "width": changes.width = try reader.number(in: 1...10_000)
    case "height": changes.height = try reader.number(in: 1...100_000)
    case "displayScale": changes.displayScale = try reader.number(in: 1...4)
    case "idiom": changes.idiom = try reader.word()
    case "dynamicType": changes.dynamicType = try dynamicType(reader)
    case "colorScheme": changes.colorScheme = try reader.word()
    case "contrast": changes.contrast = try reader.word()
    case "legibilityWeight": changes.legibilityWeight = try reader.word()
    case "layoutDirection": changes.layoutDirection = try layoutDirection(reader)
    default: changes.locale = try locale(reader)
    }
  }

  private static func dynamicType(_ reader: ValueReader) throws(InputError) -> DynamicTypeSize {
    let name = try reader.string()
    guard let size = DynamicTypeSize(name: name) else {
      throw reader.unknown(name, "text size", among: DynamicTypeSize.allCases.map(\.rawValue))
    }
    return size
  }

  private static func layoutDirection(
    _ reader: ValueReader
  ) throws(InputError) -> LayoutDirection {
    switch try reader.string() {
    case "ltr": .leftToRight
    case "rtl": .rightToLeft
    default: try reader.word()
    }
  }

  private static func locale(_ reader: ValueReader) throws(InputError) -> String {
    let name = try reader.string()
    do {
      _ = try Speech(locale: name)
    } catch {
      throw reader.error("\(error)")
    }
    return name
  }
}
